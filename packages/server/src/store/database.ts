import type { Player } from '@quarterdeck/protocol';
import type { LogRow } from '@quarterdeck/table';

/** What may stand in a column; absent is `undefined` on our side and NULL in the database. */
export type Value = string | number | undefined;
export type Row = Readonly<Record<string, Value>>;

/** What lists and sweeps ask about a table without folding its log; it follows from the log and moves with it. */
export interface TableHead {
  readonly status: string;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
  /** When the first running clock is out of time. */
  readonly dueAt: number | undefined;
  /** Seats that must decide, as a JSON list. */
  readonly turn: string;
  /** A bot or a plan is expected to move. */
  readonly auto: boolean;
  /** What decides who sees the table in lists; left out when it is the same as before. */
  readonly terms?: { readonly access: string; readonly spectators: boolean; readonly rated: boolean };
  /** JSON for lists; undefined when it is the same as before. */
  readonly summary: string | undefined;
  /** Everybody who has a seat; undefined when they are the same as before. */
  readonly members: readonly string[] | undefined;
}

export interface Append {
  readonly table: string;
  readonly row: LogRow;
  readonly head: TableHead;
}

/** Something other nodes should know. Sent only after it is durable. */
export type News =
  | { readonly kind: 'log'; readonly table: string; readonly seq: number }
  /** What lists say about the table has changed. */
  | { readonly kind: 'head'; readonly table: string }
  /** The line `id` of the chat was said. */
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  | { readonly kind: 'plan'; readonly table: string }
  /** The table's link was changed or taken back. */
  | { readonly kind: 'invite'; readonly table: string }
  /** News may have been missed: whoever shows something must look again. */
  | { readonly kind: 'gap' }
  /** A player is no longer signed in anywhere. */
  | { readonly kind: 'signedOut'; readonly player: string }
  /** Bans or the club's settings have changed. */
  | { readonly kind: 'club' }
  /** The table is gone, or its log was written anew: nothing in memory of it counts. */
  | { readonly kind: 'forget'; readonly table: string }
  /** Somebody was asked to a table, or is no longer. */
  | { readonly kind: 'invited'; readonly player: string }
  /** Somebody is ready to play, or no longer. */
  | { readonly kind: 'wishes' }
  /** Who came to a node and who left it; `all` repeats some of those who are there. */
  | { readonly kind: 'here'; readonly node: string; readonly all: readonly Player[]; readonly left: readonly string[] }
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly node: string;
      readonly players: readonly string[];
      readonly watchers: number;
    };

/**
 * The database did not answer. Whatever was asked of it may have happened or not; nobody knows until
 * it can be asked again.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Whether a write was refused because a row must be the only one of its kind. */
export function isDouble(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

export interface Sql {
  /** SQL with `$1 …` placeholders, the same text for both databases. */
  all(sql: string, params?: readonly Value[]): Promise<Row[]>;
  /** Number of rows changed. */
  run(sql: string, params?: readonly Value[]): Promise<number>;
}

/**
 * The database behind the store: SQLite in this process or PostgreSQL for several. Everything above
 * this interface is written once.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads and single writes. */
  readonly sql: Sql;
  /** All or nothing; nobody else writes the rows it has read in between. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Appends a row with `seq` if the table's log ends just before it; false when somebody else was
   * quicker. Resolves only when durable; fails with DatabaseAway when nobody can tell. Many appends share
   * one transaction.
   */
  append(item: Append): Promise<boolean>;
  /** Heads may follow their logs a moment later; after this, those of everything appended here are there. */
  settle(): Promise<void>;
  /** Tells the other nodes. Nothing to do where there are none. */
  publish(news: readonly News[]): Promise<void>;
  /** News of other nodes. */
  listen(hear: (news: News) => void): void;
  /** False while news of other nodes may be missed: what is in memory may be old. */
  hears(): boolean;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
