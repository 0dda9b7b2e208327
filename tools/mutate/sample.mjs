// Every mutant of a game's rules, in an order that a seed decides: the first N of it are a uniform sample, whatever N is.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { strykerPlugins } from './ignore-words.mjs';

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };
const [ignorer] = strykerPlugins.map(({ value }) => value);

/** What tells a mutant from all others, in whatever process it is made. */
export function nameOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = fileName.slice(fileName.indexOf('packages/'));
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}

/** The files with a switch at every mutant, and the mutants in the order of a seed. */
export async function instrumented(files, excludedMutations, seed) {
  const { mutants, files: contents } = await new Instrumenter(silent).instrument(
    files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, excludedMutations, ignorers: [ignorer], noHeader: false },
  );
  const order = ({ name }) => createHash('sha256').update(`${seed}\0${name}`).digest('hex');
  return {
    contents,
    mutants: mutants
      .filter(({ status }) => status === undefined)
      .map((mutant) => ({ id: mutant.id, name: nameOf(mutant) }))
      .sort((one, other) => (order(one) < order(other) ? -1 : 1)),
  };
}
