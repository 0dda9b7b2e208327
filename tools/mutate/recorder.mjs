// Stands in for Vitest while a sample runs: takes down the rule tests instead of running them, so that one process can run each
// of them for one mutant after the other. `expect` is Vitest's own.
const NAMES_A_RULE = /\b[A-Z]{2}X?-[A-Z]?\d+/;

globalThis.ruleTests ??= { all: [], titles: [] };
const taken = globalThis.ruleTests;

const written = (title, row) => {
  let i = 0;
  return String(title)
    .replace(/%[sdifjo]/g, () => String(row[i++]))
    .replace(/\$(\w+)/g, (whole, key) => String(row[0]?.[key] ?? whole));
};
const rowOf = (row) => (Array.isArray(row) ? row : [row]);

export function describe(title, body) {
  taken.titles.push(title);
  body();
  taken.titles.pop();
}
describe.each = (rows) => (title, body) => {
  for (const row of rows) describe(written(title, rowOf(row)), () => body(...rowOf(row)));
};

export function test(title, ...rest) {
  const name = [...taken.titles, title].join(' ');
  if (NAMES_A_RULE.test(name)) taken.all.push({ name, run: rest.find((part) => typeof part === 'function') });
}
test.each = (rows) => (title, body) => {
  for (const row of rows) test(written(title, rowOf(row)), () => body(...rowOf(row)));
};

export const { expect } = await import(/* @vite-ignore */ globalThis.vitestItself);
