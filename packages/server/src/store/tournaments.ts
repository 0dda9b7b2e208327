import { FORMER_NAME } from '@quarterdeck/protocol';
import { cursor, type Page, page } from './club';
import { maybeNum, num, text } from './columns';
import type { Database, Row, Sql } from './database';

/** A tournament as lists and sweeps see it; it follows from the log and moves with it. */
export interface TournamentHead {
  readonly status: string;
  readonly startsAt: number | undefined;
  /** JSON for lists. */
  readonly summary: string;
}

export interface TournamentRecord extends TournamentHead {
  readonly id: string;
  readonly createdAt: number;
}

const PAGE = 30;

/** Logs of tournaments and the index over them: of all nodes that write an entry of the same number one succeeds. */
export class TournamentStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds the entry `seq` if the log ends just before it; false when somebody else was quicker. */
  append(id: string, seq: number, at: number, entry: string, head: TournamentHead): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      const { status, startsAt, summary } = head;
      if (seq > 1 && !(await this.#endsBefore(sql, id, seq))) return false;
      const added = await sql.run(
        'INSERT INTO tournament_log (tournament_id, seq, at, entry) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [id, seq, at, entry],
      );
      if (added !== 1) return false;
      if (seq === 1) {
        await sql.run('INSERT INTO tournaments (id, status, created_at, starts_at, summary) VALUES ($1, $2, $3, $4, $5)', [
          id,
          status,
          at,
          startsAt,
          summary,
        ]);
      } else
        await sql.run('UPDATE tournaments SET status = $2, starts_at = $3, summary = $4 WHERE id = $1', [id, status, startsAt, summary]);
      return true;
    });
  }

  async log(id: string): Promise<string[]> {
    const rows = await this.#db.sql.all('SELECT entry FROM tournament_log WHERE tournament_id = $1 ORDER BY seq', [id]);
    return rows.map((row) => text(row, 'entry'));
  }

  async get(id: string): Promise<TournamentRecord | undefined> {
    const [row] = await this.#db.sql.all('SELECT id, status, created_at, starts_at, summary FROM tournaments WHERE id = $1', [id]);
    return row === undefined ? undefined : record(row);
  }

  /** Those for which something may have to be done now: they run, or should have begun. */
  async due(now: number): Promise<string[]> {
    const rows = await this.#db.sql.all(
      `SELECT id FROM tournaments WHERE status = 'running' OR (status = 'registration' AND starts_at <= $1) ORDER BY created_at LIMIT 500`,
      [now],
    );
    return rows.map((row) => text(row, 'id'));
  }

  async list(status: string | undefined, after: string | undefined): Promise<Page<TournamentRecord>> {
    const [at, id] = cursor(after);
    const rows = await this.#db.sql.all(
      `SELECT id, status, created_at, starts_at, summary FROM tournaments WHERE ($1 = '' OR status = $1)
         AND ($3 = '' OR created_at < $2 OR (created_at = $2 AND id < $3)) ORDER BY created_at DESC, id DESC LIMIT ${PAGE + 1}`,
      [status ?? '', at, id],
    );
    return page(rows, 'created_at', record, PAGE);
  }

  async countUnfinished(host: string): Promise<number> {
    const [row] = await this.#db.sql.all(
      `SELECT COUNT(*) AS n FROM tournaments t JOIN tournament_log l ON l.tournament_id = t.id AND l.seq = 1
         WHERE t.status IN ('registration', 'running') AND l.entry LIKE $1`,
      [`%"host":"${host}"%`],
    );
    return row === undefined ? 0 : num(row, 'n');
  }

  /** Unfinished tournaments that know this player. */
  async unfinishedOf(player: string): Promise<string[]> {
    const rows = await this.#db.sql.all(
      `SELECT DISTINCT t.id FROM tournaments t JOIN tournament_log l ON l.tournament_id = t.id
         WHERE t.status IN ('registration', 'running') AND l.entry LIKE $1`,
      [`%"${player}"%`],
    );
    return rows.map((row) => text(row, 'id'));
  }

  async #endsBefore(sql: Sql, id: string, seq: number): Promise<boolean> {
    return (await sql.all('SELECT seq FROM tournament_log WHERE tournament_id = $1 AND seq = $2', [id, seq - 1])).length === 1;
  }
}

/** Takes a name out of the logs of tournaments; for `ErasureStore`. */
export async function forgetEntrant(sql: Sql, player: string): Promise<void> {
  const rows = await sql.all('SELECT tournament_id, seq, entry FROM tournament_log WHERE entry LIKE $1', [`%"${player}"%`]);
  for (const row of rows) {
    // Written by the steward of tournaments.
    const entry = JSON.parse(text(row, 'entry')) as { k: string; entrant?: { id: string; name: string } };
    if (entry.k !== 'joined' || entry.entrant?.id !== player) continue;
    await sql.run('UPDATE tournament_log SET entry = $3 WHERE tournament_id = $1 AND seq = $2', [
      text(row, 'tournament_id'),
      num(row, 'seq'),
      JSON.stringify({ ...entry, entrant: { ...entry.entrant, name: FORMER_NAME } }),
    ]);
  }
}

function record(row: Row): TournamentRecord {
  return {
    id: text(row, 'id'),
    status: text(row, 'status'),
    createdAt: num(row, 'created_at'),
    startsAt: maybeNum(row, 'starts_at'),
    summary: text(row, 'summary'),
  };
}
