import { pattern, reason } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say } from '../../say';
import { NONE } from '../../state';
import { untimely } from '../../turn';

const PASS: MoveOf<'pass'> = { kind: 'pass' };

/** The captain founds nothing, though the ship has landed where that is possible (AM-088). */
export const pass: DecisionOf<'pass'> = {
  at: ['found'],
  list(_s, _seat, out) {
    out.push(PASS);
  },
  play(s, seat, _move, emit) {
    emit({ kind: 'PostDeclined', seat, ship: s.landing });
  },
  text: pattern('pass'),
  say: () => say('move.pass'),
  notNow: untimely(reason('NO_LANDING', 'AM-088')),
};

export const happenings: HappeningsOf<'PostDeclined'> = {
  PostDeclined: {
    evolve(s) {
      s.landing = NONE;
      s.stage = 'act';
    },
    say: ({ seat }) => say('event.PostDeclined', { who: { seat } }),
  },
};

/** For bots: nothing comes of it. */
export const worth: WorthOf<'pass'> = () => 0;
