// `npm test`: all checks and all tests, from nothing but Node and git.
import { existsSync } from 'node:fs';
import { build, install, run } from './setup.mjs';

install();
installBrowser();
await build();
const only = process.argv.slice(2);
if (only.length > 0) run('npx', ['vitest', 'run', ...only]);
else {
  await import('./check.mjs');
  run('node', ['scripts/cli.mjs', 'rules']);
  run('npx', ['vitest', 'run']);
  run('npx', ['vitest', 'run', '--config', 'e2e/vitest.config.ts']);
}

/** The browser tests drive a real Chromium. On Debian it can be installed here; elsewhere CHROMIUM names one. */
function installBrowser() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium')) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
    process.exit(1);
  }
  console.error('Installing Chromium …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
