import { commitment } from '@quarterdeck/kernel';
import type { SeatInfo } from '@quarterdeck/protocol';
import type { TableEntry, TableSetup } from './entries';
import { matchOf } from './result';
import type { Table } from './table';

/**
 * By how many seats everybody moves on: by one, so that everybody begins once; but in a match between
 * two sides the side that lost begins.
 */
function shift(table: Table): number {
  const { result, setup, run } = table;
  if (setup.bestOf === 1 || result === undefined || run === undefined) return 1;
  const sides = table.game.teams?.(run.config) ?? table.seats.map((_, seat) => seat);
  const lost = result.ranks.findIndex((rank) => rank > 1);
  return new Set(sides).size === 2 && lost >= 0 ? lost : 1;
}

const movedOn = <T>(bySeat: readonly T[], by: number): T[] => [...bySeat.slice(by), ...bySeat.slice(0, by)];

/** The same table again: same options, seats moved on, an unfinished match carried over. */
export function rematchSetup(table: Table, seed: string): TableSetup {
  const { carried: _old, previous: _before, archive: _archive, ...same } = table.setup;
  const match = matchOf(table.setup, table.result);
  const by = shift(table);
  const goesOn = match !== undefined && match.winners === undefined;
  return {
    ...same,
    previous: table.id,
    commitment: commitment(seed),
    // Seats have moved on so that whoever is to begin the next game of the match sits first.
    options: goesOn ? { ...same.options, ...table.game.seatOneBegins } : same.options,
    ...(goesOn ? { carried: { game: match.game + 1, wins: movedOn(match.wins, by), points: movedOn(match.points, by) } } : {}),
  };
}

/** Everybody is seated at once; persons who were replaced or gave up are welcome again. It begins when one of them starts it. */
export function rematchSeating(table: Table): TableEntry[] {
  return movedOn(table.seats, shift(table)).flatMap((seat: SeatInfo, i): TableEntry[] => {
    if (seat.player !== undefined) return [{ k: 'sat', seat: i, player: seat.player }];
    return seat.level === undefined ? [] : [{ k: 'botSat', seat: i, level: seat.level }];
  });
}
