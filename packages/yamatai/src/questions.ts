import { at, filled, type Seat } from '@quarterdeck/kernel';
import { building } from './data/catalog';
import { linksOf, spacesAround } from './data/geometry';
import { type Bonuses, bonusesOf } from './rules/build/bonuses';
import { missingBoats, siteFree } from './rules/build/sites';
import { finalPoints } from './score';
import {
  active,
  BOAT_COLOURS,
  type BoatColour,
  type Island,
  NONE,
  type Space,
  type State,
  slotTile,
  type Tile,
  TOKEN_COLOURS,
  usable,
} from './state';

/* What boards and bots ask of a state or view beyond its legal moves. */

export { berths, buyingPrice, sellingPrice, specialistsOf, tradesAllowed } from './rules/abilities';
export { groupAround, prestigeAround } from './rules/build/bonuses';
export { boatsReceived } from './rules/fleet/boats';
export { mooringOf } from './rules/moor/mooring';
export { lookSize } from './rules/powers/deck';

/** Spaces of the boats that lie marked: placed this turn, until step 4 is over (YA-051, YA-074). */
export const markedSpaces = (s: State): readonly Space[] => (s.phase === 'recruit' ? [] : s.chain);

/** What building a tile on an island would need and bring now, whether it is legal or not. */
export interface BuildPreview extends Bonuses {
  readonly missing: number;
}

export const previewBuild = (s: State, seat: Seat, tile: Tile, island: Island): BuildPreview => ({
  missing: missingBoats(s, tile, island),
  ...bonusesOf(s, seat, tile, island),
});

/** Tiles that a seat may build: the row and its own reserved ones. */
export const tilesFor = (s: State, seat: Seat): readonly Tile[] => [...s.row.filter((tile) => tile !== NONE), ...at(s.reserved, seat)];

/** Tiles that somebody has put back on the deck, topmost first; HIDDEN where the viewer has not seen them. */
export const topTiles = (s: State): readonly Tile[] => s.top.map((slot) => slotTile(s, slot));

/** The seat whose turn runs, undefined between turns and at the end. */
export const activeSeat = (s: State): Seat | undefined =>
  s.round > 0 && s.phase !== 'over' && s.current < s.order.length ? active(s) : undefined;

/** Boats per colour that a seat can place or sell in its turn: received and moored ones (YA-046). */
export const usableBoats = (s: State, seat: Seat): readonly number[] => s.hand.map((_, colour) => usable(s, seat, colour));

/** Boats per colour in a seat's dock, and beside it. */
export const dockOf = (s: State, seat: Seat): readonly number[] => s.dock.slice(seat * BOAT_COLOURS, (seat + 1) * BOAT_COLOURS);
export const besideOf = (s: State, seat: Seat): readonly number[] => s.beside.slice(seat * BOAT_COLOURS, (seat + 1) * BOAT_COLOURS);
/** Culture tokens per colour of a seat. */
export const cultureOf = (s: State, seat: Seat): readonly number[] => s.tokens.slice(seat * TOKEN_COLOURS, (seat + 1) * TOKEN_COLOURS);

/** What the boats beside the dock would cost a seat at the end (YA-100). */
export const boatPenalty = (s: State, seat: Seat): number => 0 - finalPoints(s, seat).boats;

/** The boat of the same colour that the chain started from, if it did not start at an entry or by a power (YA-048). */
export function startedFrom(s: State): Space | undefined {
  const [first] = s.chain;
  if (first === undefined) return undefined;
  return linksOf(first).find((space) => s.boats[space] === s.boats[first] && !s.chain.includes(space));
}

/** How far the boats around an island meet the cost of a tile (YA-062, YA-D13). */
export interface CostMet {
  /** Spaces of the boats that count. */
  readonly meeting: readonly Space[];
  /** Needed boats that are not there, by colour. */
  readonly lacking: readonly BoatColour[];
}

/** Boats of this turn count first: they are what the player has just laid. */
export function costMet(s: State, tile: Tile, island: Island): CostMet {
  const open = [...building(tile).cost];
  const meeting: Space[] = [];
  const ring = spacesAround(island);
  for (const space of [...ring.filter((near) => s.chain.includes(near)), ...ring.filter((near) => !s.chain.includes(near))]) {
    const colour = at(s.boats, space);
    const wanted = open[colour] ?? 0;
    if (wanted === 0) continue;
    open[colour] = wanted - 1;
    meeting.push(space);
  }
  return { meeting, lacking: open.flatMap((n, colour) => filled(n, colour)) };
}

/** Free islands on which a tile lacks at most one boat, with what it lacks there. */
export function nearlyFits(s: State, tile: Tile): readonly { readonly island: Island; readonly lacking: readonly BoatColour[] }[] {
  return s.sites.flatMap((_, island) => {
    if (!siteFree(s, island) || missingBoats(s, tile, island) > 1) return [];
    return [{ island, lacking: costMet(s, tile, island).lacking }];
  });
}
