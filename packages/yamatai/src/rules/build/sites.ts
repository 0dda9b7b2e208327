import { at, filled, type Seat, sum } from '@quarterdeck/kernel';
import { BUILDINGS } from '../../data/buildings';
import { building, isPrestige } from '../../data/catalog';
import { ISLANDS, islandsAt, spacesAround } from '../../data/geometry';
import { BOAT_COLOURS, type Island, NONE, type State, type Tile } from '../../state';

/* Where a tile could be built: free islands beside the chain, and the boats around them (YA-059 to YA-062). */

/** YA-066. */
export const figureLeft = (s: State, seat: Seat, tile: Tile): boolean => isPrestige(tile) || at(s.figures, seat) > 0;
/** YA-061, YA-D01. */
export const tokenInTheWay = (s: State, island: Island): boolean => s.clearedIslandsOnly && s.culture[island] !== NONE;
/** Whether something may be built on an island. */
export const siteFree = (s: State, island: Island): boolean => s.sites[island] === NONE && !tokenInTheWay(s, island);

/** Boats per colour around an island, into a given list. */
function countAround(s: State, island: Island, counts: number[]): void {
  counts.fill(0);
  const spaces = spacesAround(island);
  for (let i = 0; i < spaces.length; i++) {
    const colour = at(s.boats, at(spaces, i));
    if (colour !== NONE) counts[colour] = at(counts, colour) + 1;
  }
}

/** Needed boats that are not there (YA-062, YA-D13). */
function missingFrom(counts: readonly number[], tile: Tile): number {
  const { cost } = building(tile);
  let missing = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) {
    const short = at(cost, colour) - at(counts, colour);
    if (short > 0) missing += short;
  }
  return missing;
}

const tileSizes: readonly number[] = BUILDINGS.map((row) => sum(row.cost));

/** A discount never makes a building free of all boats. */
export const someBoatThere = (tile: Tile, missing: number): boolean => missing < at(tileSizes, tile);

const around = filled(BOAT_COLOURS, 0);

/** Boats that a tile would lack on an island now. */
export function missingBoats(s: State, tile: Tile, island: Island): number {
  countAround(s, island, around);
  return missingFrom(around, tile);
}

/* Islands beside the chain, each once: a stamp per island saves building a set at every decision. */
const stamps = filled(ISLANDS, 0);
let stamp = 0;

/** Calls back for every free island beside the chain and every tile that the seat could build there with `missing` boats short. */
export function eachSite(s: State, seat: Seat, visit: (tile: Tile, island: Island, missing: number) => boolean): boolean {
  stamp++;
  const reserved = at(s.reserved, seat);
  for (let nth = 0; nth < s.chain.length; nth++) {
    const islands = islandsAt(at(s.chain, nth));
    for (let i = 0; i < islands.length; i++) {
      const island = at(islands, i);
      if (stamps[island] === stamp) continue;
      stamps[island] = stamp;
      if (!siteFree(s, island)) continue;
      countAround(s, island, around);
      for (let j = 0; j < s.row.length + reserved.length; j++) {
        const tile = j < s.row.length ? at(s.row, j) : at(reserved, j - s.row.length);
        // A gap in the row, or the secret tile of another seat in a view.
        if (tile < 0 || !figureLeft(s, seat, tile)) continue;
        if (visit(tile, island, missingFrom(around, tile))) return true;
      }
    }
  }
  return false;
}

/** Whether something can be built without any power or payment (YA-D37). */
export function canBuild(s: State, seat: Seat): boolean {
  return eachSite(s, seat, (_tile, _island, missing) => missing === 0);
}
