import { defineConfig } from 'vitest/config';

/** Whole servers that are killed, frozen and cut off under load: they need the machine for themselves. */
const processes = [
  'packages/server/test/kill.test.ts',
  'packages/server/test/three-nodes.test.ts',
  'packages/server/test/tournament-kill.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As many as the smallest machine that runs them has cores.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'], exclude: processes },
      },
      {
        extends: true,
        test: { name: 'processes', include: processes, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
