import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, restore } from '../src';
import { Backups } from '../src/backups';
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
  /** A file with the schema of the first steps, filled by hand. */
  async function madeBy(steps: number, fill: (sql: Sql) => Promise<void>): Promise<StoreAddress> {
    const file = join(folder, `${++files}.db`);
    const old = new Libsql(file);
    const sql: Sql = {
      all: async (text, params = []) =>
        old
          .prepare(text.replace(/\$(\d+)/g, '?$1'))
          .all([...params])
          .map(asRow),
      run: async (text, params = []) => old.prepare(text.replace(/\$(\d+)/g, '?$1')).run([...params]).changes,
    };
    await migrate(sql, steps);
    await fill(sql);
    old.close();
    return { kind: 'sqlite', file };
  }

  test('is brought up to date: hosts are found in the logs (A5)', async () => {
    const address = await madeBy(1, async (sql) => {
      await sql.run(
        `INSERT INTO tables (id, game, access, spectators, rated, created_at, updated_at, status, seq, turn, auto, summary, rating_done)
         VALUES ('table-1', 'soundings', 'open', 1, 0, 1, 1, 'waiting', 1, '[]', 0, '{}', 0)`,
      );
      await sql.run(`INSERT INTO log (table_id, seq, at, entry) VALUES ('table-1', 1, 1, '{"k":"created","setup":{"host":"ada"}}')`);
    });
    const store = await openStore(address, () => {});
    expect(await store.tables.countUnfinished('ada')).toEqual({ all: 1, waiting: 1, botsOnly: 0 });
    await store.db.close();
  });

  test('keeps everybody whose name is another one’s: the later ones get a number (B17)', async () => {
    const address = await madeBy(4, async (sql) => {
      const people = ['Ada', 'Ben', 'ADA', 'Ada 2', 'A\u0501a', 'Ada'];
      for (const [i, name] of people.entries())
        await sql.run(`INSERT INTO players (id, name, created_at, seen_at, program, session) VALUES ($1, $2, $3, $3, 0, 1)`, [
          `player-${i}`,
          name,
          100 - (i === 5 ? 50 : -i),
        ]);
    });
    const store = await openStore(address, () => {});
    const names = await Promise.all([0, 1, 2, 3, 4, 5].map(async (i) => (await store.people.byId(`player-${i}`))?.name));
    expect(names).toEqual(['Ada 3', 'Ben', 'ADA 4', 'Ada 2', 'A\u0501a 5', 'Ada']);
    expect(await store.people.add({ id: 'late', name: 'ada 4', at: 1, program: false })).toBe(false);
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

  test('a backup tells what is in it, and so does a restore (A9)', async () => {
    const source = await sqlite();
    await fill(source);
    const file = join(folder, `backup-${++files}.db`);
    const counts = await backup(source, file);
    expect(counts).toMatchObject({ players: 1, tables: 0, chat: 1 });
    expect(await restore(file, await sqlite())).toEqual(counts);
  });

  test('what was cut off, damaged, changed or is something else is never restored (A9)', async () => {
    const source = await sqlite();
    await fill(source);
    const whole = join(folder, `backup-${++files}.db`);
    await backup(source, whole);
    const bytes = readFileSync(whole);
    const other = join(folder, `other-${++files}.db`);
    new Libsql(other).exec('CREATE TABLE recipes (name TEXT)');
    const changed = join(folder, `changed-${++files}.db`);
    copyFileSync(whole, changed);
    new Libsql(changed).exec('DELETE FROM players');
    const wrong = [other, changed];
    for (const part of [Buffer.alloc(0), bytes.subarray(0, 4096), bytes.subarray(0, bytes.length - 4096), Buffer.from('Ahoi')]) {
      const file = join(folder, `part-${++files}.db`);
      writeFileSync(file, part);
      wrong.push(file);
    }
    for (const file of wrong) {
      const target = await sqlite();
      await expect(restore(file, target), file).rejects.toThrow('is not a whole backup of Quarterdeck');
      expect(existsSync(target.kind === 'sqlite' ? target.file : ''), file).toBe(false);
    }
    await expect(restore(wrong[2] ?? '', await postgresql())).rejects.toThrow('Nothing was restored');
  });

  test('what a backup that was killed has left behind hinders nobody (A9)', async () => {
    const source = await sqlite();
    await fill(source);
    const file = join(folder, `backup-${++files}.db`);
    for (const end of ['.part', '.part-wal', '.part.lock']) writeFileSync(file + end, 'half of it');
    await backup(source, file);
    const target = await sqlite();
    await restore(file, target);
    await check(target);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('the server makes one when it is time, and lets the oldest go (A9)', async () => {
    const source = await sqlite();
    await fill(source);
    const kept = join(folder, `backups-${++files}`);
    const made: string[] = [];
    const failures: unknown[] = [];
    const plan = { folder: kept, everyHours: 24, keep: 2 };
    // One that a server had begun when it was killed.
    mkdirSync(kept);
    writeFileSync(join(kept, 'quarterdeck-2026-01-01T00-00-00Z.db.part'), 'half of it');
    const backups = new Backups(
      source,
      plan,
      (file) => made.push(file),
      (error) => failures.push(error),
    );
    const day = 24 * 3_600_000;
    const start = Date.now();
    for (const now of [start, start + 60_000, start + 2 * day, start + 4 * day]) backups.look(now);
    await backups.stop();
    expect(failures).toEqual([]);
    // The second look came too early.
    expect(made).toHaveLength(3);
    expect(readdirSync(kept).map((name) => join(kept, name))).toEqual(made.slice(-2));
    const target = await sqlite();
    await restore(made.at(-1) ?? '', target);
    await check(target);
  });
});
