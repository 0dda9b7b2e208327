import { defineConfig } from 'vitest/config';

/** What a click costs is measured on a machine that does nothing else. */
const measured = ['budgets.test.ts'];

/* Real browser, real server. Needs a build (`npm run build`) and Chromium (or CHROMIUM). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A shared machine may hold a browser up for seconds: what fails twice is broken.
    retry: 1,
    // Two cores: two browsers, which mostly wait for motion to end.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'e2e', include: ['*.test.ts'], exclude: measured } },
      { extends: true, test: { name: 'budgets', include: measured, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
