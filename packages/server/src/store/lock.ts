import { InputError } from '@quarterdeck/kernel';
import Libsql from 'libsql';

/**
 * Keeps other processes off an SQLite file while this one lives, and gives how to let go of it. The
 * lock is the operating system's, on a file beside the database: whoever crashes lets go of it too.
 */
export function claim(file: string): () => void {
  const lock = new Libsql(`${file}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY'))) throw error;
    throw new InputError(
      `Another process is using ${file}. Stop it first, or set DATA_DIR to another folder. Several servers can share a PostgreSQL database: set DATABASE_URL.`,
    );
  }
  return () => lock.close();
}
