import { type LogRow, writeTableEntry } from '@quarterdeck/table';
import { cursor, type Page, page } from './club';
import { maybeNum, maybeText, num, text } from './columns';
import type { Append, Database, Row, Sql, TableHead, Value } from './database';

/** A table as lists and sweeps see it. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly status: string;
  readonly access: string;
  readonly spectators: boolean;
  readonly rated: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly dueAt: number | undefined;
  readonly seq: number;
  readonly turn: string;
  readonly summary: string;
}

export interface NewTable {
  readonly game: string;
  /** Who opened it, and answers for it. */
  readonly host: string;
  readonly access: string;
  readonly spectators: boolean;
  readonly rated: boolean;
  readonly invite: string | undefined;
  readonly seed: string;
  /** The first rows of the log; the head is that after the last. */
  readonly first: Append;
  readonly more: readonly LogRow[];
}

const COLUMNS = `t.id, t.game, t.host, t.status, t.access, t.spectators, t.rated, t.created_at, t.updated_at, t.due_at, t.seq, t.turn, t.summary`;
const PAGE = 50;
/** Tables that the lobby shows at most, over all its pages. */
const LOBBY = 2_000;
/** A clock that ran out so long ago should have been called. */
const OVERDUE = 10_000;
/** Tables that one sweep looks after. */
const SWEEP = 200;

