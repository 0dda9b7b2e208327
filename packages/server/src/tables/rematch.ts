import { commitment } from '@quarterdeck/kernel';
import type { SeatInfo } from '@quarterdeck/protocol';
import type { TableEntry, TableSetup } from './entries';
import { matchOf } from './result';
import type { Table } from './table';

/** Whoever sat on seat 2 sits on seat 1 now: everybody begins once. */
const moveOn = <T>(bySeat: readonly T[]): T[] => [...bySeat.slice(1), ...bySeat.slice(0, 1)];

/** The same table again: same options, seats moved on, an unfinished match carried over. */
export function rematchSetup(table: Table, seed: string): TableSetup {
  const { carried: _old, previous: _before, archive: _archive, ...same } = table.setup;
  const match = matchOf(table.setup, table.result);
  const goesOn = match !== undefined && match.winners === undefined;
  return {
    ...same,
    previous: table.id,
    commitment: commitment(seed),
    ...(goesOn ? { carried: { game: match.game + 1, wins: moveOn(match.wins), points: moveOn(match.points) } } : {}),
  };
}

/** Everybody is seated at once; persons who were replaced or gave up are welcome again. It begins when one of them starts it. */
export function rematchSeating(table: Table): TableEntry[] {
  return moveOn(table.seats).flatMap((seat: SeatInfo, i): TableEntry[] => {
    if (seat.player !== undefined) return [{ k: 'sat', seat: i, player: seat.player }];
    return seat.level === undefined ? [] : [{ k: 'botSat', seat: i, level: seat.level }];
  });
}
