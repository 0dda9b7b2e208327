import type { Passkey } from '@quarterdeck/protocol';
import { maybeNum, num, text } from './columns';
import type { Database } from './database';

export interface StoredPasskey {
  readonly id: string;
  readonly player: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** What people's devices prove themselves with: public keys, never secrets. */
export class PasskeyStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(key: StoredPasskey, at: number): Promise<void> {
    await this.#db.sql.run(
      'INSERT INTO passkeys (id, player_id, public_key, counter, transports, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING',
      [key.id, key.player, key.publicKey, key.counter, JSON.stringify(key.transports), at],
    );
  }

  async byId(id: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.#db.sql.all('SELECT id, player_id, public_key, counter, transports FROM passkeys WHERE id = $1', [id]);
    if (row === undefined) return undefined;
    return {
      id: text(row, 'id'),
      player: text(row, 'player_id'),
      publicKey: text(row, 'public_key'),
      counter: num(row, 'counter'),
      // Written by `add`.
      transports: JSON.parse(text(row, 'transports')) as string[],
    };
  }

  async of(player: string): Promise<Passkey[]> {
    const rows = await this.#db.sql.all('SELECT id, created_at, used_at FROM passkeys WHERE player_id = $1 ORDER BY created_at', [player]);
    return rows.map((row) => {
      const usedAt = maybeNum(row, 'used_at');
      return { id: text(row, 'id'), createdAt: num(row, 'created_at'), ...(usedAt === undefined ? {} : { usedAt }) };
    });
  }

  async used(id: string, counter: number, at: number): Promise<void> {
    await this.#db.sql.run('UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1', [id, counter, at]);
  }

  async remove(player: string, id: string): Promise<void> {
    await this.#db.sql.run('DELETE FROM passkeys WHERE player_id = $1 AND id = $2', [player, id]);
  }

  /** Uses something that may be used once; false when it has been. */
  async spend(key: string, until: number, now: number): Promise<boolean> {
    await this.#db.sql.run('DELETE FROM spent WHERE until < $1', [now]);
    return (await this.#db.sql.run('INSERT INTO spent (key, until) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, until])) === 1;
  }
}
