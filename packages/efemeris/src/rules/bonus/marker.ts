import { add, at, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import { bonusWords, say, who } from '../../say';
import { type Bonus, bonusOf, type State } from '../../state';

const RULES = ['EF-100', 'EF-101', 'EF-102'] as const;

export function whyNotHeld(s: State, seat: Seat, bonus: Bonus): Reason | undefined {
  return bonusOf(s, seat, bonus) === 0 ? reason('NO_SUCH_BONUS', at(RULES, bonus)) : undefined;
}

export const happenings: HappeningsOf<'BonusUsed'> = {
  BonusUsed: {
    evolve(s, { seat, bonus }) {
      add(s.bonuses, seat * 3 + bonus, -1);
      add(s.spentBonuses, bonus, 1);
    },
    say: ({ seat, bonus }) => say('event.BonusUsed', { who: who(seat), bonus: bonusWords(bonus) }),
  },
};
