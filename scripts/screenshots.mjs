// `npm run screenshots`: pictures of every page and of boards in many states, for looking at them.
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

install();
await build();
const { bundle } = await import('./build-all.mjs');
await bundle({ screenshots: 'e2e/screenshots.ts' }, join(root, '.cache/screenshots'));
run('node', [join(root, '.cache/screenshots/screenshots.js')]);
