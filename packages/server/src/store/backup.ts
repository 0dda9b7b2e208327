import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { InputError } from '@quarterdeck/kernel';
import Libsql from 'libsql';
import { num } from './columns';
import type { Database, Row, Sql } from './database';
import type { StoreAddress } from './index';
import { DATA_TABLES } from './migrations';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

const PAGE = 2_000;
const quietly = (): void => {};

/**
 * A copy of everything as one SQLite file, taken while the server runs: all of it as it was at one
 * moment. It is the same for both databases, so that a club can also move from one to the other.
 */
export async function backup(from: StoreAddress, file: string): Promise<void> {
  if (existsSync(file)) throw new InputError(`${file} exists already. Name a file that does not.`);
  mkdirSync(dirname(file), { recursive: true });
  if (from.kind === 'sqlite') {
    if (!existsSync(from.file)) throw new InputError(`There is no database ${from.file}. Set DATA_DIR or DATABASE_URL as for the server.`);
    vacuumInto(from.file, file);
    return;
  }
  const source = await openPostgres(from.url, quietly);
  const target = await openSqlite(file);
  try {
    await source.transaction(async (sql) => {
      await sql.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await target.transaction((into) => copyAll(sql, into));
    });
  } finally {
    await source.close();
    await target.close();
  }
}

/** Puts a backup into an empty store. A store with players or tables in it is never touched. */
export async function restore(file: string, to: StoreAddress): Promise<void> {
  if (!existsSync(file)) throw new InputError(`There is no file ${file}`);
  if (to.kind === 'sqlite') {
    if (existsSync(to.file)) throw new InputError(`${to.file} exists already. Move it away, or restore into another DATA_DIR.`);
    mkdirSync(dirname(to.file), { recursive: true });
    vacuumInto(file, to.file);
    await (await openSqlite(to.file)).close();
    return;
  }
  // The backup may be of an older version: a copy of it is brought up to date first.
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-restore-'));
  const copy = join(folder, 'backup.db');
  copyFileSync(file, copy);
  const source = await openSqlite(copy);
  const target = await openPostgres(to.url, quietly);
  try {
    await mustBeEmpty(target);
    await target.transaction((into) => copyAll(source.sql, into));
  } finally {
    await source.close();
    await target.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function vacuumInto(from: string, to: string): void {
  const connection = new Libsql(from, { readonly: true });
  try {
    connection.prepare('VACUUM INTO ?').run([to]);
  } finally {
    connection.close();
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

async function copyAll(from: Sql, into: Sql): Promise<void> {
  for (const [table, key] of DATA_TABLES) {
    for (let offset = 0; ; offset += PAGE) {
      const rows = await from.all(`SELECT * FROM ${table} ORDER BY ${key} LIMIT ${PAGE} OFFSET ${offset}`);
      for (const row of rows) await copyRow(into, table, row);
      if (rows.length < PAGE) break;
    }
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
