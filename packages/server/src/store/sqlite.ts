import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type { Append, Database, Row, Sql, Value } from './database';
import { migrate } from './migrations';

type Connection = InstanceType<typeof Libsql>;
type Statement = ReturnType<Connection['prepare']>;

const UPDATE_HEAD = `UPDATE tables SET seq = ?1, status = ?2, updated_at = ?3, started_at = ?4, ended_at = ?5, due_at = ?6,
  turn = ?7, auto = ?8, summary = COALESCE(?9, summary) WHERE id = ?10 AND seq = ?11`;
const INSERT_LOG = 'INSERT INTO log (table_id, seq, at, cmd, entry) VALUES (?1, ?2, ?3, ?4, ?5)';

interface Waiting {
  readonly item: Append;
  readonly done: (appended: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * SQLite in this process. WAL with full synchronisation: a commit that returned survives a power cut.
 * One connection writes, one transaction at a time; another reads and never sees half of one.
 */
export async function openSqlite(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = open(file);
  const turns = queue();
  const writing = new Connected(writer);
  await inTransaction(writer, () => migrate(writing));
  const reader = open(file);
  const reading = new Connected(reader);
  const begin = writer.prepare('BEGIN IMMEDIATE');
  const commit = writer.prepare('COMMIT');
  const rollback = writer.prepare('ROLLBACK');
  const updateHead = writer.prepare(UPDATE_HEAD);
  const insertLog = writer.prepare(INSERT_LOG);
  const clearMembers = writer.prepare('DELETE FROM members WHERE table_id = ?1');
  const insertMember = writer.prepare('INSERT INTO members (player_id, table_id) VALUES (?1, ?2)');

  const put = ({ table, row, head }: Append): boolean => {
    const moved = updateHead.run([
      row.seq,
      head.status,
      row.at,
      head.startedAt ?? null,
      head.endedAt ?? null,
      head.dueAt ?? null,
      head.turn,
      head.auto ? 1 : 0,
      head.summary ?? null,
      table,
      row.seq - 1,
    ]);
    if (moved.changes !== 1) return false;
    insertLog.run([table, row.seq, row.at, row.cmd ?? null, row.entry]);
    if (head.members !== undefined) {
      clearMembers.run([table]);
      for (const player of head.members) insertMember.run([player, table]);
    }
    return true;
  };

  const waiting: Waiting[] = [];
  const takeAll = (): Waiting[] => waiting.splice(0);
  /** Everything that arrived while the last commit was on its way shares the next one. */
  const flush = (batch: readonly Waiting[]): void => {
    try {
      begin.run();
      const appended = batch.map(({ item }) => put(item));
      commit.run();
      batch.forEach(({ done }, i) => {
        done(appended[i] === true);
      });
    } catch (error) {
      if (writer.inTransaction) rollback.run();
      if (batch.length === 1) batch[0]?.failed(error);
      // One that cannot be stored must not take the others with it.
      else for (const one of batch) flush([one]);
    }
  };

  return {
    kind: 'sqlite',
    sql: { all: (sql, params) => reading.all(sql, params), run: (sql, params) => turns(() => writing.run(sql, params)) },
    transaction: (work) => turns(() => inTransaction(writer, () => work(writing))),
    append: (item) =>
      new Promise((done, failed) => {
        waiting.push({ item, done, failed });
        if (waiting.length === 1) setImmediate(() => turns(async () => flush(takeAll())));
      }),
    publish: async () => {},
    listen: () => {},
    ping: async () => {
      await reading.all('SELECT 1');
    },
    close: () =>
      turns(async () => {
        if (waiting.length > 0) flush(takeAll());
        reader.close();
        writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        writer.close();
      }),
  };
}

function open(file: string): Connection {
  const connection = new Libsql(file);
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA busy_timeout = 5000');
  return connection;
}

class Connected implements Sql {
  readonly #connection: Connection;
  readonly #prepared = new Map<string, Statement>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async all(sql: string, params: readonly Value[] = []): Promise<Row[]> {
    return this.#prepare(sql).all(bound(params)).map(asRow);
  }

  async run(sql: string, params: readonly Value[] = []): Promise<number> {
    return this.#prepare(sql).run(bound(params)).changes;
  }

  #prepare(sql: string): Statement {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      this.#prepared.set(sql, statement);
    }
    return statement;
  }
}

const bound = (params: readonly Value[]): (string | number | null)[] => params.map((value) => value ?? null);

/** The door for what the driver gives: NULL becomes undefined. */
export function asRow(given: unknown): Row {
  const row: Record<string, Value> = {};
  for (const [key, value] of Object.entries(given as Record<string, unknown>)) {
    if (typeof value === 'string' || typeof value === 'number') row[key] = value;
  }
  return row;
}

async function inTransaction<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Runs one piece of work after the other. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
