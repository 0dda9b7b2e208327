import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import R from '@dimforge/rapier3d-deterministic-compat';
import { recordDice, TRAY } from './dice.mjs';
import { recordTower, STEPS } from './tower.mjs';
import { writeTracks } from './track-file.mjs';

const FOLDER = join(import.meta.dirname, '../../packages/web/src/kit/physics/tracks');
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** Writes a track file and the sheet that says what it is: `<name>.bin` and `<name>.json`. */
function keep(name, bytes, about) {
  writeFileSync(join(FOLDER, `${name}.bin`), bytes);
  const sheet = {
    file: `${name}.bin`,
    format: 'QDT1',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    licence: 'MIT: recorded for this project, part of it',
    engine: `@dimforge/rapier3d-deterministic-compat ${dependencies['@dimforge/rapier3d-deterministic-compat']}`,
    ...about,
  };
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(sheet, undefined, 2)}\n`);
  console.log(`${name}: ${bytes.length} bytes`);
}

await R.init();
const what = process.argv[2] ?? 'all';

if (what === 'dice' || what === 'all') {
  const seed = 1000;
  const { kept, thrown } = recordDice(R, seed, 345, 14_000);
  const tracks = kept.map(({ poses, knocks }) => ({ role: 0, place: 0, poses, knocks }));
  keep('dice', writeTracks(1, TRAY.steps, tracks), { seed, thrown, tracks: tracks.length });
}

if (what === 'tower' || what === 'all') {
  const seed = 9000;
  const { tracks, places } = recordTower(R, seed, 560, 64);
  keep('tower', writeTracks(2, STEPS, tracks), { seed, tracks: tracks.length });
  const rounded = places.map((pose) => `  [${pose.map((v) => Number(v.toFixed(4))).join(', ')}]`);
  writeFileSync(join(FOLDER, 'tower-places.json'), `[\n${rounded.join(',\n')}\n]\n`);
}
