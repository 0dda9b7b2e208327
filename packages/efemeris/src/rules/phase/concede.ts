import { pattern, reason } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { say, who } from '../../say';
import { sideOf } from '../../state';
import { endTurn, notNowIn } from '../../turn';
import { eliminate, win } from '../end/ending';

/** EF-D77: whoever concedes gives the game to the other side; among three he is eliminated. */
export const concede: DecisionOf<'concede'> = {
  at: ['tactics', 'construct'],
  notNow: notNowIn('tactics', 'construct'),
  whyNot: (s) => (s.rules.concede ? undefined : reason('NO_CONCEDING', 'EF-D77')),
  list(s, _seat, out) {
    if (s.rules.concede) out.push({ kind: 'concede' });
  },
  play(s, seat, _move, emit) {
    emit({ kind: 'Conceded', seat });
    if (s.seats !== 3) {
      win(s, 1 - sideOf(s, seat), emit);
      return;
    }
    eliminate(s, seat, emit);
    if (s.phase !== 'over') endTurn(s, emit);
  },
  text: pattern('concede'),
  say: () => say('move.concede'),
};

export const happenings: HappeningsOf<'Conceded'> = {
  Conceded: { say: ({ seat }) => say('event.Conceded', { who: who(seat) }) },
};

export const worth: WorthOf<'concede'> = () => -100;
