// `npm run bench:clicks`: what a click costs on every board. `-- --beside <program>` beside the page of another build.
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

install();
await build();
const { bundle } = await import('./build-all.mjs');
const built = join(root, '.cache/clicks');
await bundle({ clicks: 'e2e/clicks.ts' }, built);
run('node', [join(built, 'clicks.js'), ...process.argv.slice(2)]);
