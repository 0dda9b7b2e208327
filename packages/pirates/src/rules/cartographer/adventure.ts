import { HIDDEN, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { CARD_NAMES } from '../../data/adventures';
import type { HappeningsOf } from '../../event';
import { addToHand } from '../../ledger';
import type { DrawOf } from '../../move';
import { cardName, say, who } from '../../say';
import type { Card } from '../../state';
import { proceed } from '../../turn';
import { giftAmount } from '../round/gifts';
import { waitFor } from '../round/wait';
import { cardsInDeck, unseenCards } from './deck';

/** Nobody has looked into the deck, so every card in it is equally likely to be on top, above the End card or below. */
export const adventure: DrawOf<'adventure'> = {
  at: ['draw'],
  sample(s, rng) {
    const cards = unseenCards(s);
    return { kind: 'adventure', card: cards[rng.below(cards.length)] ?? 0 };
  },
  whyNot: (s, { card }) => (unseenCards(s).includes(card) ? undefined : reason('IMPOSSIBLE_CARD', 'PI-190')),
  play(s, { card }, emit) {
    const seat = s.actor;
    const gift = s.giftDraws > 0;
    emit({ kind: 'CardDrawn', seat, card, gift });
    // After the action's card come the gift's, each by choice (PI-191, PI-D62).
    if (!gift) {
      const cards = Math.min(giftAmount(s), cardsInDeck(s));
      if (cards > 0) emit({ kind: 'GiftDrawsOffered', seat, cards });
    }
    if (s.giftDraws > 0) {
      waitFor(s, 'giftDraw', seat, emit);
      return;
    }
    waitFor(s, 'act', seat, emit);
    proceed(s, emit);
  },
  text: pattern('adventure {card}', { card: oneOf<Card>('adventure card', CARD_NAMES) }),
};

export const happenings: HappeningsOf<'CardDrawn'> = {
  CardDrawn: {
    evolve(s, { seat, card, gift }) {
      addToHand(s.hands[seat] ?? [], card);
      if (s.above > 0) s.above--;
      else s.below--;
      if (gift) s.giftDraws--;
      s.acted = true;
    },
    redact: (e, viewer) => (e.seat === viewer ? e : { ...e, card: HIDDEN }),
    say: ({ seat, card }, after) =>
      card === HIDDEN
        ? say('event.CardDrawn', { who: who(seat) })
        : say('event.CardDrawn.own', { who: who(seat), card: cardName(after, card) }),
  },
};
