import { maybeText, num, text } from './columns';
import type { Database } from './database';

export interface StoredInvitation {
  readonly table: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly at: number;
  /** The table's link, unless it was taken back. */
  readonly invite: string | undefined;
}

/** Who was asked directly to which table. They last until the table is no longer waiting. */
export class InvitationStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(table: string, player: string, by: string, at: number): Promise<void> {
    await this.#db.sql.run(
      'INSERT INTO asks (table_id, player_id, by_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, player_id) DO NOTHING',
      [table, player, by, at],
    );
  }

  async remove(table: string, player: string): Promise<void> {
    await this.#db.sql.run('DELETE FROM asks WHERE table_id = $1 AND player_id = $2', [table, player]);
  }

  /** Nobody has to answer any more; gives those who were asked. */
  async clear(table: string): Promise<string[]> {
    const rows = await this.#db.sql.all('SELECT player_id FROM asks WHERE table_id = $1', [table]);
    if (rows.length > 0) await this.#db.sql.run('DELETE FROM asks WHERE table_id = $1', [table]);
    return rows.map((row) => text(row, 'player_id'));
  }

  async count(player: string): Promise<number> {
    const [row] = await this.#db.sql.all('SELECT COUNT(*) AS n FROM asks WHERE player_id = $1', [player]);
    return row === undefined ? 0 : num(row, 'n');
  }

  /** To which waiting tables somebody is asked, the latest first. */
  async of(player: string): Promise<StoredInvitation[]> {
    const rows = await this.#db.sql.all(
      `SELECT i.table_id, i.by_id, p.name, i.at, t.invite FROM asks i
         JOIN tables t ON t.id = i.table_id AND t.status = 'waiting' JOIN players p ON p.id = i.by_id
         WHERE i.player_id = $1 ORDER BY i.at DESC, i.table_id LIMIT 50`,
      [player],
    );
    return rows.map((row) => ({
      table: text(row, 'table_id'),
      by: { id: text(row, 'by_id'), name: text(row, 'name') },
      at: num(row, 'at'),
      invite: maybeText(row, 'invite'),
    }));
  }
}
