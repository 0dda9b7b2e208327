import { add, at, HIDDEN, type Seat } from '@quarterdeck/kernel';
import { BOAT_COLOURS, type BoatColour, NONE, SLOTS, type Slot, type State, type Tile } from '../state';

/* Writers of state that several happenings share. */

export function takeBoat(s: State, e: { readonly seat: Seat; readonly colour: BoatColour; readonly from: 'hand' | 'dock' }): void {
  if (e.from === 'hand') add(s.hand, e.colour, -1);
  else add(s.dock, e.seat * BOAT_COLOURS + e.colour, -1);
}

/** Somebody sees the tile of a slot; those who are not told its face only note that. */
export function learn(s: State, slot: Slot, tile: Tile, who: number): void {
  const look = at(s.looks, Math.floor(slot / SLOTS));
  const place = slot % SLOTS;
  if (tile !== HIDDEN) look.out[place] = tile;
  look.knows[place] = at(look.knows, place) | who;
}

/** A begun power is carried out. */
export function endPower(s: State): void {
  s.pending = 'none';
  s.pendingAt = NONE;
}
