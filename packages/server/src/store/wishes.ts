import type { Player, Wish } from '@quarterdeck/protocol';
import { num, text } from './columns';
import type { Database, Row, Sql } from './database';

/** Somebody who is ready to play. */
export interface StoredWish {
  readonly player: Player;
  readonly wish: Wish;
  readonly since: number;
  /** When they were last seen, by any node. */
  readonly seenAt: number;
}

/** Who is ready to play what. */
export class WishStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async set(player: string, wish: Wish, since: number): Promise<void> {
    await this.#db.sql.run(
      `INSERT INTO wishes (player_id, wish, since) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) DO UPDATE SET wish = EXCLUDED.wish, since = EXCLUDED.since`,
      [player, JSON.stringify(wish), since],
    );
  }

  async remove(player: string): Promise<boolean> {
    return (await this.#db.sql.run('DELETE FROM wishes WHERE player_id = $1', [player])) > 0;
  }

  /** All wishes, the oldest first. */
  all(): Promise<StoredWish[]> {
    return read(this.#db.sql, '');
  }

  /**
   * Lets `seat` choose among all wishes, and takes away those of the players it names, with whatever else it writes,
   * all or nothing. Nobody else can take one of them meanwhile: a wish comes true once.
   */
  async take(seat: (wishes: readonly StoredWish[], sql: Sql) => Promise<readonly string[]>): Promise<number> {
    return this.#db.transaction(async (sql) => {
      const wishes = await read(sql, this.#db.kind === 'postgres' ? ' FOR UPDATE OF w' : '');
      const seated = await seat(wishes, sql);
      for (const player of seated) await sql.run('DELETE FROM wishes WHERE player_id = $1', [player]);
      return seated.length;
    });
  }
}

async function read(sql: Sql, lock: string): Promise<StoredWish[]> {
  const rows = await sql.all(
    `SELECT w.player_id, p.name, p.program, p.seen_at, w.wish, w.since FROM wishes w JOIN players p ON p.id = w.player_id
       ORDER BY w.since, w.player_id LIMIT 2000${lock}`,
  );
  return rows.map(stored);
}

function stored(row: Row): StoredWish {
  const player = { id: text(row, 'player_id'), name: text(row, 'name') };
  return {
    player: num(row, 'program') === 1 ? { ...player, program: true } : player,
    // Written by `set`.
    wish: JSON.parse(text(row, 'wish')) as Wish,
    since: num(row, 'since'),
    seenAt: num(row, 'seen_at'),
  };
}
