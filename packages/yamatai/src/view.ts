import { at, HIDDEN, type Seat, type Viewer } from '@quarterdeck/kernel';
import { active, clone, EVERYBODY, NONE, type Slot, type State, seatsOf, slotKnowers } from './state';

/*
 * Open to all is everything but the building tiles that a seat took or saw from the deck (YA-D27).
 * What no one has seen is no state at all, and who has seen what is public.
 */

const bitsOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : 1 << viewer);

const knows = (knowers: number, viewer: Viewer): boolean => knowers === EVERYBODY || (knowers & bitsOf(viewer)) !== 0;

/** Whether a viewer knows the tile in this slot of a look; tiles that came from the row are always known. */
const knowsSlot = (s: State, slot: Slot, viewer: Viewer): boolean => slot === NONE || knows(slotKnowers(s, slot), viewer);

/** Whether a viewer knows the n-th of the tiles now being looked at, or about to be. */
export function knowsLookedAt(s: State, looker: Seat, nth: number, viewer: Viewer): boolean {
  if (viewer === looker) return true;
  const slot = s.top[nth];
  return slot !== undefined && knowsSlot(s, slot, viewer);
}

export function view(s: State, viewer: Viewer): State {
  const v = clone(s);
  if (v.looks.length === 0 && v.looking.length === 0) return v;
  for (const look of v.looks) {
    for (let i = 0; i < look.out.length; i++) if (!knows(at(look.knows, i), viewer)) look.out[i] = HIDDEN;
  }
  for (let seat = 0; seat < seatsOf(v); seat++) {
    const tiles = at(v.reserved, seat);
    const from = at(v.reservedFrom, seat);
    for (let i = 0; i < tiles.length; i++) if (!knowsSlot(v, at(from, i), viewer)) tiles[i] = HIDDEN;
  }
  for (let i = 0; i < v.looking.length; i++) if (!knowsLookedAt(v, active(v), i, viewer)) v.looking[i] = HIDDEN;
  return v;
}
