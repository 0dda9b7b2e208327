import { defineConfig } from 'vitest/config';
import { inlineAt } from './scripts/inline-at.mjs';

/** Whole servers that are killed, frozen and cut off under load: they need the machine for themselves. */
const processes = [
  'packages/server/test/kill.test.ts',
  'packages/server/test/three-nodes.test.ts',
  'packages/server/test/tournament-kill.test.ts',
];

/** Packages of pure functions: their tests share modules that are loaded once, because nothing that one does can reach another. */
const pure = ['kernel', 'amerigo', 'pirates', 'yamatai', 'efemeris', 'bots', 'table', 'protocol', 'tournament'].map(
  (name) => `packages/${name}/test/**/*.test.ts`,
);

/** Servers, in this process or in others. */
const servers = ['packages/server/test/**/*.test.ts', 'packages/cli/test/desk.test.ts', 'packages/web/test/{fifth-game,link}.test.ts'];

/** The programs that those servers are made of. */
const globalSetup = 'packages/server/test/support/build.ts';

export default defineConfig({
  // As it is built.
  plugins: [inlineAt()],
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As many as the smallest machine that runs them has cores.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, isolate: false },
      },
      {
        extends: true,
        test: { name: 'unit', include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'], exclude: [...pure, ...servers] },
      },
      {
        extends: true,
        test: { name: 'servers', include: servers, exclude: processes, globalSetup },
      },
      {
        extends: true,
        test: { name: 'processes', include: processes, globalSetup, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
