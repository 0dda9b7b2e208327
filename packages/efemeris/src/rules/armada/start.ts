import { pattern, reason } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { seatWord } from '../../notation';
import { say, sideWords } from '../../say';
import { sideOf } from '../../state';

/** EF-022: who starts is drawn by lot, unless the table has settled it. */
export const start: DrawOf<'start'> = {
  at: ['start'],
  sample: (s, rng) => ({ kind: 'start', seat: rng.below(s.seats) }),
  whyNot: (s, { seat }) => (seat < s.seats ? undefined : reason('NO_SUCH_OUTCOME', 'EF-022')),
  play(_s, { seat }, emit) {
    emit({ kind: 'StarterDrawn', seat });
    emit({ kind: 'StepBegan', step: 'nation' });
  },
  text: pattern('start {seat}', { seat: seatWord }),
};

export const happenings: HappeningsOf<'StarterDrawn'> = {
  StarterDrawn: {
    evolve(s, { seat }) {
      s.starter = sideOf(s, seat);
      s.active = s.starter;
    },
    say: (_e, after) => say('event.StarterDrawn', { who: sideWords(after, after.starter) }),
  },
};
