// Lets only the mutants of the running batch come to the tests; all others are put aside as if they did not compile.
import { readFileSync } from 'node:fs';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { nameOf } from './sample.mjs';

class OnlySampled {
  #wanted = new Set();

  async init() {
    this.#wanted = new Set(JSON.parse(readFileSync('sample.json', 'utf8')));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const verdict = (mutant) =>
      this.#wanted.has(nameOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sampled', OnlySampled)];
