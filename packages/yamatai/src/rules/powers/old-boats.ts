import { at, type Reason, reason } from '@quarterdeck/kernel';
import { isEntry, linksOf } from '../../data/geometry';
import { NONE, type Space, type State } from '../../state';

/* Boats that moving and removing may touch: those on the board since before this turn (YA-D06, YA-D41). */

const NO_BOAT_THERE = reason('NO_BOAT_THERE', 'YA-D41');
const PLACED_THIS_TURN = reason('PLACED_THIS_TURN', 'YA-D06');

export const isOldBoat = (s: State, space: Space): boolean => at(s.boats, space) !== NONE && !s.chain.includes(space);

/** Why there is no old boat on a space. */
export function whyNotOld(s: State, space: Space): Reason | undefined {
  if (at(s.boats, space) === NONE) return NO_BOAT_THERE;
  return isOldBoat(s, space) ? undefined : PLACED_THIS_TURN;
}

/** An empty space that is an entry or connected to a boat other than the one on the move. */
export function canLand(s: State, from: Space, to: Space): boolean {
  if (at(s.boats, to) !== NONE) return false;
  if (isEntry(to)) return true;
  const links = linksOf(to);
  for (let i = 0; i < links.length; i++) {
    const space = at(links, i);
    if (space !== from && at(s.boats, space) !== NONE) return true;
  }
  return false;
}
