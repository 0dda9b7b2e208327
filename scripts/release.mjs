// `npm run release`: one archive with the built programs, the client and what they need at run time, nothing else.
// It is for the kind of machine it is made on (native parts are in it): unpack, then `node quarterdeck.js serve`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, fail, install, root } from './setup.mjs';

const PROGRAM = 'packages/cli';

install();
await build();
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `quarterdeck-${version}-${process.platform}-${process.arch}`;
const folder = join(root, '.cache/release', name);
rmSync(join(root, '.cache/release'), { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

cpSync(join(root, 'dist'), folder, { recursive: true, filter: (file) => !file.endsWith('.stamp') });
for (const part of ['LICENSE', 'docs/hosting.md', 'deploy']) cpSync(join(root, part), join(folder, part), { recursive: true });

const needed = closure();
for (const path of needed.paths) {
  // What belongs to a package but is another one's is copied under that one's name, or not at all.
  const inner = join(root, path, 'node_modules');
  cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !file.startsWith(inner) });
}
const manifest = { name: 'quarterdeck', version, private: true, license, type: 'module', engines, dependencies: needed.direct };
const about = {
  ...manifest,
  bin: { quarterdeck: 'quarterdeck.js' },
  scripts: { start: 'node --max-semi-space-size=32 quarterdeck.js serve' },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);

mkdirSync(join(root, 'release'), { recursive: true });
const archive = join(root, 'release', `${name}.tar.gz`);
const { status, error } = spawnSync('tar', ['-czf', archive, '-C', join(root, '.cache/release'), name], { stdio: 'inherit' });
if (error !== undefined || status !== 0) fail(`tar could not write ${archive}: ${error?.message ?? `it ended with ${status}`}`);
rmSync(join(root, '.cache/release'), { recursive: true, force: true });
console.log(archive);

/** Every installed package of others that the program needs at run time, by its path; and those it names itself, with their versions. */
function closure() {
  const paths = new Set();
  const direct = {};
  const visit = (path) => {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = lock[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
    for (const wanted of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = locate(path, wanted);
      if (found === undefined || !existsSync(join(root, found))) {
        // Parts for other systems are in the lock file, but not installed.
        if (!(wanted in optionalDependencies)) fail(`${path} needs ${wanted}, which is not installed. Run npm install.`);
        continue;
      }
      const own = lock[found].link === true ? lock[found].resolved : undefined;
      if (path.startsWith('packages/') && own === undefined) direct[wanted] = lock[found].version;
      const next = own ?? found;
      if (paths.has(next)) continue;
      paths.add(next);
      visit(next);
    }
  };
  visit(PROGRAM);
  return { paths: [...paths].filter((path) => !path.startsWith('packages/')).sort(), direct };
}

/** Where Node finds a package from the place of another. */
function locate(from, wanted) {
  for (let place = from; ; place = place.replace(/\/?[^/]*$/, '')) {
    const path = join(place, 'node_modules', wanted);
    if (path in lock && !place.endsWith('node_modules')) return path;
    if (place === '') return undefined;
  }
}
