import { type AnyGame, InputError } from '@quarterdeck/kernel';
import { type LogRow, readTableEntry } from './entries';
import type { SeenStep } from './steps';
import { Table } from './table';

/** How many of the latest steps are kept ready for those who come back after a short absence. */
export const KEPT_STEPS = 64;

/** A table from its log, with the last steps as viewers saw them. `told` of all rows is for history. */
export function foldTable(
  id: string,
  rows: readonly LogRow[],
  gameOf: (id: string, rulesVersion: number) => AnyGame,
  told: number = KEPT_STEPS,
): { table: Table; steps: SeenStep[]; coveredFrom: number } {
  const [first] = rows;
  const created = first === undefined ? undefined : readTableEntry(first.entry);
  if (first === undefined || created?.k !== 'created') throw new InputError(`The log of table ${id} does not begin with its creation`);
  const { setup } = created;
  const table = new Table(id, gameOf(setup.game, setup.rulesVersion), setup, first.at);
  let steps: SeenStep[] = [];
  let coveredFrom = Math.max(0, rows.length - told);
  rows.forEach((row, i) => {
    const { change } = table.apply(readTableEntry(row.entry), row.at, row.cmd, { told: rows.length - i <= told });
    if (change.step !== undefined) steps.push(change.step);
    // Steps that were taken back lead nowhere.
    if (change.undone !== undefined) steps = steps.filter(({ n }) => n <= table.n);
    if (change.undone !== undefined || change.began) coveredFrom = Math.max(coveredFrom, change.seq);
  });
  return { table, steps, coveredFrom };
}
