// `npm run bench:clicks`: what a click costs on every board. `npm run bench:frames`: how smoothly boards move.
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

const [what, ...options] = process.argv.slice(2);
install();
await build();
const { bundle } = await import('./build-all.mjs');
const built = join(root, '.cache', what);
await bundle({ [what]: `e2e/${what}.ts` }, built);
run('node', [join(built, `${what}.js`), ...options]);
