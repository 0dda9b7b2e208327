import type { Level } from '@quarterdeck/bots';
import { commitment, InputError } from '@quarterdeck/kernel';
import { rematchSeating, rematchSetup, type Table, type TableEntry, writeTableEntry } from '@quarterdeck/table';
import { loadEngine } from '../games';
import { foldRecord, type NewSolo, newRecord, openRecord, randomText } from './open-record';
import type { SoloRecord } from './solo-record';
import { browserStore, createSolo, deleteSolo, readSolo } from './solo-store';

/** The bot that sits down when nobody chose one. */
export const USUAL_LEVEL: Level = 'mate';

/** Lays out a new game in this browser and returns its id. */
export async function startSolo({ game, ...rest }: Omit<NewSolo, 'game'> & { readonly game: string }): Promise<string> {
  const record = newRecord({ game: await loadEngine(game), ...rest });
  await createSolo(record);
  return record.id;
}

/** Which bot takes the place of one of this level. */
type NextLevel = (level: string) => string;

/** The same people again, with the same bots or others in their places: after the end seats move on and a match goes on; before it, all from the beginning. */
export async function againSolo(id: string, next: NextLevel = (level) => level): Promise<string> {
  const record = await readSolo(id);
  if (record === undefined) throw new InputError('There is no such game here');
  const { table } = foldRecord(await loadEngine(record.head.game), record);
  if (table.rematch !== undefined) return table.rematch;
  const laid = nextRecord(table, next);
  await createSolo(laid);
  if (table.status === 'over') {
    const entry = writeTableEntry({ k: 'rematched', table: laid.id });
    if (!(await browserStore.append(id, { seq: table.seq + 1, at: Date.now(), cmd: undefined, entry }, record.head))) {
      // Another tab was quicker: the game that it laid out is the one.
      await deleteSolo(laid.id);
      return againSolo(id, next);
    }
  }
  return laid.id;
}

/** The record of the game after this one. */
export function nextRecord(table: Table, next: NextLevel = (level) => level): SoloRecord {
  const seed = randomText(24);
  const over = table.status === 'over';
  const setup = over ? rematchSetup(table, seed) : { ...table.setup, commitment: commitment(seed) };
  const sitting = (over ? rematchSeating(table) : sameSeats(table)).map((entry) =>
    entry.k === 'botSat' ? { ...entry, level: next(entry.level) } : entry,
  );
  return openRecord(table.game, setup, [...sitting, { k: 'started', lines: [] }], seed);
}

function sameSeats({ seats }: Table): TableEntry[] {
  return seats.map(({ player, level = USUAL_LEVEL }, seat) =>
    player === undefined ? { k: 'botSat', seat, level } : { k: 'sat', seat, player },
  );
}
