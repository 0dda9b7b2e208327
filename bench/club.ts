import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorTokenOf, readConfig, startServer } from '@quarterdeck/server';
import { openStore } from '../packages/server/src/store';
import { quantile } from './drive-fleet';
import { fillClub } from './fill-club';
import { report } from './report';

/*
 * `npm run bench:club`: a generated club of 2,000 persons and 20,000 finished games.
 * Every page that reads from it is asked fifty times; what counts is the slowest of twenty at the server.
 */

const PERSONS = 2_000;
const GAMES = 20_000;
const TIMES = 50;

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-club-'));
const config = readConfig(
  { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', LIMIT_REQUESTS: '100000:100000' },
  { botWorker: join(process.cwd(), 'dist/bot-worker.js') },
);

const first = await startServer(config);
await first.close();
const store = await openStore(config.store, () => {});
const kinds = config.games.map(({ card }) => card.id);
const begun = performance.now();
await store.db.transaction((sql) => fillClub(sql, { persons: PERSONS, games: GAMES, kinds }));
report({ name: 'making the club', value: (performance.now() - begun) / 1000, unit: 's' });
await store.db.close();
const server = await startServer(config);
const url = `http://127.0.0.1:${server.port}`;
const desk = { authorization: `Bearer ${await operatorTokenOf(config.store)}` };
const [game = ''] = kinds;

const PAGES: readonly (readonly [name: string, path: (n: number) => string, headers?: Readonly<Record<string, string>>])[] = [
  ['player page, plays much', (n) => `/api/players/p-${n % 100}-person/page`],
  ['player page, plays little', (n) => `/api/players/p-${100 + n * 17}-person/page`],
  ['leaderboard, this season', (n) => `/api/leaderboard/${game}?from=${(n % 4) * 50}`],
  [
    'leaderboard, seasons never asked for',
    (n) => `/api/leaderboard/${config.games[n % config.games.length]?.card.id}?season=${2025 + (n % 2)}-${1 + (n % 4)}`,
  ],
  ['ratings', () => `/api/ratings/${game}`],
  ['statistics', (n) => `/api/statistics/${game}?seats=${2 + (n % 3)}`],
  ['tournaments', () => '/api/tournaments'],
  ['lobby', () => '/api/tables'],
  ['desk at a glance', () => '/api/desk', desk],
  ['desk: persons', (n) => `/api/desk/persons?search=${n % 2 === 0 ? '' : `Person ${n}`}`, desk],
  ['desk: tables', (n) => (n % 2 === 0 ? '/api/desk/tables' : '/api/desk/tables?status=over'), desk],
  ['desk: log of acts', () => '/api/desk/acts', desk],
];

for (const [name, path, headers = {}] of PAGES) {
  const took: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const begun = performance.now();
    const answer = await fetch(url + path(n), { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path(n)}: ${answer.status}`);
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  report({ name: `${name}, median`, value: quantile(took, 0.5), unit: 'ms' });
  report({ name: `${name}, slowest of twenty`, value: quantile(took, 0.95), unit: 'ms' });
}
await server.close();
rmSync(folder, { recursive: true, force: true });
