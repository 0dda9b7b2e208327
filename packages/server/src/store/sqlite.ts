import { dirname } from 'node:path';
import { InputError } from '@quarterdeck/kernel';
import Libsql from 'libsql';
import LibsqlInBackground from 'libsql/promise';
import { num } from './columns';
import type { Append, Database, Row, Sql, Value } from './database';
import { makeFolder } from './folder';
import { isUrgent, LateHeads } from './late-heads';
import { claim } from './lock';
import { migrate } from './migrations';

type Reader = InstanceType<typeof Libsql>;

interface Prepared {
  run(params: readonly (string | number | null)[]): { readonly changes: number };
  get(params: readonly (string | number | null)[]): unknown;
  all(params: readonly (string | number | null)[]): unknown[] | Promise<unknown[]>;
}

/** What we use of the driver's asynchronous face; its own types do not say what comes back. */
interface Writer {
  readonly inTransaction: boolean;
  /** Runs on a thread of the driver's. */
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Prepared>;
  close(): void;
}

const SETTINGS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA busy_timeout = 5000',
  // Pages that change with every move are copied back once for many moves: 32 MB of them wait at most.
  'PRAGMA wal_autocheckpoint = 8000',
  'PRAGMA cache_size = -32000',
];

const UPDATE_HEAD = `UPDATE tables SET seq = ?1, status = ?2, updated_at = ?3, started_at = ?4, ended_at = ?5, due_at = ?6,
  turn = ?7, auto = ?8, summary = COALESCE(?9, summary), access = COALESCE(?11, access), spectators = COALESCE(?12, spectators),
  rated = COALESCE(?13, rated) WHERE id = ?10 AND seq < ?1`;
/** So many entries at once, of logs that are known to end just before: one statement costs more than the rows it writes. */
const insertLog = (rows: number): string => `INSERT OR IGNORE INTO log (table_id, seq, at, cmd, entry)
  VALUES ${Array<string>(rows).fill('(?, ?, ?, ?, ?)').join(', ')}`;
const LAST_SEQ = 'SELECT seq FROM log WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1';
/** Of so many logs it is remembered where they end. */
const KNOWN_ENDS = 20_000;
/** For how many entries there are statements; a batch is put together from them. */
const AT_ONCE = [16, 8, 4, 2, 1] as const;

/** Something to write, which says when it is stored. */
interface Job {
  /** Writes, and gives what is to be done once that is durable. */
  readonly write: () => () => void;
  readonly failed: (error: unknown) => void;
}

