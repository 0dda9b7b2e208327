import { type AnyGame, InputError } from '@quarterdeck/kernel';
import { type LogRow, readTableEntry } from './entries';
import type { SeenStep } from './steps';
import { Table } from './table';

/** How many of the latest steps are kept ready for those who come back after a short absence. */
export const KEPT_STEPS = 64;

/** So many entries are folded in one go: a few milliseconds. */
const IN_ONE_GO = 256;

export interface Folded {
  readonly table: Table;
  readonly steps: SeenStep[];
  readonly coveredFrom: number;
}

/** A table from its log, with the last steps as viewers saw them. `told` of all rows is for history. */
export function foldTable(...log: Parameters<typeof folding>): Folded {
  const work = folding(...log);
  let done = work.next();
  while (done.done !== true) done = work.next();
  return done.value;
}

/** The same bit by bit, for whoever has something else to do between. */
export function* folding(
  id: string,
  rows: readonly LogRow[],
  gameOf: (id: string, rulesVersion: number) => AnyGame,
  told: number = KEPT_STEPS,
): Generator<undefined, Folded> {
  const [first] = rows;
  const created = first === undefined ? undefined : readTableEntry(first.entry);
  if (first === undefined || created?.k !== 'created') throw new InputError(`The log of table ${id} does not begin with its creation`);
  const { setup } = created;
  const table = new Table(id, gameOf(setup.game, setup.rulesVersion), setup, first.at);
  let steps: SeenStep[] = [];
  let coveredFrom = Math.max(0, rows.length - told);
  for (const [i, row] of rows.entries()) {
    if (i % IN_ONE_GO === IN_ONE_GO - 1) yield;
    const { change } = table.apply(readTableEntry(row.entry), row.at, row.cmd, { told: rows.length - i <= told });
    if (change.step !== undefined) steps.push(change.step);
    // Steps that were taken back lead nowhere.
    if (change.undone !== undefined) steps = steps.filter(({ n }) => n <= table.n);
    if (change.undone !== undefined || change.began) coveredFrom = Math.max(coveredFrom, change.seq);
  }
  return { table, steps, coveredFrom };
}
