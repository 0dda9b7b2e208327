import { defineConfig } from 'vitest/config';

/* Real browser, real server. Needs a build (`npm run build`) and Chromium (or CHROMIUM). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Two cores: two browsers, which mostly wait for motion to end.
    maxWorkers: 2,
  },
});
