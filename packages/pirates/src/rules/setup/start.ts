import { ordinal, pattern, range, reason } from '@quarterdeck/kernel';
import { START_CHESTS } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import { book } from '../../ledger';
import type { DrawOf } from '../../move';
import { say, who } from '../../say';

const MOST_SEATS = 4;

/** Everybody has his ships and chests, somebody the marker; the first round begins (PI-026, PI-027, PI-031). */
export const start: DrawOf<'start'> = {
  at: ['start'],
  sample: (s, rng) => ({ kind: 'start', seat: rng.below(s.chests.length) }),
  whyNot: (s, { seat }) => (seat >= 0 && seat < s.hands.length ? undefined : reason('NO_SUCH_SEAT', 'PI-031')),
  play(s, { seat }, emit) {
    emit({ kind: 'GameBegun', seats: s.hands.length, starter: seat, chests: START_CHESTS });
    emit({ kind: 'RoundBegan', round: 1, starter: seat, finale: 0 });
  },
  text: pattern('start {seat}', { seat: ordinal('seat', MOST_SEATS) }),
};

export const happenings: HappeningsOf<'GameBegun'> = {
  GameBegun: {
    evolve(s, { seats, starter, chests }) {
      s.starter = starter;
      for (let seat = 0; seat < seats; seat++) book(s, seat, 'start', chests);
    },
    say: ({ starter, chests }) => say('event.GameBegun', { who: who(starter), n: chests }),
    points: ({ seats, chests }) => range(seats).map((seat) => ({ seat, item: 'start', points: chests })),
  },
};
