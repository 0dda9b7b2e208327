import { at } from '@quarterdeck/kernel';
import { islandsAt, linksOf, SPACES } from '../../data/geometry';
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

const everywhere = new Uint8Array(SPACES);

/** The same for all spaces, boat by boat, since most spaces are empty; good until it is asked for again. */
export function colourBitsEverywhere(s: State): Uint8Array {
  everywhere.fill(0);
  for (let space = 0; space < s.boats.length; space++) {
    const colour = at(s.boats, space);
    if (colour === NONE) continue;
    const links = linksOf(space);
    for (let i = 0; i < links.length; i++) {
      const link = at(links, i);
      everywhere[link] = (everywhere[link] ?? 0) | (1 << colour);
    }
  }
  return everywhere;
}

/** Whether an island lies beside a boat placed this turn (YA-055, YA-059). */
export const besideChain = (s: State, island: Island): boolean => s.chain.some((space) => islandsAt(space).includes(island));
