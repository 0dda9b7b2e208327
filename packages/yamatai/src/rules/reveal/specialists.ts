import { at, list, pattern, reason } from '@quarterdeck/kernel';
import { DISPLAY_SIZE } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { specialistName } from '../../names';
import { specialistWord } from '../../notation';
import { say } from '../../say';
import { beginPhase } from '../round/phase';
import { isSetup, refillRow } from '../round/round';
import { draw, emptySpots, isDraw, unseenSpecialists } from './unseen';

const NOT_IN_DECK = reason('NOT_IN_DECK', 'YA-D27');

/** Empty spots of the display are filled from the specialist deck (YA-020, YA-087). */
export const specialists: DrawOf<'specialists'> = {
  at: ['specialists'],
  sample: (s, rng) => ({ kind: 'specialists', who: draw(rng, unseenSpecialists(s), emptySpots(s).length) }),
  whyNot: (s, { who }) => (isDraw(who, unseenSpecialists(s), emptySpots(s).length) ? undefined : NOT_IN_DECK),
  play(s, { who }, emit) {
    emit({ kind: 'SpecialistsRevealed', spots: emptySpots(s), who });
    if (isSetup(s)) beginPhase('row', emit);
    else refillRow(s, emit);
  },
  text: pattern('specialists {who}', { who: list(specialistWord, { to: DISPLAY_SIZE }) }),
};

export const happenings: HappeningsOf<'SpecialistsRevealed'> = {
  SpecialistsRevealed: {
    evolve(s, e) {
      for (let i = 0; i < e.spots.length; i++) {
        s.display[at(e.spots, i)] = at(e.who, i);
        s.displayCoins[at(e.spots, i)] = 0;
      }
      s.specialistDeck -= e.who.length;
    },
    say: (e) => say('event.SpecialistsRevealed', { specialists: e.who.map(specialistName) }),
  },
};
