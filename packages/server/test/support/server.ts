import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerConfig, startServer } from '../../src';
import type { StoreAddress } from '../../src/store';
import { Client } from './client';
import { programs } from './programs';
import { testConfig } from './server-config';

export interface Harbour {
  readonly server: RunningServer;
  readonly url: string;
  readonly store: StoreAddress;
  /** Somebody with a name and an open socket. */
  person(name: string): Promise<Client>;
  /** Ends the server, keeps the data, and starts another on it, with other settings if given. */
  restart(meanwhile?: () => void | Promise<void>, otherwise?: Partial<ServerConfig>): Promise<Harbour>;
  close(): Promise<void>;
}

/** A server in this process, on a fresh SQLite file unless another store is given. */
export async function openHarbour(changes: Partial<ServerConfig> = {}): Promise<Harbour> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const store = changes.store ?? { kind: 'sqlite', file: join(folder, 'test.db') };
  const begin = async (otherwise: Partial<ServerConfig>): Promise<Harbour> => {
    const server = await startServer({ ...testConfig(store, programs().botWorker), ...changes, ...otherwise, store });
    const clients: Client[] = [];
    const url = `http://127.0.0.1:${server.port}`;
    const end = async (): Promise<void> => {
      await server.close();
      for (const client of clients) client.close();
    };
    return {
      server,
      url,
      store,
      person: async (name) => {
        const client = new Client(url);
        clients.push(client);
        await client.signIn(name);
        await client.connect();
        return client;
      },
      restart: async (meanwhile = () => {}, other = {}) => {
        await end();
        await meanwhile();
        return begin(other);
      },
      close: async () => {
        await end();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };
  return begin({});
}
