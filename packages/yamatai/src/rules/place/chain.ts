import { at } from '@quarterdeck/kernel';
import { islandsAt, linksOf } from '../../data/geometry';
import { type Island, NONE, type Space, type State } from '../../state';

/* The boats placed this turn, and what lies around them. */

/** Colours of the boats on connected spaces, as bits (YA-004). */
export function colourBitsAround(s: State, space: Space): number {
  const links = linksOf(space);
  let bits = 0;
  for (let i = 0; i < links.length; i++) {
    const colour = at(s.boats, at(links, i));
    if (colour !== NONE) bits |= 1 << colour;
  }
  return bits;
}

/** Whether an island lies beside a boat placed this turn (YA-055, YA-059). */
export const besideChain = (s: State, island: Island): boolean => s.chain.some((space) => islandsAt(space).includes(island));