/** Logs and the index over them. */
export class TableStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The table, its secret seed and the beginning of its log, all or nothing. */
  async create(table: NewTable): Promise<void> {
    await this.#db.transaction((sql) => this.createIn(sql, table));
  }

  /** The same as a part of something larger. */
  async createIn(sql: Sql, table: NewTable): Promise<void> {
    const { first, more } = table;
    const rows = [first.row, ...more];
    await sql.run(
      `INSERT INTO tables (id, game, access, spectators, rated, created_at, updated_at, started_at, ended_at, due_at,
                           status, seq, turn, auto, summary, invite, host, webhook, rating_done)
       VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, NULL, 0)`,
      [
        first.table,
        table.game,
        table.access,
        table.spectators ? 1 : 0,
        table.rated ? 1 : 0,
        first.row.at,
        first.head.startedAt,
        first.head.endedAt,
        first.head.dueAt,
        first.head.status,
        rows.length,
        first.head.turn,
        first.head.auto ? 1 : 0,
        first.head.summary ?? '{}',
        table.invite,
        table.host,
      ],
    );
    await sql.run('INSERT INTO seeds (table_id, seed) VALUES ($1, $2)', [first.table, table.seed]);
    for (const row of rows) await insertRow(sql, first.table, row);
    for (const player of first.head.members ?? []) {
      await sql.run('INSERT INTO members (player_id, table_id) VALUES ($1, $2)', [player, first.table]);
    }
  }

  /** How long the logs of these tables are. */
  async seqs(tables: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (let i = 0; i < tables.length; i += SWEEP) {
      const some = tables.slice(i, i + SWEEP);
      const places = some.map((_, n) => `$${n + 1}`).join(', ');
      const rows = await this.#db.sql.all(
        `SELECT t.id, (SELECT l.seq FROM log l WHERE l.table_id = t.id ORDER BY l.seq DESC LIMIT 1) AS seq FROM tables t WHERE t.id IN (${places})`,
        some,
      );
      for (const row of rows) found.set(text(row, 'id'), num(row, 'seq'));
    }
    return found;
  }

  append(item: Append): Promise<boolean> {
    return this.#db.append(item);
  }

  /** Unfinished tables, and clocks that should have been called. */
  async countByStatus(now: number): Promise<{ waiting: number; running: number; overdue: number }> {
    const [row] = await this.#index(
      `SELECT (SELECT COUNT(*) FROM tables WHERE status = 'waiting') AS waiting, (SELECT COUNT(*) FROM tables WHERE status = 'running') AS running,
              (SELECT COUNT(*) FROM tables WHERE due_at < $1) AS overdue`,
      [now - OVERDUE],
    );
    return row === undefined
      ? { waiting: 0, running: 0, overdue: 0 }
      : { waiting: num(row, 'waiting'), running: num(row, 'running'), overdue: num(row, 'overdue') };
  }

  /** Reads the index over tables, with all that has happened so far. */
  async #index(sql: string, params: readonly Value[]): Promise<Row[]> {
    await this.#db.settle();
    return this.#db.sql.all(sql, params);
  }

  /** Unfinished tables whose log has gone on after what the index says, and that by `before`: a crash came between. */
  async behind(before: number): Promise<string[]> {
    const rows = await this.#db.sql.all(
      `SELECT t.id FROM tables t WHERE t.status IN ('waiting', 'running')
         AND EXISTS (SELECT 1 FROM log l WHERE l.table_id = t.id AND l.seq = t.seq + 1 AND l.at <= $1)`,
      [before],
    );
    return rows.map((row) => text(row, 'id'));
  }

  /** Puts the index right for a table whose log ends at `seq`. */
  async mend(table: string, seq: number, at: number, { dueAt, turn, auto }: TableHead): Promise<void> {
    await this.#db.sql.run('UPDATE tables SET seq = $2, updated_at = $3, due_at = $4, turn = $5, auto = $6 WHERE id = $1 AND seq < $2', [
      table,
      seq,
      at,
      dueAt,
      turn,
      auto ? 1 : 0,
    ]);
  }

  async log(table: string, after = 0): Promise<LogRow[]> {
    const rows = await this.#db.sql.all('SELECT seq, at, cmd, entry FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq', [
      table,
      after,
    ]);
    return rows.map((row) => ({ seq: num(row, 'seq'), at: num(row, 'at'), cmd: maybeText(row, 'cmd'), entry: text(row, 'entry') }));
  }

  async seed(table: string): Promise<string> {
    const [row] = await this.#db.sql.all('SELECT seed FROM seeds WHERE table_id = $1', [table]);
    if (row === undefined) throw new Error(`The database has no seed for table ${table}`);
    return text(row, 'seed');
  }

  async get(table: string): Promise<TableRecord | undefined> {
    const [row] = await this.#index(`SELECT ${COLUMNS} FROM tables t WHERE t.id = $1`, [table]);
    return row === undefined ? undefined : record(row);
  }

  /** Removes a table and all that belongs to it; false when it is gone already. */
  remove(table: string): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      // First, so that nobody writes on meanwhile.
      const removed = await sql.run('DELETE FROM tables WHERE id = $1', [table]);
      for (const of of ['log', 'seeds', 'members', 'chat', 'plans', 'asks'])
        await sql.run(`DELETE FROM ${of} WHERE table_id = $1`, [table]);
      return removed === 1;
    });
  }

  /** All tables, or those of a status, the newest first. */
  async newest(status: string | undefined, after: string | undefined): Promise<Page<TableRecord>> {
    const [at, id] = cursor(after);
    const rows = await this.#index(
      `SELECT ${COLUMNS} FROM tables t WHERE ${status === undefined ? `$1 = ''` : 't.status = $1'}
         AND ($3 = '' OR t.created_at < $2 OR (t.created_at = $2 AND t.id < $3)) ORDER BY t.created_at DESC, t.id DESC LIMIT ${PAGE + 1}`,
      [status ?? '', at, id],
    );
    return page(rows, 'created_at', record, PAGE);
  }

  /** These tables, as far as there are such. */
  async some(tables: readonly string[]): Promise<TableRecord[]> {
    const found: TableRecord[] = [];
    for (let i = 0; i < tables.length; i += SWEEP) {
      const some = tables.slice(i, i + SWEEP);
      const places = some.map((_, n) => `$${n + 1}`).join(', ');
      found.push(...(await this.#index(`SELECT ${COLUMNS} FROM tables t WHERE t.id IN (${places})`, some)).map(record));
    }
    return found;
  }

  async invite(table: string): Promise<string | undefined> {
    const [row] = await this.#db.sql.all('SELECT invite FROM tables WHERE id = $1', [table]);
    return row === undefined ? undefined : maybeText(row, 'invite');
  }

  async setInvite(table: string, invite: string | undefined): Promise<void> {
    await this.#db.sql.run('UPDATE tables SET invite = $2 WHERE id = $1', [table, invite]);
  }

  /**
   * A page of tables that everybody may see, after the first `from`. The newest of every host come
   * before anybody's second ones, so that nobody can fill the first page alone.
   */
  async lobby(status: 'waiting' | 'running', game: string | undefined, from = 0): Promise<{ tables: TableRecord[]; next?: number }> {
    const rows = await this.#index(
      `SELECT ${COLUMNS} FROM (
         SELECT f.*, ROW_NUMBER() OVER (PARTITION BY f.host ORDER BY f.updated_at DESC, f.id) AS place FROM (
           SELECT * FROM tables WHERE status = $1 AND access = 'open' AND ($1 = 'waiting' OR spectators = 1)
             AND ($2 = '' OR game = $2) ORDER BY updated_at DESC LIMIT ${LOBBY}) f) t
         ORDER BY t.place, t.updated_at DESC, t.id LIMIT ${PAGE + 1} OFFSET $3`,
      [status, game ?? '', from],
    );
    const tables = rows.slice(0, PAGE).map(record);
    return rows.length > PAGE ? { tables, next: from + PAGE } : { tables };
  }

  /** Tables of a player that are not over. */
  async unfinished(player: string): Promise<TableRecord[]> {
    const rows = await this.#index(
      `SELECT ${COLUMNS} FROM members m JOIN tables t ON t.id = m.table_id
         WHERE m.player_id = $1 AND t.status IN ('waiting', 'running') ORDER BY t.updated_at DESC LIMIT 500`,
      [player],
    );
    return rows.map(record);
  }

  async finished(player: string, before: number, game: string | undefined): Promise<TableRecord[]> {
    const rows = await this.#index(
      `SELECT ${COLUMNS} FROM members m JOIN tables t ON t.id = m.table_id
         WHERE m.player_id = $1 AND t.status = 'over' AND t.updated_at < $2 AND ($3 = '' OR t.game = $3)
         ORDER BY t.updated_at DESC LIMIT ${PAGE}`,
      [player, before, game ?? ''],
    );
    return rows.map(record);
  }

  /** How many unfinished tables a player has opened or sits at; of those opened, how many wait, and how many have nobody but bots. */
  async countUnfinished(player: string): Promise<{ all: number; waiting: number; botsOnly: number }> {
    const [row] = await this.#db.sql.all(
      `SELECT COUNT(*) AS n,
              COALESCE(SUM(CASE WHEN t.host = $1 AND t.status = 'waiting' THEN 1 ELSE 0 END), 0) AS waiting,
              COALESCE(SUM(CASE WHEN t.host = $1 AND t.status = 'running'
                                 AND NOT EXISTS (SELECT 1 FROM members m WHERE m.table_id = t.id) THEN 1 ELSE 0 END), 0) AS bots_only
         FROM (SELECT id FROM tables WHERE host = $1 AND status IN ('waiting', 'running')
               UNION SELECT m.table_id FROM members m JOIN tables s ON s.id = m.table_id
                       WHERE m.player_id = $1 AND s.status IN ('waiting', 'running')) u JOIN tables t ON t.id = u.id`,
      [player],
    );
    return row === undefined
      ? { all: 0, waiting: 0, botsOnly: 0 }
      : { all: num(row, 'n'), waiting: num(row, 'waiting'), botsOnly: num(row, 'bots_only') };
  }

  /** Tables that have waited for players without any change since `before`. */
  async waitingSince(before: number): Promise<string[]> {
    const rows = await this.#db.sql.all(
      `SELECT id FROM tables WHERE status = 'waiting' AND updated_at <= $1 ORDER BY updated_at LIMIT ${SWEEP}`,
      [before],
    );
    return rows.map((row) => text(row, 'id'));
  }

  async countRunning(): Promise<number> {
    const [row] = await this.#db.sql.all(`SELECT COUNT(*) AS n FROM tables WHERE status IN ('waiting', 'running')`);
    return row === undefined ? 0 : num(row, 'n');
  }

  /** Tables with a clock that is out of time at `now`; `more` than usual when some are known to stay. */
  async due(now: number, more = 0): Promise<string[]> {
    const rows = await this.#db.sql.all('SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2', [now, SWEEP + more]);
    return rows.map((row) => text(row, 'id'));
  }

  /** Tables where a bot or plan should have moved since `before`: whoever was to do it is gone. */
  async stalled(before: number, more = 0): Promise<string[]> {
    const rows = await this.#index('SELECT id FROM tables WHERE auto = 1 AND updated_at <= $1 ORDER BY updated_at LIMIT $2', [
      before,
      SWEEP + more,
    ]);
    return rows.map((row) => text(row, 'id'));
  }

  /** Tables with a clock that runs, those that are out of time first coming first. */
  async running(): Promise<string[]> {
    const rows = await this.#db.sql.all('SELECT id FROM tables WHERE due_at IS NOT NULL ORDER BY due_at');
    return rows.map((row) => text(row, 'id'));
  }

  /** Gives a running clock time back, as `Hub.credit` says; false when somebody wrote at the same moment. */
  async credit(table: string, cmd: string, ms: number, until: number, now: number): Promise<boolean> {
    const [row] = await this.#db.sql.all(
      `SELECT seq, updated_at, status, started_at, ended_at, due_at, turn, auto,
              (SELECT COUNT(*) FROM log l WHERE l.table_id = t.id AND l.cmd = $2) AS done FROM tables t WHERE id = $1 AND due_at IS NOT NULL`,
      [table, cmd],
    );
    if (row === undefined || num(row, 'done') > 0 || num(row, 'updated_at') > until) return true;
    const entry = writeTableEntry({ k: 'credited', ms });
    return this.append({
      table,
      row: { seq: num(row, 'seq') + 1, at: Math.max(now, num(row, 'updated_at')), cmd, entry },
      head: {
        status: text(row, 'status'),
        startedAt: maybeNum(row, 'started_at'),
        endedAt: maybeNum(row, 'ended_at'),
        dueAt: num(row, 'due_at') + ms,
        turn: text(row, 'turn'),
        auto: num(row, 'auto') === 1,
        summary: undefined,
        members: undefined,
      },
    });
  }
}

async function insertRow(sql: Sql, table: string, row: LogRow): Promise<void> {
  await sql.run('INSERT INTO log (table_id, seq, at, cmd, entry) VALUES ($1, $2, $3, $4, $5)', [
    table,
    row.seq,
    row.at,
    row.cmd,
    row.entry,
  ]);
}

function record(row: Row): TableRecord {
  return {
    id: text(row, 'id'),
    game: text(row, 'game'),
    host: maybeText(row, 'host') ?? '',
    status: text(row, 'status'),
    access: text(row, 'access'),
    spectators: num(row, 'spectators') === 1,
    rated: num(row, 'rated') === 1,
    createdAt: num(row, 'created_at'),
    updatedAt: num(row, 'updated_at'),
    dueAt: maybeNum(row, 'due_at'),
    seq: num(row, 'seq'),
    turn: text(row, 'turn'),
    summary: text(row, 'summary'),
  };
}
