import { pattern, reason } from '@quarterdeck/kernel';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say } from '../../say';
import { NONE } from '../../state';
import { ACTING, endTurn, untimely } from '../../turn';
import { nextToPlace } from '../sailing/voyages';

const END: MoveOf<'end'> = { kind: 'end' };

/** The seat says that it is done; points left are lost (AM-071, AM-D49). */
export const end: DecisionOf<'end'> = {
  at: ACTING,
  /** Both ships must be on the map when the first blue action ends (AM-D12). */
  whyNot: (s, seat) => (s.action === 'blue' && nextToPlace(s, seat) !== NONE ? reason('SHIPS_NOT_PLACED', 'AM-D12') : undefined),
  list(s, seat, out) {
    if (s.action !== 'blue' || nextToPlace(s, seat) === NONE) out.push(END);
  },
  play: (s, seat, _move, emit) => endTurn(s, seat, emit),
  text: pattern('end'),
  say: () => say('move.end'),
  closes: true,
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

/** For bots: the measure of all others, a step must be better than stopping. */
export const worth: WorthOf<'end'> = () => 0;
