import { existsSync } from 'node:fs';
import { InputError } from '@quarterdeck/kernel';
import Libsql from 'libsql';
import { operatorToken } from '../people/secrets';
import type { StoreAddress } from '../store';
import { text } from '../store/columns';
import { openPostgres } from '../store/postgres';
import { asRow } from '../store/sqlite';

const SECRET = `SELECT value FROM meta WHERE key = 'secret'`;

/** What proves to a running server that somebody may read its database: they may do what an owner may. */
export async function operatorTokenOf(address: StoreAddress): Promise<string> {
  const [row] = address.kind === 'sqlite' ? fromFile(address.file) : await fromPostgres(address.url);
  if (row === undefined) throw new InputError('This database has not been used by a server yet. Start one on it first.');
  return operatorToken(text(asRow(row), 'value'));
}

function fromFile(file: string): unknown[] {
  if (!existsSync(file)) throw new InputError(`There is no database ${file}. Set DATA_DIR or DATABASE_URL as for the server.`);
  const reader = new Libsql(file, { readonly: true });
  try {
    return reader.prepare(SECRET).all([]);
  } finally {
    reader.close();
  }
}

async function fromPostgres(url: string): Promise<unknown[]> {
  const db = await openPostgres(url, () => {});
  try {
    return await db.sql.all(SECRET);
  } finally {
    await db.close();
  }
}
