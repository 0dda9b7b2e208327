// Runs the rule tests for each mutant of a sample, all in one process; scripts/mutate.mjs makes it a test file of the copy.
import { appendFileSync, readFileSync } from 'node:fs';

const { files, mutants, found, vitest } = JSON.parse(readFileSync('sample.json', 'utf8'));
globalThis.vitestItself = vitest;
const { test, vi } = await import(/* @vite-ignore */ vitest);
globalThis.__stryker__ ??= {};
globalThis.ruleTests ??= { all: [], titles: [] };
const switches = globalThis.__stryker__;
const recorded = globalThis.ruleTests;

/** All rule tests as they are with the active mutant; a file that cannot even be loaded is a test that fails. */
async function load() {
  vi.resetModules();
  recorded.all = [];
  recorded.titles = [];
  for (const file of files) {
    try {
      await import(/* @vite-ignore */ file);
    } catch (error) {
      recorded.titles = [];
      recorded.all.unshift({
        name: `${file} cannot be loaded`,
        run: () => {
          throw error;
        },
      });
    }
  }
  return recorded.all;
}

/** The first test that fails, by name. */
async function failing(tests) {
  for (const { name, run } of tests) {
    try {
      await run();
    } catch (error) {
      return `${name}: ${String(error?.message ?? error).split('\n')[0]}`;
    }
  }
  return undefined;
}

test('mutants', { timeout: 0 }, async () => {
  let tests = await load();
  const cost = new Map();
  for (const { name, run } of tests) {
    switches.currentTestId = name;
    const started = performance.now();
    await run();
    cost.set(name, performance.now() - started);
  }
  switches.currentTestId = undefined;
  const { perTest, static: atLoad } = structuredClone(switches.mutantCoverage);
  const cheapFirst = (some) => some.toSorted((a, b) => (cost.get(a.name) ?? 0) - (cost.get(b.name) ?? 0));
  tests = cheapFirst(tests);
  for (const { id, name } of mutants) {
    const covering = tests.filter((each) => perTest[each.name]?.[id] !== undefined);
    const hits = covering.reduce((sum, each) => sum + perTest[each.name][id], atLoad[id] ?? 0);
    let by;
    appendFileSync(found, `${JSON.stringify({ name, status: 'Timeout' })}\n`);
    switches.activeMutant = id;
    switches.hitCount = 0;
    // What comes by so often is an endless loop.
    switches.hitLimit = Math.max(100_000, 100 * hits);
    if (atLoad[id] !== undefined) {
      by = await failing(cheapFirst(await load()));
      switches.activeMutant = undefined;
      tests = cheapFirst(await load());
    } else by = await failing(covering);
    switches.activeMutant = undefined;
    const status = by !== undefined ? 'Killed' : hits > 0 ? 'Survived' : 'NoCoverage';
    appendFileSync(found, `${JSON.stringify({ name, status, by })}\n`);
  }
});
