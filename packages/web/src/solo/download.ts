import { gameFile } from '@quarterdeck/table';
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

function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
