import { drawIndices, HIDDEN, list, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { ADVENTURES, CARD_NAMES } from '../../data/adventures';
import { START_HAND } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import { addToHand } from '../../ledger';
import type { DrawOf } from '../../move';
import { say, who } from '../../say';
import type { Card } from '../../state';
import { waitFor } from '../round/wait';

/** The first cards of the shuffled deck, hand after hand (PI-023, PI-024). */
export const deal: DrawOf<'deal'> = {
  at: ['deal'],
  sample: (s, rng) => ({ kind: 'deal', cards: drawIndices(rng, ADVENTURES, START_HAND * s.hands.length) }),
  whyNot(s, { cards }) {
    const known = cards.every((card) => card >= 0 && card < ADVENTURES);
    const fits = cards.length === START_HAND * s.hands.length && new Set(cards).size === cards.length;
    return known && fits ? undefined : reason('IMPOSSIBLE_DEAL', 'PI-023');
  },
  play(s, { cards }, emit) {
    for (let seat = 0; seat < s.hands.length; seat++) {
      const hand = cards.slice(seat * START_HAND, (seat + 1) * START_HAND).sort((a, b) => a - b);
      emit({ kind: 'HandDealt', seat, cards: hand });
    }
    waitFor(s, 'start', 0, emit);
  },
  text: pattern('deal {cards}', { cards: list(oneOf<Card>('adventure card', CARD_NAMES)) }),
};

export const happenings: HappeningsOf<'HandDealt'> = {
  HandDealt: {
    evolve(s, { seat, cards }) {
      for (const card of cards) addToHand(s.hands[seat] ?? [], card);
      s.above -= cards.length;
    },
    redact: (e, viewer) => (e.seat === viewer ? e : { ...e, cards: e.cards.map(() => HIDDEN) }),
    say: ({ seat, cards }) => say('event.HandDealt', { who: who(seat), n: cards.length }),
  },
};
