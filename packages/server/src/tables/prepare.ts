import { randomInt } from 'node:crypto';
import { type AnyGame, seededChance } from '@quarterdeck/kernel';
import { type LogRow, Table, type TableEntry, type TableSetup, writeTableEntry } from '@quarterdeck/table';
import { newId } from '../people/secrets';
import type { TableHead } from '../store/database';
import { headOf } from './head';

/** A new table as it will be stored. */
export interface Prepared {
  readonly id: string;
  readonly setup: TableSetup;
  readonly rows: readonly LogRow[];
  readonly head: TableHead;
}

/** A number for what is chosen for seats. */
export const random = (): number => randomInt(2 ** 32);

/** Plays the beginning of a table's log, so that it can be stored. */
export function prepareTable(
  game: AnyGame,
  setup: TableSetup,
  entries: readonly TableEntry[],
  seed: string,
  at: number,
  id = newId(),
): Prepared {
  const table = new Table(id, game, setup, at);
  const created: TableEntry = { k: 'created', setup };
  const rows = [created, ...entries].map((entry): LogRow => {
    const { entry: whole, change } = table.apply(entry, at, undefined, { chance: seededChance(seed), random, told: false });
    return { seq: change.seq, at, cmd: undefined, entry: writeTableEntry(whole) };
  });
  return { id, setup, rows, head: headOf(table, true, false) };
}
