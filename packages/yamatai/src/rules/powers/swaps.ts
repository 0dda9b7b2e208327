import { at, type Reason, reason } from '@quarterdeck/kernel';
import { NONE, type Space, type State } from '../../state';
import { whyNotOld } from './old-boats';

/*
 * Which boats may be exchanged (YA-D41). Any two, whatever their colours; this turn's mark stays with its space.
 * With the house rule of limited swaps only old boats, and of two colours.
 */

const NO_BOAT_THERE = reason('NO_BOAT_THERE', 'YA-D41');
const SAME_BOAT = reason('SAME_BOAT', 'YA-D41');
const SAME_COLOUR = reason('SAME_COLOUR', 'YA-D41');

/** Why a boat cannot be exchanged at all. */
export function whyNotTouch(s: State, space: Space): Reason | undefined {
  if (s.limitedSwaps) return whyNotOld(s, space);
  return at(s.boats, space) === NONE ? NO_BOAT_THERE : undefined;
}

/** Why a boat cannot be exchanged with this one. */
export function whyNotWith(s: State, from: Space, space: Space): Reason | undefined {
  const why = whyNotTouch(s, space);
  if (why !== undefined) return why;
  if (s.limitedSwaps) return at(s.boats, space) === at(s.boats, from) ? SAME_COLOUR : undefined;
  return space === from ? SAME_BOAT : undefined;
}

/** Whether there is some boat to exchange this one with. */
export function hasPartner(s: State, from: Space): boolean {
  for (let space = 0; space < s.boats.length; space++) if (whyNotWith(s, from, space) === undefined) return true;
  return false;
}
