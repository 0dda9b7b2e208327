import type { ChatLine } from '@quarterdeck/protocol';
import { num, text } from './columns';
import type { Database, Row } from './database';

const SHOWN = 100;

/** What people say at a table; not part of the log, because the game does not depend on it. */
export class ChatStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** What was said by a command; undefined when it has not been carried out. */
  async said(table: string, cmd: string): Promise<string | undefined> {
    const [row] = await this.#db.sql.all('SELECT text FROM chat WHERE table_id = $1 AND cmd = $2', [table, cmd]);
    return row === undefined ? undefined : text(row, 'text');
  }

  /** Adds a line and gives its id; a command that was carried out before adds nothing. */
  add(table: string, cmd: string, line: Omit<ChatLine, 'id'>): Promise<number> {
    return this.#db.transaction(async (sql) => {
      const [told] = await sql.all('SELECT id FROM chat WHERE table_id = $1 AND cmd = $2', [table, cmd]);
      if (told !== undefined) return num(told, 'id');
      await sql.all(this.#db.kind === 'postgres' ? 'SELECT id FROM tables WHERE id = $1 FOR UPDATE' : 'SELECT $1', [table]);
      await sql.run(
        `INSERT INTO chat (table_id, id, at, cmd, player_id, name, text)
         SELECT $1, COALESCE(MAX(id), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1`,
        [table, line.at, cmd, line.player.id, line.player.name, line.text],
      );
      const [added] = await sql.all('SELECT id FROM chat WHERE table_id = $1 AND cmd = $2', [table, cmd]);
      return added === undefined ? 0 : num(added, 'id');
    });
  }

  async line(table: string, id: number): Promise<ChatLine | undefined> {
    const [row] = await this.#db.sql.all('SELECT id, at, player_id, name, text FROM chat WHERE table_id = $1 AND id = $2', [table, id]);
    return row === undefined ? undefined : chatLine(row);
  }

  /** Takes what a line says away and gives it as it was; undefined when there is nothing to take. An empty line stays in its place. */
  async unsay(table: string, id: number): Promise<ChatLine | undefined> {
    const line = await this.line(table, id);
    if (line === undefined || line.text === '') return undefined;
    return (await this.#db.sql.run(`UPDATE chat SET text = '' WHERE table_id = $1 AND id = $2 AND text <> ''`, [table, id])) === 1
      ? line
      : undefined;
  }

  async removeBefore(at: number): Promise<void> {
    await this.#db.sql.run('DELETE FROM chat WHERE at < $1', [at]);
  }

  async last(table: string, after = 0): Promise<ChatLine[]> {
    const rows = await this.#db.sql.all(
      `SELECT id, at, player_id, name, text FROM chat WHERE table_id = $1 AND id > $2 ORDER BY id DESC LIMIT ${SHOWN}`,
      [table, after],
    );
    return rows.map(chatLine).reverse();
  }
}

function chatLine(row: Row): ChatLine {
  return {
    id: num(row, 'id'),
    at: num(row, 'at'),
    player: { id: text(row, 'player_id'), name: text(row, 'name') },
    text: text(row, 'text'),
  };
}
