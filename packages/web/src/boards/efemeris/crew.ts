import { crewInSlot, SLOTS, type State, sideOf } from '@quarterdeck/efemeris';
import type { Seat } from '@quarterdeck/kernel';

export interface Cards {
  readonly crew: number;
  readonly count: number;
}

/** Cards of a list of counts by slot; empty where the viewer may not know them. */
function cardsIn(counts: readonly number[], owner: number, nation: number): readonly Cards[] {
  if (nation < 0) return [];
  return Array.from({ length: SLOTS }, (_, slot) => ({ crew: crewInSlot(nation, slot), count: counts[owner * SLOTS + slot] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

const nationOf = (view: State, seat: Seat): number => view.nation[sideOf(view, seat)] ?? -1;

export function handOf(view: State, seat: Seat): readonly Cards[] {
  return cardsIn(view.hand, seat, nationOf(view, seat));
}

export function inPlayOf(view: State, seat: Seat): readonly Cards[] {
  return cardsIn(view.inPlay, seat, nationOf(view, seat));
}

export function reserveOf(view: State, seat: Seat): readonly Cards[] {
  return cardsIn(view.reserve, sideOf(view, seat), nationOf(view, seat));
}
