import { type AnyGame, seededChance } from '@quarterdeck/kernel';
import type { Created } from '@quarterdeck/protocol';
import { type LogRow, Table, type TableEntry, type TableSetup, writeTableEntry } from '@quarterdeck/table';
import { newId, newSecret } from '../people/secrets';
import type { Store } from '../store';
import { headOf } from './head';

/** Stores a new table with the given beginning. */
export async function openTable(
  store: Store,
  game: AnyGame,
  setup: TableSetup,
  entries: readonly TableEntry[],
  seed: string,
  at: number,
): Promise<Created & { readonly opened: Table }> {
  const id = newId();
  const table = new Table(id, game, setup, at);
  const rows: LogRow[] = [];
  const created: TableEntry = { k: 'created', setup };
  for (const entry of [created, ...entries]) {
    const { entry: whole, change } = table.apply(entry, at, undefined, { chance: seededChance(seed), told: false });
    rows.push({ seq: change.seq, at, cmd: undefined, entry: writeTableEntry(whole) });
  }
  const [first, ...more] = rows;
  if (first === undefined) throw new Error('A table without a log');
  const invite = newSecret();
  await store.tables.create({
    game: setup.game,
    host: setup.host,
    access: setup.access,
    spectators: setup.spectators,
    rated: setup.rated,
    invite,
    seed,
    first: { table: id, row: first, head: headOf(table, true, false) },
    more,
  });
  return { table: id, invite, opened: table };
}
