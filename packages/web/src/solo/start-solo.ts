import type { Level } from '@quarterdeck/bots';
import { type OptionValues, parseOptions, readFileHeader, readGameFile, replayFile, writeEntry } from '@quarterdeck/kernel';
import { loadEngine } from '../games';
import { newRecord, type SoloRecord, type SoloSeat } from './solo-record';
import { saveSolo } from './solo-store';

/** The bot that sits down when nobody chose one. */
export const USUAL_LEVEL: Level = 'mate';

interface StartSolo {
  readonly game: string;
  readonly seats: readonly SoloSeat[];
  readonly options?: OptionValues;
  readonly hints?: boolean;
}

/** Lays out a new game in this browser and returns its id. */
export async function startSolo({ game: id, seats, options, hints }: StartSolo): Promise<string> {
  const game = await loadEngine(id);
  const record = newRecord({
    game: id,
    rulesVersion: game.rulesVersion,
    options: parseOptions(game.options, options ?? {}),
    seats,
    ...(hints === undefined ? {} : { hints }),
  });
  await saveSolo(record);
  return record.id;
}

/** One person against bots, one more than needed where the game allows it: the liveliest small table. */
export function usualSeats(counts: readonly number[], name: string): readonly SoloSeat[] {
  const count = counts.includes(3) ? 3 : (counts[0] ?? 2);
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me', name } : { kind: 'bot', name: USUAL_LEVEL, level: USUAL_LEVEL },
  );
}

/** Brings in a game file: checked move by move, then kept here. The first seat becomes one's own; bots take the rest. */
export async function importSolo(text: string): Promise<SoloRecord> {
  const header = readFileHeader(text);
  const game = await loadEngine(header.game);
  const file = readGameFile(game, text);
  const run = replayFile(game, file);
  const over = run.turn.kind === 'over';
  const record = newRecord({
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: file.header.options,
    seats: file.header.players.map((name, seat) => (seat === 0 ? { kind: 'me', name } : { kind: 'bot', name, level: USUAL_LEVEL })),
    entries: file.entries.map((entry) => writeEntry(game, entry)),
  });
  const kept: SoloRecord = over
    ? {
        ...record,
        result: { how: run.agreedEnd ?? 'played', totals: [...game.score(run.state).total], ranks: [...game.ranking(run.state)] },
      }
    : record;
  await saveSolo(kept);
  return kept;
}
