import { type Seat, sum } from '@quarterdeck/kernel';
import type { Move } from '../move';
import { berths } from '../rules/abilities';
import { dockedBoats, type State } from '../state';

/** To leave a berth empty while a boat goes beside the dock: a boat that is moored costs nothing, and may be used or replaced later. */
export function pointless(s: State, seat: Seat, move: Move): boolean {
  if (move.kind !== 'moor') return false;
  return move.boats.length < Math.min(berths(s, seat), dockedBoats(s, seat) + sum(s.hand));
}
