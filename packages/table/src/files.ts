import { AGREED_ENDS, type AnyGame, headerOf, InputError, readGameFile, replayFile, writeEntry, writeGameFile } from '@quarterdeck/kernel';
import { botNames, LIMITS, type Player, type SeatPlan } from '@quarterdeck/protocol';
import { sittings } from './create';
import type { TableEntry, TableSetup } from './entries';
import { UNDO_UNTIL } from './length';
import type { Table } from './table';

/** The game as a text file. The seed is in it only when the game is over. */
export function gameFile(table: Table, seed: string): string {
  const bots = botNames(table.seats);
  const names = table.seats.map((seat, i) => seat.player?.name ?? bots[i] ?? `#${i + 1}`);
  const { commitment } = table.setup;
  const secret = commitment === '' ? {} : { commit: commitment, ...(table.status === 'over' ? { seed: table.importedSeed ?? seed } : {}) };
  return writeGameFile(table.game, headerOf(table.game, table.playing, names, secret), table.playing.entries);
}

/** Who is to sit where when a file is played on; undefined when it is for replay. */
export type SeatingOf = (file: { readonly players: readonly string[]; readonly over: boolean }) => readonly SeatPlan[] | undefined;

/** What was asked of a file and found in it: a table's setup and the log that leads to its position. */
export function importedTable(
  game: AnyGame,
  text: string,
  host: Player,
  seatingOf: SeatingOf,
): { setup: TableSetup; entries: TableEntry[] } {
  const file = readGameFile(game, text);
  if (file.entries.length > UNDO_UNTIL) {
    throw new InputError(`This game has ${file.entries.length} moves and outcomes; ${UNDO_UNTIL} are the most that can be brought in`);
  }
  const run = replayFile(game, file);
  const over = run.turn.kind === 'over';
  file.header.players.forEach((name, seat) => {
    if (name.length > LIMITS.name) {
      throw new InputError(`Player ${seat + 1} has a name of ${name.length} characters; ${LIMITS.name} are the most`);
    }
  });
  const playOn = seatingOf({ players: file.header.players, over });
  if (playOn !== undefined && over) throw new InputError('This game is over: it can be brought in for replay, not to be played on');
  if (run.turn.kind === 'chance')
    throw new InputError('This game stops where chance has to answer; a file must end with a decision or the end');
  const { header } = file;
  const setup: TableSetup = {
    game: game.id,
    rulesVersion: header.rulesVersion,
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
    commitment: playOn === undefined ? (header.commit ?? '') : '',
    ...(playOn === undefined ? { archive: true } : {}),
  };
  const seed = header.seed === undefined || playOn !== undefined ? {} : { seed: header.seed };
  const lines = file.entries.map((entry) => writeEntry(game, entry));
  return {
    setup,
    entries: [...sittings(playOn ?? [], host), { k: 'imported', players: header.players, ...seed }, ...entriesOfLines(lines)],
  };
}

/** A game's log, line by line, as a table's: each move with the outcomes that followed it. */
export function entriesOfLines(lines: readonly string[]): TableEntry[] {
  const out: TableEntry[] = [];
  let together: string[] = [];
  let seat: number | undefined;
  const flush = (): void => {
    out.push(seat === undefined ? { k: 'started', lines: together } : { k: 'played', seat, lines: together });
    together = [];
  };
  for (const line of lines) {
    const how = AGREED_ENDS.find((end) => line === `= ${end}`);
    if (how !== undefined) {
      flush();
      return [...out, { k: 'ended', how }];
    }
    if (!line.startsWith('*')) {
      flush();
      seat = Number(line[0]) - 1;
    }
    together.push(line);
  }
  flush();
  return out;
}
