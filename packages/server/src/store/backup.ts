import { closeSync, copyFileSync, existsSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { InputError } from '@quarterdeck/kernel';
import LibsqlInBackground from 'libsql/promise';
import { num, text } from './columns';
import type { Database, Row, Sql } from './database';
import { makeFolder } from './folder';
import type { StoreAddress } from './index';
import { DATA_TABLES } from './migrations';
import { openPostgres } from './postgres';
import { asRow, openSqlite } from './sqlite';

const PAGE = 500;
const quietly = (): void => {};

/** Rows of every table that a backup holds. */
export type Counts = Readonly<Record<string, number>>;

/**
 * A copy of everything as one SQLite file, taken while the server runs: all of it as it was at one
 * moment. It is the same for both databases, so that a club can also move from one to the other. It is
 * written aside, checked, marked and only then given its name: a file of that name is whole.
 */
export async function backup(from: StoreAddress, file: string): Promise<Counts> {
  if (existsSync(file)) throw new InputError(`${file} exists already. Name a file that does not.`);
  if (from.kind === 'sqlite' && !existsSync(from.file)) {
    throw new InputError(`There is no database ${from.file}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  makeFolder(dirname(file));
  const part = `${file}.part`;
  remove(part);
  try {
    if (from.kind === 'sqlite') await vacuumInto(from.file, part);
    else {
      await copyFrom(from.url, `${part}.copy`);
      await vacuumInto(`${part}.copy`, part);
    }
    const counts = await mark(part);
    keepForGood(part, file);
    return counts;
  } finally {
    remove(part);
  }
}

/** Puts a backup into an empty store. A store with players or tables in it is never touched, and a file that is not whole never used. */
export async function restore(file: string, to: StoreAddress): Promise<Counts> {
  if (!existsSync(file)) throw new InputError(`There is no file ${file}`);
  if (to.kind === 'sqlite' && existsSync(to.file)) {
    throw new InputError(`${to.file} exists already. Move it away, or restore into another DATA_DIR.`);
  }
  const counts = await verify(file);
  if (to.kind === 'sqlite') {
    makeFolder(dirname(to.file));
    const part = `${to.file}.part`;
    remove(part);
    try {
      await withoutMark(file, part);
      keepForGood(part, to.file);
    } finally {
      remove(part);
    }
    return counts;
  }
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-restore-'));
  try {
    const copy = join(folder, 'backup.db');
    await withoutMark(file, copy);
    const source = await openSqlite(copy);
    const target = await openPostgres(to.url, quietly);
    try {
      await mustBeEmpty(target);
      await target.transaction((into) => copyAll('sqlite', source.sql, into));
    } finally {
      await source.close();
      await target.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return counts;
}

/** A connection of its own, whose work is done on a thread of the driver's. */
interface Connection {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<{ all(params: readonly string[]): unknown[] | Promise<unknown[]> }>;
  close(): void;
}

async function connected<T>(file: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  // The driver's own types do not say what comes back.
  const connection = new LibsqlInBackground(file, {}) as unknown as Connection;
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

async function rows(connection: Connection, sql: string): Promise<Row[]> {
  const statement = await connection.prepare(sql);
  return (await statement.all([])).map(asRow);
}

function vacuumInto(from: string, to: string): Promise<void> {
  return connected(from, (connection) => connection.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`));
}

async function copyFrom(url: string, copy: string): Promise<void> {
  const source = await openPostgres(url, quietly);
  const target = await openSqlite(copy);
  try {
    await source.transaction(async (sql) => {
      await sql.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await target.transaction((into) => copyAll('postgres', sql, into));
    });
  } finally {
    await source.close();
    await target.close();
  }
}

/** Checks every page, and writes down what is in it: whoever finds the mark knows that all came before it. */
function mark(part: string): Promise<Counts> {
  return connected(part, async (connection) => {
    await connection.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
    await mustBeSound(connection, part);
    const each = DATA_TABLES.map(([table]) => `SELECT '${table}', COUNT(*) FROM ${table}`).join(' UNION ALL ');
    await connection.exec(
      `BEGIN; DROP TABLE IF EXISTS backup_mark; CREATE TABLE backup_mark (name TEXT PRIMARY KEY, n INTEGER NOT NULL);
       INSERT INTO backup_mark ${each}; COMMIT`,
    );
    return readMark(connection);
  });
}

async function verify(file: string): Promise<Counts> {
  const notWhole = new InputError(
    `${file} is not a whole backup of Quarterdeck: it was cut off, is damaged, or is something else. Nothing was restored.`,
  );
  try {
    return await connected(file, async (connection) => {
      await mustBeSound(connection, file);
      const counts = await readMark(connection);
      for (const [table, n] of Object.entries(counts)) {
        if (!DATA_TABLES.some(([known]) => known === table)) throw notWhole;
        const [row] = await rows(connection, `SELECT COUNT(*) AS n FROM ${table}`);
        if (row === undefined || num(row, 'n') !== n) throw notWhole;
      }
      if (Object.keys(counts).length === 0) throw notWhole;
      return counts;
    });
  } catch (error) {
    throw new InputError(notWhole.message, { cause: error });
  }
}

async function mustBeSound(connection: Connection, file: string): Promise<void> {
  const [first] = await rows(connection, 'PRAGMA main.integrity_check');
  if (first?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${String(first?.integrity_check)}`);
}

async function readMark(connection: Connection): Promise<Counts> {
  const counted = await rows(connection, 'SELECT name, n FROM backup_mark ORDER BY name');
  return Object.fromEntries(counted.map((row) => [text(row, 'name'), num(row, 'n')]));
}

/** A copy as the server keeps it; whoever opens it brings it up to date. */
async function withoutMark(file: string, copy: string): Promise<void> {
  copyFileSync(file, copy);
  await connected(copy, (connection) => connection.exec('DROP TABLE backup_mark'));
}

/** Gives a file its name once all of it is on the disk. */
function keepForGood(part: string, file: string): void {
  sync(part);
  renameSync(part, file);
  // A folder cannot be opened for this everywhere.
  if (process.platform !== 'win32') sync(dirname(file));
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function remove(part: string): void {
  for (const file of [part, `${part}.copy`]) {
    for (const end of ['', '-wal', '-shm', '-journal', '.lock']) rmSync(file + end, { force: true });
  }
}

async function mustBeEmpty(db: Database): Promise<void> {
  for (const table of ['players', 'tables']) {
    const [row] = await db.sql.all(`SELECT COUNT(*) AS n FROM ${table}`);
    if (row !== undefined && num(row, 'n') > 0)
      throw new InputError('This database has players or tables already. Restore into an empty one.');
  }
  await db.sql.run('DELETE FROM meta');
}

async function copyAll(kind: Database['kind'], from: Sql, into: Sql): Promise<void> {
  for (const [table, key] of DATA_TABLES) {
    if (kind === 'postgres') await from.run(`DECLARE pages CURSOR FOR SELECT * FROM ${table} ORDER BY ${key}`);
    for (let offset = 0; ; offset += PAGE) {
      const page = await from.all(
        kind === 'postgres' ? `FETCH ${PAGE} FROM pages` : `SELECT * FROM ${table} ORDER BY ${key} LIMIT ${PAGE} OFFSET ${offset}`,
      );
      for (const row of page) await copyRow(into, table, row);
      if (page.length < PAGE) break;
    }
    if (kind === 'postgres') await from.run('CLOSE pages');
  }
}

async function copyRow(into: Sql, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`).join(', ');
  await into.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`,
    columns.map((column) => row[column]),
  );
}
