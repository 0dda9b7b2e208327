import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@quarterdeck/games';
import { plainRng } from '@quarterdeck/kernel';
import { BusyTable, eachOf, type OpenGame, quantile, sleep } from './drive-fleet';
import { quarterdeckGames } from './drive-quarterdeck';
import { residentBytes } from './machine';
import { report } from './report';

/*
 * `npm run bench:soak -- --minutes 30`: a server with SQLite under a steady load, connections coming
 * and going, games ending and beginning. What it shows is the curve of its memory: it must become flat.
 */

const TABLES = 100;
const PACE = 250;
/** Connections that break and come back, per second. */
const COME_AND_GO = 10;
const EVERY = 10_000;

const minutes = Number(process.argv[process.argv.indexOf('--minutes') + 1] ?? Number.NaN);
if (!process.argv.includes('--minutes') || !(minutes > 0 && minutes <= 600)) {
  process.stderr.write('Say for how long: npm run bench:soak -- --minutes 30\n');
  process.exit(1);
}

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-soak-'));
const game = await loadGame('amerigo');
const rng = plainRng(1);
const child = fork(join(here, 'load-server.js'), [join(process.cwd(), 'dist')], {
  env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});

interface Point {
  readonly minute: number;
  readonly resident: number;
  readonly heap: number;
}

try {
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const tables = Array.from({ length: TABLES }, (_, i) => new BusyTable(game, 2, i, quarterdeckGames(game, port, 2)));
  await eachOf(tables, (table) => table.prepare(1));
  const curve = await soak(tables, port);
  for (const table of tables) table.close();
  showCurve(curve);
} finally {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

async function soak(tables: readonly BusyTable[], port: number): Promise<Point[]> {
  const curve: Point[] = [];
  const begun = performance.now();
  const end = begun + minutes * 60_000;
  const background = new Set<Promise<unknown>>();
  const aside = (work: Promise<unknown>): void => {
    const noted = work.finally(() => background.delete(noted));
    background.add(noted);
  };
  let sent = 0;
  let left = 0;
  let shown = 0;
  let next = 0;
  for (let now = begun; now < end; now = performance.now()) {
    const seconds = (now - begun) / 1000;
    for (; sent < seconds * PACE; sent++) {
      for (let tries = 0; tries < tables.length; tries++) {
        const table = tables[next++ % tables.length];
        if (table?.playOne() === true) break;
        // The game is over, and nobody has opened another yet.
        if (table?.isDry === true) aside(table.aside(() => table.prepare(1)));
      }
    }
    for (; left < seconds * COME_AND_GO; left++) {
      const table = tables[rng.below(tables.length)];
      if (table !== undefined)
        aside(table.aside((playing: OpenGame | undefined) => playing?.comeAgain?.(rng.below(2)) ?? Promise.resolve()));
    }
    if (seconds * 1000 >= shown * EVERY) {
      shown++;
      curve.push(await look(tables, port, seconds / 60));
    }
    await sleep(2);
  }
  await Promise.all(background);
  return curve;
}

async function look(tables: readonly BusyTable[], port: number, minute: number): Promise<Point> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
  const times = tables.flatMap((table) => table.times).sort((a, b) => a - b);
  for (const table of tables) table.forget();
  const point = { minute, resident: residentBytes(child) / 1e6, heap: (await collected()) / 1e6 };
  const parts = [
    `minute ${minute.toFixed(1).padStart(5)}`,
    `resident ${point.resident.toFixed(0).padStart(5)} MB`,
    `heap after collection ${point.heap.toFixed(1).padStart(6)} MB`,
    `sockets ${read('quarterdeck_sockets')}`,
    `moves ${times.length}`,
    `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
    `p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  ];
  process.stdout.write(`${parts.join('   ')}\n`);
  return point;
}

/** Bytes that the server still holds after a garbage collection. */
function collected(): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (bytes) => resolve(Number(bytes)));
    child.send('collect');
  });
}

/** Flat when the last third is no higher than the third before. */
function showCurve(curve: readonly Point[]): void {
  const third = (n: number, pick: (point: Point) => number): number => {
    const part = curve.slice(Math.floor((curve.length * n) / 3), Math.floor((curve.length * (n + 1)) / 3));
    return part.reduce((sum, point) => sum + pick(point), 0) / part.length;
  };
  for (const [name, pick] of [
    ['resident memory', ({ resident }: Point) => resident],
    ['heap after collection', ({ heap }: Point) => heap],
  ] as const) {
    const last = third(2, pick);
    report({ name: `${name}, first third`, value: third(0, pick), unit: 'MB' });
    report({ name: `${name}, last third`, value: last, unit: 'MB', ratio: last / third(1, pick), against: 'the second third' });
  }
}
