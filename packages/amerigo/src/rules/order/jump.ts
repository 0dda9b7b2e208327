import { at, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { TOKEN } from '../../data/tokens';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { orderWorth, tokenWorth } from '../../policy/worth';
import { say } from '../../say';
import { holdsUnused, JUMPED, owns, type State } from '../../state';
import { untimely } from '../../turn';
import { moveDisc } from '../ledger';

const JUMP: MoveOf<'jump'> = { kind: 'jump' };

/** Onto the disc that is first in order now, whatever the distance, with the token for it (AM-207, AM-D31). */
export const jump: DecisionOf<'jump'> = {
  at: ['white'],
  whyNot,
  list(s, seat, out) {
    if (whyNot(s, seat) === undefined) out.push(JUMP);
  },
  play(s, seat, _move, emit) {
    const onto = at(s.order, 0);
    emit({ kind: 'DiscJumped', seat, token: TOKEN.jumpFirst, onto, to: at(s.special, onto) });
  },
  text: pattern('jump'),
  say: () => say('move.jump'),
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

function whyNot(s: State, seat: Seat): Reason | undefined {
  if (!owns(s, seat, TOKEN.jumpFirst)) return reason('NOT_YOUR_TOKEN', 'AM-207');
  if (!holdsUnused(s, seat, TOKEN.jumpFirst)) return reason('TOKEN_USED_UP', 'AM-199');
  if (s.orderSteps > 0) return reason('JUMP_REPLACES_STEPS', 'AM-D31');
  if (s.order[0] === seat) return reason('ALREADY_FIRST', 'AM-D31');
  return undefined;
}

export const happenings: HappeningsOf<'DiscJumped'> = {
  DiscJumped: {
    evolve(s, e) {
      s.tokenSpent[e.token] = 1;
      moveDisc(s, e.seat, e.to);
      s.orderSteps = JUMPED;
      s.ap = 0;
    },
    say: ({ seat, onto, to }) => say('event.DiscJumped', { who: { seat }, onto: { seat: onto }, to }),
  },
};

/** For bots: the steps to the first, and the place itself, against keeping it for another time. */
export const worth: WorthOf<'jump'> = (s, seat) => {
  const lead = (s.special[s.order[0] ?? 0] ?? 0) - (s.special[seat] ?? 0);
  return orderWorth(s, seat, lead) - 0.5 * tokenWorth(s, seat, TOKEN.jumpFirst);
};
