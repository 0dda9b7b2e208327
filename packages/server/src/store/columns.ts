import type { Row } from './database';

/** A column that is always there; anything else is a damaged database. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`The database has no text in column ${column}`);
  return value;
}

export function num(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`The database has no number in column ${column}`);
  return value;
}

export function maybeText(row: Row, column: string): string | undefined {
  return row[column] === undefined ? undefined : text(row, column);
}

export function maybeNum(row: Row, column: string): number | undefined {
  return row[column] === undefined ? undefined : num(row, column);
}
