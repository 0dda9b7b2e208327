import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, restore } from '../src';
import { openStore, type StoreAddress } from '../src/store';
import type { Sql } from '../src/store/database';
import { migrate } from '../src/store/migrations';
import { asRow } from '../src/store/sqlite';
import { notifyStoreContract } from './notify-support/store-contract';
import { startPostgres, type TestPostgres } from './support/postgres';
import { storeContract } from './support/store-contract';

let postgres: TestPostgres;
let folder: string;
let files = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-store-'));
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const sqlite = async (): Promise<StoreAddress> => ({ kind: 'sqlite', file: join(folder, `${++files}.db`) });
const postgresql = async (): Promise<StoreAddress> => ({ kind: 'postgres', url: await postgres.database() });

storeContract('SQLite', sqlite);
storeContract('PostgreSQL', postgresql);

for (const [name, fresh] of [
  ['SQLite', sqlite],
  ['PostgreSQL', postgresql],
] as const) {
  notifyStoreContract(name, async () => {
    const address = await fresh();
    const store = await openStore(address, () => {});
    const other = address.kind === 'sqlite' ? store : await openStore(address, () => {});
    const head = {
      status: 'running',
      startedAt: 1,
      endedAt: undefined,
      dueAt: undefined,
      turn: '[]',
      auto: false,
      summary: '{}',
      members: [],
    };
    return {
      store: store.notify,
      otherNode: other.notify,
      savePlayer: async (id, { name: called, subscriptions, webhook, locale, quietHours }) => {
        await store.people.add({ id, name: called, at: 1, program: false }).catch(() => store.people.rename(id, called));
        for (const { endpoint } of await store.notify.subscriptions(id)) await store.notify.removeSubscription(id, endpoint);
        for (const subscription of subscriptions) await store.notify.addSubscription(id, subscription);
        const hook = webhook === undefined ? {} : { webhook: { url: webhook.url, style: webhook.style } };
        await store.notify.saveSettings(id, { locale, ...hook, ...(quietHours === undefined ? {} : { quietHours }) }, webhook?.health);
      },
      saveTableWebhook: async (table, hook) => {
        if ((await store.tables.get(table)) === undefined) {
          const row = { seq: 1, at: 1, cmd: undefined, entry: '{}' };
          const first = { table, row, head };
          await store.tables.create({
            game: 'x',
            host: 'host',
            access: 'open',
            spectators: true,
            rated: false,
            invite: undefined,
            seed: 's',
            first,
            more: [],
          });
        }
        await store.notify.saveTableWebhook(table, hook);
      },
      close: async () => {
        await store.db.close();
        if (other !== store) await other.db.close();
      },
    };
  });
}

describe('a database of an earlier version', () => {
  test('is brought up to date: hosts are found in the logs (A5)', async () => {
    const address = await sqlite();
    if (address.kind !== 'sqlite') return;
    const old = new Libsql(address.file);
    const sql: Sql = {
      all: async (text, params = []) =>
        old
          .prepare(text.replace(/\$(\d+)/g, '?$1'))
          .all([...params])
          .map(asRow),
      run: async (text, params = []) => old.prepare(text.replace(/\$(\d+)/g, '?$1')).run([...params]).changes,
    };
    await migrate(sql, 1);
    await sql.run(
      `INSERT INTO tables (id, game, access, spectators, rated, created_at, updated_at, status, seq, turn, auto, summary, rating_done)
       VALUES ('table-1', 'soundings', 'open', 1, 0, 1, 1, 'waiting', 1, '[]', 0, '{}', 0)`,
    );
    await sql.run(`INSERT INTO log (table_id, seq, at, entry) VALUES ('table-1', 1, 1, '{"k":"created","setup":{"host":"ada"}}')`);
    old.close();
    const store = await openStore(address, () => {});
    expect(await store.tables.countUnfinished('ada')).toEqual({ all: 1, waiting: 1, botsOnly: 0 });
    await store.db.close();
  });
});

describe('backup and restore', () => {
  async function fill(address: StoreAddress): Promise<void> {
    const store = await openStore(address, () => {});
    await store.people.add({ id: 'ada', name: 'Ada', at: 1, program: false });
    await store.chat.add('table-1', 'ada:1', { at: 2, player: { id: 'ada', name: 'Ada' }, text: 'Ahoi' });
    await store.meta.set('secret', 'kept');
    await store.db.close();
  }
  async function check(address: StoreAddress): Promise<void> {
    const store = await openStore(address, () => {});
    expect(await store.people.byId('ada')).toMatchObject({ name: 'Ada' });
    expect(await store.chat.last('table-1')).toHaveLength(1);
    expect(await store.meta.get('secret')).toBe('kept');
    await store.db.close();
  }

  test.each([
    ['SQLite', 'SQLite', sqlite, sqlite],
    ['SQLite', 'PostgreSQL', sqlite, postgresql],
    ['PostgreSQL', 'SQLite', postgresql, sqlite],
    ['PostgreSQL', 'PostgreSQL', postgresql, postgresql],
  ])('from %s to %s', async (_from, _to, from, to) => {
    const source = await from();
    await fill(source);
    const file = join(folder, `backup-${++files}.db`);
    await backup(source, file);
    const target = await to();
    await restore(file, target);
    await check(target);
    await expect(backup(source, file)).rejects.toThrow('exists already');
    await expect(restore(file, target)).rejects.toThrow(/already/);
  });
});
