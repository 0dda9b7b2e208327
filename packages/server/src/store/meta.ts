import { text } from './columns';
import type { Database } from './database';

/** Single values that belong to the server as a whole. */
export class MetaStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(key: string): Promise<string | undefined> {
    const [row] = await this.#db.sql.all('SELECT value FROM meta WHERE key = $1', [key]);
    return row === undefined ? undefined : text(row, 'value');
  }

  async set(key: string, value: string): Promise<void> {
    await this.#db.sql.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value', [
      key,
      value,
    ]);
  }

  /** Puts a value where the old one still is; false when somebody else was quicker. */
  async replace(key: string, old: string | undefined, value: string): Promise<boolean> {
    const changed =
      old === undefined
        ? await this.#db.sql.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, value])
        : await this.#db.sql.run('UPDATE meta SET value = $3 WHERE key = $1 AND value = $2', [key, old, value]);
    return changed === 1;
  }

  /** The same, and another value with it: both or neither. */
  replaceAlong(key: string, old: string, value: string, along: { readonly key: string; readonly value: string }): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if ((await sql.run('UPDATE meta SET value = $3 WHERE key = $1 AND value = $2', [key, old, value])) !== 1) return false;
      await sql.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value', [
        along.key,
        along.value,
      ]);
      return true;
    });
  }

  /** All values whose keys begin so. */
  async beginning(prefix: string): Promise<{ readonly key: string; readonly value: string }[]> {
    const rows = await this.#db.sql.all('SELECT key, value FROM meta WHERE key >= $1 AND key < $2 ORDER BY key', [
      prefix,
      `${prefix}\uffff`,
    ]);
    return rows.map((row) => ({ key: text(row, 'key'), value: text(row, 'value') }));
  }

  async remove(key: string): Promise<void> {
    await this.#db.sql.run('DELETE FROM meta WHERE key = $1', [key]);
  }

  /** The value, made now if there is none; nodes that start together agree on one. */
  async getOrMake(key: string, make: () => string): Promise<string> {
    await this.#db.sql.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, make()]);
    return (await this.get(key)) ?? '';
  }
}
