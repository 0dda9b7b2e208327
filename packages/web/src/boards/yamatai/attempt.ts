import type { Reason } from '@quarterdeck/kernel';
import type { Move, State } from '@quarterdeck/yamatai';
import { useEffect } from 'react';
import { collectorInHand, colourInHand, modeInHand, tileInHand } from './legal';
import type { Selection } from './selection';
import type { Props } from './types';

/*
 * Explanations are asked for by piece alone. So that a place can say why it cannot be chosen, the map
 * notes here what the player is about to do with a place.
 */
interface Attempt {
  readonly view: State;
  /** The table's word on a move. */
  readonly whyNot: Props['whyNot'];
  onSpace(space: number): Move | undefined;
  onIsland(island: number): Move | undefined;
}

let attempt: Attempt | undefined;

export function useAttempt(props: Props, selection: Selection): void {
  useEffect(() => {
    attempt = attemptOf(props, selection);
  });
}

function attemptOf(props: Props, selection: Selection): Attempt | undefined {
  const { view, seat, moves, whyNot } = props;
  if (seat === undefined) return undefined;
  const mode = modeInHand(props, selection);
  const colour = colourInHand(moves, selection);
  const tile = tileInHand(moves, selection);
  const collector = collectorInHand(props, selection);
  return {
    view,
    whyNot,
    onSpace: (space) => (mode === 'boats' && colour !== undefined ? { kind: 'place', colour, space } : undefined),
    onIsland: (island) => {
      if (mode === 'build' && tile !== undefined) return { kind: 'build', tile, island, byFleet: false, bySpecialist: false };
      if (mode === 'collect' && collector !== undefined) return { kind: 'collect', space: collector, island };
      return undefined;
    },
  };
}

/** Why the place under the pointer cannot be chosen for what is in hand; undefined when it can, or nothing is. */
export function whyNotHere(view: State, place: { readonly space: number } | { readonly island: number }): Reason | undefined {
  if (attempt === undefined || attempt.view !== view) return undefined;
  const move = 'space' in place ? attempt.onSpace(place.space) : attempt.onIsland(place.island);
  return move === undefined ? undefined : attempt.whyNot(move);
}
