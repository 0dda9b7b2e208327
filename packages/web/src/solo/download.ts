import { loadEngine } from '../games';
import { readSolo } from './solo-store';
import { SoloTable } from './solo-table';

/** Saves a solo game as a game file on the player's disk. */
export async function downloadSolo(id: string): Promise<void> {
  const record = await readSolo(id);
  if (record === undefined) return;
  const table = new SoloTable(await loadEngine(record.game), record, { tell: () => undefined, save: () => undefined });
  saveText(`${record.game}-${record.id}.txt`, table.file());
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
