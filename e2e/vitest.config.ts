import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a click costs is measured on a machine that does nothing else. */
const measured = ['budgets.test.ts'];

/** Short to read and long to run: first, or one browser would be left alone with them at the end (the longest to read go first by themselves). */
const long = ['efemeris.test.ts', 'pages.test.ts', 'boards.test.ts'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => long.includes(basename(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
    sequence: { sequencer: LongFirst },
    projects: [
      { extends: true, test: { name: 'e2e', include: ['*.test.ts'], exclude: measured } },
      { extends: true, test: { name: 'budgets', include: measured, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
