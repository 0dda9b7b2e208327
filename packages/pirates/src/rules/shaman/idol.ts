import { oneOf, pattern, reason } from '@quarterdeck/kernel';
import { curseOf } from '../../data/adventures';
import { GOOD_NAMES, GOODS } from '../../data/goods';
import type { HappeningsOf } from '../../event';
import { nextSeat } from '../../fleet';
import type { DecisionOf, WorthOf } from '../../move';
import { hurt } from '../../policy/cards';
import { others } from '../../policy/outlook';
import { lootName, say, who } from '../../say';
import type { Good } from '../../state';
import { proceed } from '../../turn';
import { suffer } from './suffering';

const NAMES = GOOD_NAMES.map((_, good) => ({ kind: 'idol', good }) as const);

/** The Shaman names a good; everybody gives up one of it, or a ship (PI-163). */
export const idol: DecisionOf<'idol'> = {
  at: ['idol'],
  whyNot: (_s, _seat, { good }) => (good >= 0 && good < GOODS ? undefined : reason('NO_SUCH_GOOD', 'PI-163')),
  list(_s, _seat, out) {
    for (const move of NAMES) out.push(move);
  },
  play(s, seat, { good }, emit) {
    emit({ kind: 'IdolNamed', seat, good });
    const curse = curseOf(s.card);
    let victim = seat;
    do {
      if (curse !== undefined) suffer(s, curse, victim, 1, good, emit);
      victim = nextSeat(s, victim);
    } while (victim !== seat);
    proceed(s, emit);
  },
  text: pattern('idol {good}', { good: oneOf<Good>('good', GOOD_NAMES) }),
  say: ({ good }) => say('move.idol', { good: lootName(good) }),
  ask: () => say('decision.idol'),
};

export const happenings: HappeningsOf<'IdolNamed'> = {
  IdolNamed: {
    say: ({ seat, good }) => say('event.IdolNamed', { who: who(seat), good: lootName(good) }),
  },
};

/** For bots: what hurts the others most. */
export const worth: WorthOf<'idol'> = (s, seat, { good }) => others(s, seat, (other) => hurt(s, other, good)) - hurt(s, seat, good);
