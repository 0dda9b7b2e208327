import { commitment } from '@quarterdeck/kernel';
import type { TableEntry, TableSetup } from './entries';
import { matchOf } from './result';
import type { Table } from './table';

/**
 * The next game of the same people: for each seat, which seat its player had. Sides move on by one, so
 * that every side begins once, and partners stay together; the side that began changes its order, so that
 * each of its players begins once as well. In a match between two sides the side that lost begins.
 */
function nextSeats(table: Table): number[] {
  const { sides } = table;
  const members = [...new Set(sides)].map((side) => sides.flatMap((own, seat) => (own === side ? [seat] : [])));
  const before = table.seats.map((_, seat) => seat);
  if (members.some((side) => side.length !== members[0]?.length) || loserBegan(table, sides)) return before;
  members.forEach((side, i) => {
    const next = members[(i + 1) % members.length] ?? side;
    const first = i + 1 === members.length ? 1 : 0;
    side.forEach((seat, j) => {
      before[seat] = next[(j + first) % next.length] ?? seat;
    });
  });
  return before;
}

/** Whether the side that lost a game of a match between two sides began it already: then nobody moves. */
function loserBegan({ result, setup }: Table, sides: readonly number[]): boolean {
  if (setup.bestOf === 1 || result === undefined || new Set(sides).size !== 2) return false;
  const lost = result.ranks.findIndex((rank) => rank > 1);
  return lost >= 0 && sides[lost] === sides[0];
}

/** The same table again: same options, seats moved on, an unfinished match carried over. */
export function rematchSetup(table: Table, seed: string): TableSetup {
  const { carried: _old, previous: _before, archive: _archive, tournament: _round, ...same } = table.setup;
  const match = matchOf(table.setup, table.result);
  const before = nextSeats(table);
  const moved = (bySeat: readonly number[]): number[] => before.map((seat) => bySeat[seat] ?? 0);
  const goesOn = match !== undefined && match.winners === undefined;
  return {
    ...same,
    // A new game has the newest rules; a match ends under those it began with.
    rulesVersion: goesOn ? same.rulesVersion : table.game.rulesVersion,
    previous: table.id,
    commitment: commitment(seed),
    // Seats have moved on so that whoever is to begin the next game of the match sits first.
    options: goesOn ? { ...same.options, ...table.game.seatOneBegins } : same.options,
    ...(goesOn ? { carried: { game: match.game + 1, wins: moved(match.wins), points: moved(match.points) } } : {}),
  };
}

/** Everybody is seated at once; persons who were replaced or gave up are welcome again. It begins when all say that they are ready; whoever asked for it is. */
export function rematchSeating(table: Table, by?: string): TableEntry[] {
  return nextSeats(table).flatMap((before, seat): TableEntry[] => {
    const { player, level } = table.seats[before] ?? { kind: 'open' };
    if (player !== undefined) return [{ k: 'sat', seat, player, ...(player.id === by ? { ready: true } : {}) }];
    return level === undefined ? [] : [{ k: 'botSat', seat, level }];
  });
}
