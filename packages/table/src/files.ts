import { type AnyGame, type Entry, headerOf, InputError, readGameFile, replayFile, writeEntry, writeGameFile } from '@quarterdeck/kernel';
import type { Player } from '@quarterdeck/protocol';
import type { TableEntry, TableSetup } from './entries';
import type { Table } from './table';

/** The game as a text file. The seed is in it only when the game is over. */
export function gameFile(table: Table, seed: string): string {
  const names = table.seats.map((seat, i) => seat.player?.name ?? seat.level ?? `#${i + 1}`);
  const { commitment } = table.setup;
  const secret = commitment === '' ? {} : { commit: commitment, ...(table.status === 'over' ? { seed: table.importedSeed ?? seed } : {}) };
  return writeGameFile(table.game, headerOf(table.game, table.playing, names, secret), table.playing.entries);
}

/** What was asked of a file and found in it: a table's setup and the log that leads to its position. */
export function importedTable(game: AnyGame, text: string, host: Player, playOn: boolean): { setup: TableSetup; entries: TableEntry[] } {
  const file = readGameFile(game, text);
  const run = replayFile(game, file);
  const over = run.turn.kind === 'over';
  if (playOn && over) throw new InputError('This game is over: it can be brought in for replay, not to be played on');
  if (run.turn.kind === 'chance')
    throw new InputError('This game stops where chance has to answer; a file must end with a decision or the end');
  const { header } = file;
  const setup: TableSetup = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: header.options,
    seats: header.seats,
    host: host.id,
    clock: { kind: 'none' },
    access: 'invited',
    spectators: true,
    rated: false,
    onExpiry: 'bot',
    absence: 0,
    bestOf: 1,
    // What comes after cannot follow from the seed of what came before.
    commitment: playOn ? '' : (header.commit ?? ''),
    ...(playOn ? {} : { archive: true }),
  };
  const entries: TableEntry[] = playOn ? header.players.map((_, seat) => ({ k: 'sat', seat, player: host })) : [];
  entries.push({ k: 'imported', players: header.players, ...(header.seed === undefined || playOn ? {} : { seed: header.seed }) });
  entries.push(...gameEntries(game, file.entries));
  return { setup, entries };
}

/** A game's log as a table's: each move with the outcomes that followed it. */
function gameEntries(game: AnyGame, entries: readonly Entry<unknown, unknown>[]): TableEntry[] {
  const out: TableEntry[] = [];
  let lines: string[] = [];
  let seat: number | undefined;
  const flush = (): void => {
    out.push(seat === undefined ? { k: 'started', lines } : { k: 'played', seat, lines });
    lines = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'end') {
      flush();
      return [...out, { k: 'ended', how: entry.how }];
    }
    if (entry.kind === 'move') {
      flush();
      seat = entry.seat;
    }
    lines.push(writeEntry(game, entry));
  }
  flush();
  return out;
}
