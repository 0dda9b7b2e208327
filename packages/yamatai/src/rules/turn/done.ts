import { pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say } from '../../say';
import type { State } from '../../state';
import { beginMooring, NOT_YOUR_TURN, notNow, WHOLE_TURN } from '../../turn';
import { canBuild } from '../build/sites';
import { canCollect } from '../collect/tokens';
import { endTurn } from '../round/round';

const MUST_ACT = reason('MUST_COLLECT_OR_BUILD', 'YA-053');
const MUST_COLLECT = reason('MUST_COLLECT', 'YA-D05');
const MUST_MOOR = reason('MUST_MOOR', 'YA-077');

function whyNot(s: State, seat: Seat): Reason | undefined {
  if (s.pending === 'remove') return undefined;
  // YA-053, YA-D03, YA-D37.
  if (s.phase === 'place') return canCollect(s) || canBuild(s, seat) ? MUST_ACT : undefined;
  if (s.phase === 'collect') return MUST_COLLECT;
  return s.phase === 'moor' ? MUST_MOOR : undefined;
}

const MOVE: MoveOf<'done'> = { kind: 'done' };

/** End the step, and with the last one the turn; where something must be done first, it says what. */
export const done: DecisionOf<'done'> = {
  at: [...WHOLE_TURN, 'remove'],
  notNow: (s, seat) => notNow(s, seat, NOT_YOUR_TURN),
  whyNot,
  list(s, seat, out) {
    if (whyNot(s, seat) === undefined) out.push(MOVE);
  },
  play(s, seat, _move, emit) {
    if (s.pending === 'remove') emit({ kind: 'PowerAimed', seat, pending: 'none', at: s.pendingAt });
    else if (s.phase === 'recruit') endTurn(s, seat, emit);
    else beginMooring(s, emit);
  },
  text: pattern('done'),
  say: (_move, s) => say(`move.done.${placeOf(s)}`),
  closes: true,
};

/** What ends, where there is something to end. */
function placeOf(s: State): 'trade' | 'place' | 'extra' | 'recruit' | 'remove' {
  if (s.pending === 'remove') return 'remove';
  return s.phase === 'trade' || s.phase === 'place' || s.phase === 'extra' ? s.phase : 'recruit';
}

/** Rather than a trade that brings nothing. */
export const worth: WorthOf<'done'> = (s) => (s.phase === 'trade' ? 0.2 : 0);
