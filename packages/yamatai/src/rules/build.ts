import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { BUILDINGS } from '../data/buildings';
import { building, fleet as fleetRow, isPrestige } from '../data/catalog';
import { ISLANDS, islandsAt, spacesAround } from '../data/geometry';
import type { Event } from '../events';
import { buildMove, type Move } from '../move';
import { at, filled, listAt, sum } from '../numbers';
import { BOAT_COLOURS, NONE, ownFleet, SACRED, type State } from '../state';
import { emitBonuses } from './bonuses';
import { beginMooring } from './moor';
import { engineerOf } from './specialists';

/* Step 3b, second choice: build one building. */

const NO_BOAT_PLACED = reason('NO_BOAT_PLACED', 'YA-054');
const ALREADY_COLLECTED = reason('ALREADY_COLLECTED', 'YA-053');
const ACTING_OVER = reason('ACTING_OVER', 'YA-067');
const TILE_NOT_YOURS = reason('TILE_NOT_AVAILABLE', 'YA-058');
const NO_FIGURE_LEFT = reason('NO_FIGURE_LEFT', 'YA-066');
const ISLAND_NOT_ADJACENT = reason('ISLAND_NOT_ADJACENT', 'YA-059');
const ISLAND_SACRED = reason('ISLAND_SACRED', 'YA-D30');
const ISLAND_BUILT = reason('ISLAND_BUILT', 'YA-060');
const ISLAND_NOT_CLEARED = reason('ISLAND_NOT_CLEARED', 'YA-D01');
const NO_FLEET_DISCOUNT = reason('NO_FLEET_DISCOUNT', 'YA-040');
const NO_ENGINEER = reason('NO_ENGINEER', 'YA-081');
const DISCOUNT_NOT_NEEDED = reason('DISCOUNT_NOT_NEEDED', 'YA-062');
const ONE_BOAT_NEEDED = reason('ONE_BOAT_NEEDED', 'YA-062');

/** Place of a tile among the seat's reserved ones, or NONE. */
function reservePlace(s: State, seat: Seat, tile: number): number {
  const place = listAt(s.reserved, seat).indexOf(tile);
  return place < 0 ? NONE : place;
}

const tileAvailable = (s: State, seat: Seat, tile: number): boolean => s.row.includes(tile) || reservePlace(s, seat, tile) !== NONE;
/** YA-066. */
const figureLeft = (s: State, seat: Seat, tile: number): boolean => isPrestige(tile) || at(s.figures, seat) > 0;
const besideChain = (s: State, island: number): boolean => s.chain.some((space) => islandsAt(space).includes(island));
/** YA-061, YA-D01. */
const tokenInTheWay = (s: State, island: number): boolean => s.clearedIslandsOnly && s.culture[island] !== NONE;

const siteFree = (s: State, island: number): boolean => s.sites[island] === NONE && !tokenInTheWay(s, island);

const fleetDiscount = (s: State): boolean => !s.powerUsed && fleetRow(ownFleet(s)).power.kind === 'discount';
const paidDiscount = (s: State, seat: Seat): boolean => at(s.coins, seat) >= (engineerOf(s, seat)?.coins ?? Number.POSITIVE_INFINITY);

/** Boats per colour around an island, into a given list. */
function countAround(s: State, island: number, counts: number[]): void {
  counts.fill(0);
  const spaces = spacesAround(island);
  for (let i = 0; i < spaces.length; i++) {
    const colour = at(s.boats, at(spaces, i));
    if (colour !== NONE) counts[colour] = at(counts, colour) + 1;
  }
}

/** Needed boats that are not there (YA-062, YA-D13). */
function missingFrom(counts: readonly number[], tile: number): number {
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
const someBoatThere = (tile: number, missing: number): boolean => missing < at(tileSizes, tile);

const around = filled(BOAT_COLOURS, 0);

/** Boats that a tile would lack on an island now. */
export function missingBoats(s: State, tile: number, island: number): number {
  countAround(s, island, around);
  return missingFrom(around, tile);
}

export function checkBuild(
  s: State,
  seat: Seat,
  tile: number,
  island: number,
  byFleet: boolean,
  bySpecialist: boolean,
): Reason | undefined {
  if (s.phase === 'trade') return NO_BOAT_PLACED;
  if (s.phase === 'collect' || s.phase === 'extra') return ALREADY_COLLECTED;
  if (s.phase !== 'place') return ACTING_OVER;
  if (!tileAvailable(s, seat, tile)) return TILE_NOT_YOURS;
  if (!figureLeft(s, seat, tile)) return NO_FIGURE_LEFT;
  if (!besideChain(s, island)) return ISLAND_NOT_ADJACENT;
  if (s.sites[island] === SACRED) return ISLAND_SACRED;
  if (s.sites[island] !== NONE) return ISLAND_BUILT;
  if (tokenInTheWay(s, island)) return ISLAND_NOT_CLEARED;
  if (byFleet && !fleetDiscount(s)) return NO_FLEET_DISCOUNT;
  if (bySpecialist && !paidDiscount(s, seat)) return NO_ENGINEER;
  const missing = missingBoats(s, tile, island);
  const spared = (byFleet ? 1 : 0) + (bySpecialist ? 1 : 0);
  if (missing > spared) return reason('BOATS_MISSING', 'YA-062', { missing });
  if (missing < spared) return DISCOUNT_NOT_NEEDED;
  if (!someBoatThere(tile, missing)) return ONE_BOAT_NEEDED;
  return undefined;
}

/* Islands beside the chain, each once: a stamp per island saves building a set at every decision. */
const stamps = filled(ISLANDS, 0);
let stamp = 0;

/** Calls back for every free island beside the chain and every tile that the seat could build there with `missing` boats short. */
function eachSite(s: State, seat: Seat, visit: (tile: number, island: number, missing: number) => boolean): boolean {
  stamp++;
  const reserved = listAt(s.reserved, seat);
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

export function listBuilds(s: State, seat: Seat, moves: Move[]): void {
  const fleet = fleetDiscount(s);
  const paid = paidDiscount(s, seat);
  eachSite(s, seat, (tile, island, missing) => {
    if (missing > 2 || !someBoatThere(tile, missing)) return false;
    if (missing === 0) moves.push(buildMove(tile, island, false, false));
    if (missing === 1 && fleet) moves.push(buildMove(tile, island, true, false));
    if (missing === 1 && paid) moves.push(buildMove(tile, island, false, true));
    if (missing === 2 && fleet && paid) moves.push(buildMove(tile, island, true, true));
    return false;
  });
}

export function build(s: State, seat: Seat, move: Move & { readonly kind: 'build' }, emit: Emit<Event>): void {
  const { tile, island } = move;
  const missing = (move.byFleet ? 1 : 0) + (move.bySpecialist ? 1 : 0);
  if (move.byFleet) emit({ kind: 'PowerUsed', seat, fleet: ownFleet(s) });
  const engineer = move.bySpecialist ? engineerOf(s, seat) : undefined;
  if (engineer !== undefined) emit({ kind: 'CoinsPaid', seat, coins: engineer.coins, specialist: engineer.who });
  const reserve = reservePlace(s, seat, tile);
  emit({ kind: 'BuildingBuilt', seat, tile, island, reserve, missing, points: building(tile).points });
  emitBonuses(s, seat, tile, island, emit);
  beginMooring(s, emit);
}
