// What every command needs before it can run: installed packages and a fresh build. Uses Node alone,
// because on a new machine there is nothing else. Quick when nothing is missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Quarterdeck needs Node 20.19 or newer; this is ${process.versions.node}. Get a newer one and run the command again.`);
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a program to its end; stops this one with the same code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`Cannot run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Installs all that the package-lock.json of a folder names, unless just that is installed. */
export function install(folder = root) {
  if (installed(folder) === `${locked(folder)} all`) return;
  // What is only needed to check and test is asked for by name: a build sets NODE_ENV, and npm would leave it out.
  npmInstall(folder, 'all', '--include=dev');
}

/** The same without what only checks and tests need, which is half of it: whoever wants to play need not wait for that. */
export function installToRun() {
  const [lock, which] = installed(root)?.split(' ') ?? [];
  if (lock === locked(root)) return;
  // What somebody installed to work with is not taken away.
  if (which !== 'run' && existsSync(join(root, 'node_modules'))) install();
  else npmInstall(root, 'run', '--omit=dev');
}

const stampOf = (folder) => join(folder, 'node_modules', '.quarterdeck-installed');

/** What is installed: a fingerprint of its package-lock.json, and `all` or what it takes to `run`. */
function installed(folder) {
  return existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined;
}

function locked(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** Not `npm ci`: it insists that the lock file names the binaries of every platform there is. */
function npmInstall(folder, which, groups) {
  console.error('Installing packages …');
  run(npm, ['install', groups, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, shell: process.platform === 'win32' });
  // Read only now: npm may have added binaries of this platform to the lock file.
  writeFileSync(stampOf(folder), `${locked(folder)} ${which}`);
}

/** A fingerprint of everything a build is made from. */
function sources() {
  const hash = createHash('sha256');
  const visit = (path) => {
    for (const name of readdirSync(path).sort()) {
      const file = join(path, name);
      const stat = statSync(file);
      if (stat.isDirectory()) {
        if (name !== 'node_modules' && name !== 'dist' && name !== 'test') visit(file);
      } else hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
    }
  };
  visit(join(root, 'packages'));
  visit(join(root, 'scripts'));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/** Builds programs and client into dist/, unless the last build was made from the same sources. */
export async function build() {
  const fingerprint = sources();
  const stamp = join(root, 'dist', '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.error('Building …');
  const { buildAll } = await import('./build-all.mjs');
  await buildAll();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}
