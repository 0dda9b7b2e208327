// `npm run bench [-- --json]`: measurements side by side in one run, never a test.
// `npm run bench -- --beside <revision>`: whole games, folds and searches beside an earlier version.
// `npm run bench -- --against <revision> --game <id>`: bots of this version against those of an earlier one.
// `npm run bench:load`: the same for the server under load.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, fail, install, root, run } from './setup.mjs';

const [name = 'engine', ...args] = process.argv.slice(2);

install();
// What only measurements need is installed here, at the first one.
install(join(root, 'bench'));
const held = name === 'engine' ? ['beside', 'against'].find((way) => args.some((arg) => arg.startsWith(`--${way}`))) : undefined;
if (held !== undefined) {
  const ways = await import('./bench-beside.mjs');
  await ways[held](args);
  process.exit(0);
}
await build();
const { bundle } = await import('./build-all.mjs');
// A load needs its servers as programs of their own beside it.
const parts = readdirSync(join(root, 'bench')).filter((file) => file === `${name}.ts` || file.startsWith('load-'));
if (!parts.includes(`${name}.ts`)) fail(`There is no bench/${name}.ts`);
// Below bench/node_modules, where what is installed for bench is found.
const built = join(root, 'bench/node_modules/.built');
const foreign = Object.keys(JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8')).dependencies);
await bundle(Object.fromEntries(parts.map((file) => [file.replace(/\.ts$/, ''), `bench/${file}`])), built, foreign);
// All that are measured have the room for garbage that `npm start` gives the server.
run('node', ['--expose-gc', '--max-semi-space-size=32', join(built, `${name}.js`), ...args]);
