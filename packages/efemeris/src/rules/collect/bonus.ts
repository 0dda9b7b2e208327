import { add, at, countOf, drawKind, list, pattern, type Rng, reason, sum } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { bonusWord } from '../../notation';
import { bonusWords, say, who } from '../../say';
import type { Bonus, State } from '../../state';
import { advance } from '../../turn';

function drawMarkers(s: State, rng: Rng): Bonus[] {
  const bag = s.bag.slice();
  const drawn: Bonus[] = [];
  for (let n = sum(s.draws); n > 0; n--) {
    const marker = drawKind(rng, bag);
    add(bag, marker, -1);
    drawn.push(marker);
  }
  return drawn;
}

function couldBeInBag(s: State, bonuses: readonly Bonus[]): boolean {
  return bonuses.length === sum(s.draws) && s.bag.every((left, marker) => countOf(bonuses, marker) <= left);
}

/** EF-082: markers from the bag, in the order of the seats. */
export const bonus: DrawOf<'bonus'> = {
  at: ['bonus'],
  sample: (s, rng) => ({ kind: 'bonus', bonuses: drawMarkers(s, rng) }),
  whyNot: (s, { bonuses }) => (couldBeInBag(s, bonuses) ? undefined : reason('NO_SUCH_OUTCOME', 'EF-082')),
  play(s, { bonuses }, emit) {
    let drawn = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      for (let n = at(s.draws, seat); n > 0; n--) emit({ kind: 'BonusDrawn', seat, bonus: at(bonuses, drawn++) });
    }
    advance(s, emit);
  },
  text: pattern('bonus {bonuses}', { bonuses: list(bonusWord) }),
};

export const happenings: HappeningsOf<'BonusDrawn'> = {
  BonusDrawn: {
    evolve(s, e) {
      add(s.draws, e.seat, -1);
      add(s.bag, e.bonus, -1);
      add(s.bonuses, e.seat * 3 + e.bonus, 1);
    },
    say: (e) => say('event.BonusDrawn', { who: who(e.seat), bonus: bonusWords(e.bonus) }),
  },
};
