// `npm run bench [-- --json]`: measurements side by side in one run, never a test.
// `npm run bench:load`: the same for the server under load.
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

const [which = 'engine', ...rest] = process.argv.slice(2).sort((a, b) => Number(a.startsWith('-')) - Number(b.startsWith('-')));
const name = which.startsWith('-') ? 'engine' : which;
const args = which.startsWith('-') ? [which, ...rest] : rest;

install();
await build();
const { bundle } = await import('./build-all.mjs');
await bundle({ [name]: `bench/${name}.ts` }, join(root, '.cache/bench'));
run('node', ['--expose-gc', join(root, `.cache/bench/${name}.js`), ...args]);
