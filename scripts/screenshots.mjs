// `npm run screenshots`: pictures of every page and of every kind of decision, for looking at them.
// `npm run screenshots -- --positions` finds the positions for them anew (fixtures/positions).
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

const program = process.argv.includes('--positions') ? 'find-positions' : 'screenshots';
install();
if (program === 'screenshots') await build();
const { bundle } = await import('./build-all.mjs');
await bundle({ [program]: `e2e/${program}.ts` }, join(root, '.cache', program));
run('node', [join(root, '.cache', program, `${program}.js`)]);
