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

  /** The value, made now if there is none; nodes that start together agree on one. */
  async getOrMake(key: string, make: () => string): Promise<string> {
    await this.#db.sql.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, make()]);
    return (await this.get(key)) ?? '';
  }
}
