import type { Created } from '@quarterdeck/protocol';
import { newSecret } from '../people/secrets';
import type { Store } from '../store';
import type { NewTable } from '../store/tables';
import type { Prepared } from './prepare';

/** Stores a new table with its beginning. */
export async function openTable(store: Store, prepared: Prepared, seed: string): Promise<Created> {
  const { table, invite } = newTable(prepared, seed);
  await store.tables.create(table);
  return { table: prepared.id, invite };
}

/** What is stored of a new table, and its link. */
export function newTable({ id, setup, rows, head }: Prepared, seed: string): { table: NewTable; invite: string } {
  const [first, ...more] = rows;
  if (first === undefined) throw new Error('A table without a log');
  const invite = newSecret();
  const table: NewTable = {
    game: setup.game,
    host: setup.host,
    access: setup.access,
    spectators: setup.spectators,
    rated: setup.rated,
    invite,
    seed,
    first: { table: id, row: first, head },
    more,
  };
  return { table, invite };
}
