import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorTokenOf, readConfig, startServer } from '@quarterdeck/server';
import { openStore } from '../packages/server/src/store';
import type { Sql } from '../packages/server/src/store/database';
import { quantile } from './drive-fleet';
import { report } from './report';

/*
 * `npm run bench:club`: a generated club of 2,000 persons and 20,000 finished games.
 * Every page that reads from it is asked fifty times; what counts is the slowest of twenty at the server.
 */

const PERSONS = 2_000;
const GAMES = 20_000;
const TIMES = 50;
const DAY = 24 * 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-club-'));
const config = readConfig(
  { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', LIMIT_REQUESTS: '100000:100000' },
  { botWorker: join(process.cwd(), 'dist/bot-worker.js') },
);

/** Fills the database as a club of some years would have: persons, tables with their summaries, results, ratings and their course. */
async function fill(sql: Sql): Promise<void> {
  const now = Date.now();
  const put = (table: string, columns: readonly string[]): ((values: readonly (string | number)[]) => Promise<number>) => {
    const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`;
    return (values) => sql.run(text, values);
  };
  const person = put('players', ['id', 'name', 'likeness', 'created_at', 'seen_at', 'program', 'session', 'role', 'network']);
  const table = put('tables', [
    'id',
    'game',
    'access',
    'spectators',
    'rated',
    'created_at',
    'updated_at',
    'ended_at',
    'status',
    'seq',
    'turn',
    'auto',
    'summary',
    'rating_done',
    'host',
    'counted',
  ]);
  const member = put('members', ['player_id', 'table_id']);
  const result = put('results', ['table_id', 'seat', 'player_id', 'game', 'seats', 'rank', 'total', 'how', 'rated', 'public', 'ended_at']);
  const rating = put('ratings', ['player_id', 'game', 'mu', 'sigma', 'games']);
  const course = put('rating_history', ['player_id', 'game', 'table_id', 'at', 'mu', 'sigma']);
  const act = put('acts', ['id', 'at', 'by_id', 'by_name', 'act', 'target', 'detail']);
  for (let i = 0; i < PERSONS; i++) {
    await person([
      `p-${i}-person`,
      `Person ${i}`,
      `person${i}`,
      now - 700 * DAY,
      now - i * 60_000,
      0,
      1,
      i === 0 ? 'owner' : 'member',
      '203.0.113.9',
    ]);
    for (const { card } of config.games) await rating([`p-${i}-person`, card.id, 20 + (i % 100) / 10, 3, 20]);
  }
  for (let g = 0; g < GAMES; g++) {
    const id = `t-${g}-table`;
    const game = config.games[g % config.games.length]?.card.id ?? '';
    const seats = 2 + (g % 3);
    const at = now - Math.floor(((GAMES - g) / GAMES) * 700 * DAY);
    // A few play much: the first hundred sit at half of all seats.
    const sitting = Array.from({ length: seats }, (_, s) =>
      (g * 7 + s * 13) % 2 === 0 ? (g * 31 + s * 17) % 100 : (g * 101 + s * 997) % PERSONS,
    );
    const players = sitting.map((n, s) => (sitting.indexOf(n) === s ? n : (n + s + 101) % PERSONS));
    const shown = players.map((n) => ({ kind: 'person', player: { id: `p-${n}-person`, name: `Person ${n}` } }));
    const ranks = players.map((_, s) => ((s + g) % seats) + 1);
    const summary = { seats: shown, clock: { kind: 'none' }, result: { ranks, totals: ranks.map((rank) => 90 - rank), how: 'played' } };
    await table([id, game, 'open', 1, 1, at - DAY, at, at, 'over', 200, '[]', 0, JSON.stringify(summary), 1, `p-${players[0]}-person`, 2]);
    for (const [s, n] of players.entries()) {
      await member([`p-${n}-person`, id]);
      await result([id, s, `p-${n}-person`, game, seats, ranks[s] ?? 1, 90 - (ranks[s] ?? 1), 'played', 1, 1, at]);
      await course([`p-${n}-person`, game, id, at, 20 + ((n + g) % 100) / 10, 3]);
    }
  }
  for (let n = 0; n < 5_000; n++)
    await act([`act-${n}`, now - n * 60_000, 'p-0-person', 'Person 0', 'settle', `Person ${n % PERSONS}`, '']);
  await sql.run('ANALYZE');
}

const first = await startServer(config);
await first.close();
const store = await openStore(config.store, () => {});
await store.db.transaction(fill);
await store.db.close();
const server = await startServer(config);
const url = `http://127.0.0.1:${server.port}`;
const desk = { authorization: `Bearer ${await operatorTokenOf(config.store)}` };
const [game = ''] = config.games.map(({ card }) => card.id);

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
