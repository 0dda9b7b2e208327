import { pattern } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { say, who } from '../../say';
import { advance, notNowIn } from '../../turn';

/** EF-203: nobody has to be rescued. */
export const leave: DecisionOf<'leave'> = {
  at: ['collect'],
  notNow: notNowIn('collect'),
  list(_s, _seat, out) {
    out.push({ kind: 'leave' });
  },
  play(s, seat, _move, emit) {
    emit({ kind: 'WreckLeft', seat });
    advance(s, emit);
  },
  text: pattern('leave'),
  say: () => say('move.leave'),
};

export const happenings: HappeningsOf<'WreckLeft'> = {
  WreckLeft: {
    evolve(s, { seat }) {
      s.rescues[seat] = 0;
    },
    say: ({ seat }) => say('event.WreckLeft', { who: who(seat) }),
  },
};

export const worth: WorthOf<'leave'> = () => 0;
