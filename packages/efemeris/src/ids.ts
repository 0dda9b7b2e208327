import type { Id } from '@quarterdeck/kernel';

/*
 * What is counted, each kind with a type of its own. "Nothing" of a kind has a name of its own as well. Only
 * captains and counts of cards are ever HIDDEN from anybody; whatever else is public needs no more than a
 * number below every piece.
 */

/** A nation at the table: one seat, or two partners in team mode. */
export type Side = Id<'side'>;
export const NO_SIDE: Side = -1;

/** Where a seat is named: nobody. */
export const NOBODY = -1;

/** Ships of all seats: seat * 3, the galleon first, then two frigates. */
export type Ship = Id<'ship'>;
export const NO_SHIP: Ship = -1;

/** Ships of one seat: 0 the galleon, 1 and 2 the frigates. */
export type OwnShip = Id<'own ship'>;

export type Field = Id<'field'>;
/** Where a ship is that is not in the sky. */
export const NOWHERE: Field = -1;

export type Tile = Id<'tile'>;
export const NO_TILE: Tile = -1;

/** Where a tile can lie. */
export type Place = Id<'place'>;
export const NO_PLACE: Place = -1;

/** An edge of a hexagon, clockwise from north; the turn of a tile is the edge to which its north points. */
export type Edge = Id<'edge'>;

export type Planet = Id<'planet'>;
export const NO_PLANET: Planet = -1;

export type Nation = Id<'nation'>;
export const NO_NATION: Nation = -1;

/** A captain's card; HIDDEN below the top of others' stacks, so that nobody needs another number. */
export type Captain = Id<'captain'>;
export const NO_CAPTAIN: Captain = -2;

/** A kind of crew; HIDDEN in events where only others know the card. */
export type Crew = Id<'crew'>;

/** The place of a kind of crew in a nation's hand. */
export type Slot = Id<'slot'>;
export const NO_SLOT: Slot = -1;

export type Spice = Id<'spice'>;
export const NO_SPICE: Spice = -1;

export type Bonus = Id<'bonus'>;

/** Something that waits, see `data/effects`. */
export type Effect = Id<'effect'>;
