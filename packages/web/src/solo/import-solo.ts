import { readFileHeader, readGameFile } from '@quarterdeck/kernel';
import { gameAsPlayed, importedTable } from '@quarterdeck/table';
import { loadEngine } from '../games';
import { openRecord, randomText } from './open-record';
import { MYSELF, type SoloRecord } from './solo-record';
import { createSolo } from './solo-store';
import { USUAL_LEVEL } from './start-solo';

/** Brings in a game file: a finished one for replay; in a running one the first seat becomes one's own and bots take the rest. */
export async function importSolo(text: string): Promise<SoloRecord> {
  const header = readFileHeader(text);
  const game = gameAsPlayed(await loadEngine(header.game), header.game, header.rulesVersion);
  const [name = ''] = readGameFile(game, text).header.players;
  const { setup, entries } = importedTable(game, text, { id: MYSELF, name }, ({ players, over }) =>
    over ? undefined : players.map((_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: USUAL_LEVEL })),
  );
  const record = openRecord(game, setup, entries, randomText(24));
  await createSolo(record);
  return record;
}
