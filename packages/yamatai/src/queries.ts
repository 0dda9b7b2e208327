import type { Seat } from '@quarterdeck/kernel';
import { listAt } from './numbers';
import { type Bonuses, bonusesOf } from './rules/bonuses';
import { missingBoats } from './rules/build';
import { active, NONE, type State, slotTile } from './state';

/* What a board asks of a position beyond its legal moves. */

/** Spaces of the boats that lie marked: placed this turn, until step 4 is over (YA-051, YA-074). */
export const markedSpaces = (s: State): readonly number[] => (s.phase === 'recruit' ? [] : s.chain);

/** What building a tile on an island would need and bring now, whether it is legal or not. */
export interface BuildPreview extends Bonuses {
  readonly missing: number;
}

export const previewBuild = (s: State, seat: Seat, tile: number, island: number): BuildPreview => ({
  missing: missingBoats(s, tile, island),
  ...bonusesOf(s, seat, tile, island),
});

/** Tiles that a seat may build: the row and its own reserved ones. */
export const tilesFor = (s: State, seat: Seat): readonly number[] => [
  ...s.row.filter((tile) => tile !== NONE),
  ...listAt(s.reserved, seat),
];

/** Tiles that somebody has put back on the deck, topmost first; HIDDEN where the viewer has not seen them. */
export const topTiles = (s: State): readonly number[] => s.top.map((slot) => slotTile(s, slot));

/** The seat whose turn runs, undefined between turns and at the end. */
export const activeSeat = (s: State): Seat | undefined =>
  s.round > 0 && s.phase !== 'over' && s.current < s.order.length ? active(s) : undefined;
