import { FORMER_NAME, type SeatInfo } from '@quarterdeck/protocol';
import { readTableEntry, type TableEntry, writeTableEntry } from '@quarterdeck/table';
import { num, text } from './columns';
import type { Database, Row } from './database';
import { forgetEntrant } from './tournaments';

/** Where rows belong to one person alone and go with them. */
const OWN: readonly (readonly [table: string, column: string])[] = [
  ['notify_settings', 'player_id'],
  ['push_subscriptions', 'player_id'],
  ['ratings', 'player_id'],
  ['members', 'player_id'],
  ['asks', 'player_id'],
  ['asks', 'by_id'],
  ['wishes', 'player_id'],
  ['reports', 'about_id'],
  ['rating_history', 'player_id'],
  ['ties', 'player_id'],
  ['ties', 'other_id'],
  ['passkeys', 'player_id'],
  ['mail_addresses', 'player_id'],
  ['letters', 'player_id'],
];

/** How many tables are looked through at a time for somebody's name. */
const SLICE = 25;

/** Work that is left when somebody was deleted: their name in the logs of games. */
export interface Erasure {
  readonly player: string;
  /** Tables known to hold the name. */
  readonly first: readonly string[];
  /** All others up to this one have been looked through. */
  readonly after: string;
}

/** Takes somebody out of everything that is kept. */
export class ErasureStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Deletes the person and notes what is left to do, all or nothing; false when it is the last owner. */
  remove(player: string): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (this.#db.kind === 'postgres') await sql.all(`SELECT id FROM players WHERE role = 'owner' ORDER BY id FOR UPDATE`);
      const owners = (await sql.all(`SELECT id FROM players WHERE role = 'owner'`)).map((row) => text(row, 'id'));
      const others = await sql.all('SELECT id FROM players WHERE id <> $1 LIMIT 1', [player]);
      if (owners.length === 1 && owners[0] === player && others.length > 0) return false;
      const known = await sql.all(
        `SELECT table_id AS id FROM members WHERE player_id = $1 UNION SELECT id FROM tables WHERE host = $1
           UNION SELECT table_id AS id FROM chat WHERE player_id = $1`,
        [player],
      );
      const job: Omit<Erasure, 'player'> = { first: known.map((row) => text(row, 'id')), after: '' };
      await sql.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [`erase:${player}`, JSON.stringify(job)]);
      await sql.run(`UPDATE chat SET name = $2, text = '' WHERE player_id = $1`, [player, FORMER_NAME]);
      await sql.run('UPDATE reports SET by_id = NULL WHERE by_id = $1', [player]);
      await sql.run('UPDATE acts SET target = $2 WHERE target = (SELECT name FROM players WHERE id = $1)', [player, FORMER_NAME]);
      await sql.run('UPDATE acts SET by_name = $2 WHERE by_id = $1', [player, FORMER_NAME]);
      await sql.run('UPDATE bans SET player_id = NULL WHERE player_id = $1', [player]);
      await sql.run('UPDATE results SET player_id = NULL WHERE player_id = $1', [player]);
      await forgetEntrant(sql, player);
      for (const [table, column] of OWN) await sql.run(`DELETE FROM ${table} WHERE ${column} = $1`, [player]);
      await sql.run('DELETE FROM players WHERE id = $1', [player]);
      return true;
    });
  }

  async open(): Promise<Erasure[]> {
    const rows = await this.#db.sql.all(`SELECT key, value FROM meta WHERE key >= 'erase:' AND key < 'erase;'`);
    return rows.map((row) => ({
      player: text(row, 'key').slice('erase:'.length),
      // Written by `remove` and `goneThrough`.
      ...(JSON.parse(text(row, 'value')) as Omit<Erasure, 'player'>),
    }));
  }

  async goneThrough(player: string, after: string | undefined): Promise<void> {
    const key = `erase:${player}`;
    if (after === undefined) await this.#db.sql.run('DELETE FROM meta WHERE key = $1', [key]);
    else await this.#db.sql.run('UPDATE meta SET value = $2 WHERE key = $1', [key, JSON.stringify({ first: [], after })]);
  }

  /** The next tables to look through, and those of them that hold the name. */
  async slice(player: string, after: string): Promise<{ readonly last: string | undefined; readonly tables: string[] }> {
    const ids = (await this.#db.sql.all(`SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT ${SLICE}`, [after])).map((row) =>
      text(row, 'id'),
    );
    const last = ids.at(-1);
    if (last === undefined) return { last, tables: [] };
    const rows = await this.#db.sql.all('SELECT DISTINCT table_id FROM log WHERE table_id > $1 AND table_id <= $2 AND entry LIKE $3', [
      after,
      last,
      `%"${player}"%`,
    ]);
    return { last, tables: rows.map((row) => text(row, 'table_id')) };
  }

  /** Writes a table's log and summary anew, without the name. */
  async forgetName(table: string, player: string): Promise<void> {
    await this.#db.transaction(async (sql) => {
      const rows = await sql.all('SELECT seq, entry FROM log WHERE table_id = $1 AND entry LIKE $2', [table, `%"${player}"%`]);
      for (const row of rows) {
        const entry = writeTableEntry(nameless(readTableEntry(text(row, 'entry')), player));
        await sql.run('UPDATE log SET entry = $3 WHERE table_id = $1 AND seq = $2', [table, num(row, 'seq'), entry]);
      }
      const [head] = await sql.all('SELECT summary FROM tables WHERE id = $1', [table]);
      if (head !== undefined) await sql.run('UPDATE tables SET summary = $2 WHERE id = $1', [table, namelessSummary(head, player)]);
    });
  }
}

function nameless(entry: TableEntry, player: string): TableEntry {
  switch (entry.k) {
    case 'sat':
    case 'tookOver':
      return entry.player.id === player ? { ...entry, player: { ...entry.player, name: FORMER_NAME } } : entry;
    case 'renamed':
      return entry.player === player ? { ...entry, name: FORMER_NAME } : entry;
    default:
      return entry;
  }
}

function namelessSummary(row: Row, player: string): string {
  // Written by `headOf`.
  const summary = JSON.parse(text(row, 'summary')) as { readonly seats?: readonly SeatInfo[] };
  const seats = (summary.seats ?? []).map((seat) =>
    seat.player?.id === player ? { ...seat, player: { ...seat.player, name: FORMER_NAME } } : seat,
  );
  return JSON.stringify({ ...summary, seats });
}
