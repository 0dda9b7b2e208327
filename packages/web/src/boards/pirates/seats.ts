import type { Seat } from '@quarterdeck/kernel';
import type { State } from '@quarterdeck/pirates';

/** All seats, in table order. */
export function seatsOf(view: State): readonly Seat[] {
  return view.chests.map((_, seat) => seat);
}

/** All seats clockwise from one of them. */
export function seatsFrom(view: State, first: Seat): readonly Seat[] {
  const seats = seatsOf(view);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
