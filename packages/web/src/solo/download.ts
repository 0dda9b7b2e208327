import { gameFile } from '@quarterdeck/table';
import { saveText } from '../common/save-text';
import { loadEngine } from '../games';
import { foldRecord } from './open-record';
import { readSolo } from './solo-store';

/** Saves a solo game as a game file on the player's disk. */
export async function downloadSolo(id: string): Promise<void> {
  const record = await readSolo(id);
  if (record === undefined) return;
  const { game } = record.head;
  const { table } = foldRecord(await loadEngine(game), record);
  saveText(`${game}-${id}.txt`, gameFile(table, record.seed));
}
