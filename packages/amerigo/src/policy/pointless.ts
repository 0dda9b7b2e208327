import { at, type Seat } from '@quarterdeck/kernel';
import { CANNONS_END } from '../data/tracks';
import type { Move } from '../move';
import { type State, tracksOf } from '../state';

/**
 * To take fewer steps along the cannon or progress track than cost nothing, or to stop before them: no step there is ever
 * regretted, and one by one they only take longer. On the special track it matters where a disc stops.
 */
export function pointless(s: State, seat: Seat, move: Move): boolean {
  switch (move.kind) {
    case 'load':
    case 'advance':
      return move.steps < freeSteps(s, seat);
    case 'end':
      return freeSteps(s, seat) > 0;
    default:
      return false;
  }
}

/** Steps that the seat can take at once without gold along the track of its action; none on other tracks. */
function freeSteps(s: State, seat: Seat): number {
  switch (s.action) {
    case 'black':
      return Math.min(s.ap, CANNONS_END - at(s.cannons, seat));
    case 'brown':
      return Math.min(s.ap, at(tracksOf(s).nextMark, at(s.progress, seat)) - at(s.progress, seat));
    default:
      return 0;
  }
}
