import { at, type Seat } from '@quarterdeck/kernel';
import { type Bonuses, bonusesOf } from './rules/build/bonuses';
import { missingBoats } from './rules/build/sites';
import { active, type Island, NONE, type Space, type State, slotTile, type Tile } from './state';

/* What boards and bots ask of a state or view beyond its legal moves. */

export { berths, buyingPrice, sellingPrice, specialistsOf, tradesAllowed } from './rules/abilities';
export { boatsReceived } from './rules/fleet/boats';

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
