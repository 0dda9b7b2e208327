import type { Created } from '@quarterdeck/protocol';
import { newSecret } from '../people/secrets';
import type { Store } from '../store';
import type { Prepared } from './prepare';

/** Stores a new table with its beginning. */
export async function openTable(store: Store, { id, setup, rows, head }: Prepared, seed: string): Promise<Created> {
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
    first: { table: id, row: first, head },
    more,
  });
  return { table: id, invite };
}