/** An entry to append; whoever gave it is told whether it was. */
interface Appending {
  readonly item: Append;
  readonly done: (appended: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * SQLite in this process. WAL with full synchronisation: a commit that returned survives a power cut.
 * One connection writes, one transaction at a time; another reads and never sees half of one. Commits
 * wait for the disk, so they run on a thread of the driver's, and the next moves are judged meanwhile.
 */
export async function openSqlite(file: string): Promise<Database> {
  let release = (): void => {};
  try {
    makeFolder(dirname(file));
    release = claim(file);
    return await connect(file, release);
  } catch (error) {
    release();
    throw inWords(error, file);
  }
}

/** The driver gives a file that cannot be opened at all no code, only SQLite's number at the end of its words. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (/^ConnectionFailed\(.*: 14"\)$/.test(error.message)) return 'SQLITE_CANTOPEN';
  return 'code' in error ? String(error.code) : '';
}

/** What is wrong with a file or its folder, and what to do about it. */
function inWords(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return new InputError(
      `${file} is damaged, or is not a database of this server. Move it away and bring a backup back with "quarterdeck restore", or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (/^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|SQLITE_(CANTOPEN|READONLY|PERM))/.test(code)) {
    return new InputError(`${dirname(file)} cannot be written to. Give this user the right to, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
  if (/^(ENOSPC|SQLITE_FULL)/.test(code)) return new InputError(`The disk with ${dirname(file)} is full.`, { cause: error });
  return error;
}

async function connect(file: string, release: () => void): Promise<Database> {
  const writer = new LibsqlInBackground(file, {}) as unknown as Writer;
  for (const setting of SETTINGS) await writer.exec(setting);
  const turns = queue();
  // The driver ends the whole process when it is asked for anything after it was closed.
  let closing: Promise<void> | undefined;
  let open = true;
  const mustBeOpen = (): void => {
    if (!open) throw new Error('The database is closed');
  };
  const writing = new Statements((sql) => writer.prepare(sql));
  const begin = await writer.prepare('BEGIN IMMEDIATE');
  const inTransaction = async <T>(work: () => T | Promise<T>): Promise<T> => {
    mustBeOpen();
    // Waits for nobody: the file is ours.
    begin.run([]);
    try {
      const result = await work();
      await writer.exec('COMMIT');
      return result;
    } catch (error) {
      if (writer.inTransaction) await writer.exec('ROLLBACK');
      throw error;
    }
  };
  await inTransaction(() => migrate(writing));
  const reader: Reader = new Libsql(file);
  for (const setting of SETTINGS) reader.exec(setting);
  const reading = new Statements(async (sql) => reader.prepare(sql));
  const updateHead = await writer.prepare(UPDATE_HEAD);
  const inserts = await Promise.all(AT_ONCE.map(async (rows) => ({ rows, statement: await writer.prepare(insertLog(rows)) })));
  const lastSeq = await writer.prepare(LAST_SEQ);
  const clearMembers = await writer.prepare('DELETE FROM members WHERE table_id = ?1');
  const insertMember = await writer.prepare('INSERT INTO members (player_id, table_id) VALUES (?1, ?2)');

  const writeHead = ({ table, row, head }: Append): void => {
    updateHead.run([
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
      head.terms?.access ?? null,
      flag(head.terms?.spectators),
      flag(head.terms?.rated),
    ]);
  };
  /** Where logs end that were written to lately: the file is ours alone. Whatever may have changed them otherwise empties it. */
  const ends = new Map<string, number>();
  const endOf = (table: string): number => {
    const known = ends.get(table);
    if (known !== undefined) return known;
    const last = lastSeq.get([table]);
    return last === undefined ? 0 : num(asRow(last), 'seq');
  };
  /** Appends to logs; false when one of the entries does not fit. */
  const insert = (items: readonly Appending[]): boolean => {
    for (const { item } of items) if (endOf(item.table) !== item.row.seq - 1) return false;
    let from = 0;
    for (const { rows, statement } of inserts) {
      for (; items.length - from >= rows; from += rows) {
        const values: (string | number | null)[] = [];
        for (const { item } of items.slice(from, from + rows)) {
          values.push(item.table, item.row.seq, item.row.at, item.row.cmd ?? null, item.row.entry);
        }
        if (statement.run(values).changes !== rows) return false;
      }
    }
    return true;
  };
  const putHead = (item: Append): void => {
    const { table, head } = item;
    if (isUrgent(head)) writeHead(item);
    if (head.members === undefined) return;
    clearMembers.run([table]);
    for (const player of head.members) insertMember.run([player, table]);
  };

  const writeHeads = (): (() => void) => {
    const { waiting: late } = heads;
    for (const item of late) writeHead(item);
    return () => heads.written(late);
  };
  const settle = (): Promise<unknown> => together(writeHeads, (durable) => durable());
  const heads = new LateHeads(settle);

  const waiting: Job[] = [];
  const appending: Appending[] = [];
  /** Everything in one transaction, or nothing. */
  const attempt = async (jobs: readonly Job[], appends: readonly Appending[]): Promise<void> => {
    const stored = await inTransaction(() => {
      const tell = jobs.map(({ write }) => write());
      const appended = insert(appends);
      if (!appended && appends.length > 1) throw new Error('One of several entries does not fit');
      if (appended) for (const { item } of appends) putHead(item);
      return { tell, appended };
    });
    for (const tell of stored.tell) tell();
    for (const { item, done } of appends) {
      if (stored.appended) {
        ends.set(item.table, item.row.seq);
        heads.keep(item);
      }
      done(stored.appended);
    }
    if (ends.size > KNOWN_ENDS) ends.clear();
  };
  const flush = async (jobs: readonly Job[], appends: readonly Appending[]): Promise<void> => {
    if (jobs.length + appends.length === 0) return;
    try {
      await attempt(jobs, appends);
    } catch (error) {
      ends.clear();
      if (jobs.length + appends.length === 1) {
        for (const { failed } of [...jobs, ...appends]) failed(error);
        return;
      }
      // One that cannot be stored must not take the others with it.
      for (const job of jobs) await flush([job], []);
      for (const append of appends) await flush([], [append]);
    }
  };
  const flushAll = (): Promise<void> => turns(() => flush(waiting.splice(0), appending.splice(0)));
  /** Everything that arrives while the last commit is on its way shares the next one. */
  const flushSoon = (): void => {
    if (waiting.length + appending.length === 1) setImmediate(() => void flushAll());
  };
  const together = <T>(work: () => T, durable: (result: T) => void = () => {}): Promise<T> =>
    new Promise((resolve, failed) => {
      const write = (): (() => void) => {
        const result = work();
        return () => {
          durable(result);
          resolve(result);
        };
      };
      waiting.push({ write, failed });
      flushSoon();
    });

  return {
    kind: 'sqlite',
    sql: {
      all: async (sql, params) => {
        mustBeOpen();
        return reading.all(sql, params);
      },
      run: async (sql, params) => {
        mustBeOpen();
        const statement = await writing.prepare(sql);
        return together(() => statement.run(bound(params)).changes);
      },
    },
    transaction: (work) => turns(() => inTransaction(() => work(writing)).finally(() => ends.clear())),
    append: (item) =>
      new Promise((done, failed) => {
        appending.push({ item, done, failed });
        flushSoon();
      }),
    settle: async () => {
      if (!heads.isEmpty) await settle();
    },
    publish: async () => {},
    listen: () => {},
    hears: () => true,
    ping: async () => {
      mustBeOpen();
      await reading.all('SELECT 1');
    },
    close: () => {
      closing ??= turns(async () => {
        heads.stop();
        await flush(waiting.splice(0), appending.splice(0));
        await flush([{ write: writeHeads, failed: () => {} }], []);
        open = false;
        reader.close();
        await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        writer.close();
        release();
      });
      return closing;
    },
  };
}

/** Statements on one connection, each prepared once. */
class Statements implements Sql {
  readonly #prepare: (sql: string) => Promise<Prepared>;
  readonly #known = new Map<string, Prepared>();

  constructor(prepare: (sql: string) => Promise<Prepared>) {
    this.#prepare = prepare;
  }

  async prepare(sql: string): Promise<Prepared> {
    const statement = this.#known.get(sql) ?? (await this.#prepare(sql.replace(/\$(\d+)/g, '?$1')));
    this.#known.set(sql, statement);
    return statement;
  }

  async all(sql: string, params?: readonly Value[]): Promise<Row[]> {
    return (await (await this.prepare(sql)).all(bound(params))).map(asRow);
  }

  async run(sql: string, params?: readonly Value[]): Promise<number> {
    return (await this.prepare(sql)).run(bound(params)).changes;
  }
}

const flag = (value: boolean | undefined): number | null => (value === undefined ? null : Number(value));
const bound = (params: readonly Value[] = []): (string | number | null)[] => params.map((value) => value ?? null);

/** The door for what the driver gives: NULL becomes undefined. */
export function asRow(given: unknown): Row {
  const row: Record<string, Value> = {};
  for (const [key, value] of Object.entries(given as Record<string, unknown>)) {
    if (typeof value === 'string' || typeof value === 'number') row[key] = value;
  }
  return row;
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
