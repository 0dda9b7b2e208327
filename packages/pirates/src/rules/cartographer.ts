import { type Emit, type Reason, type Rng, reason, type Seat } from '@quarterdeck/kernel';
import { ADVENTURES } from '../data/adventures';
import type { Event } from '../events';
import type { State } from '../state';
import { giftAmount } from './gifts';
import { waitFor } from './wait';

export function cardsInDeck(s: State): number {
  return s.above + s.below;
}

export function checkDraw(s: State): Reason | undefined {
  if (s.step === 'act' && s.acted) return reason('ACTION_USED', 'PI-D61');
  return cardsInDeck(s) > 0 ? undefined : reason('DECK_EMPTY', 'PI-192');
}

/** Takes the top card; the End card is laid open and replaced (PI-190, PI-194). Chance says which card it is. */
export function drawCard(s: State, seat: Seat, emit: Emit<Event>): void {
  if (s.above === 0 && s.endInDeck) emit({ kind: 'EndCardDrawn', seat });
  waitFor(s, 'draw', seat, emit);
}

/** The adventure cards that lie in the deck, as far as this state or view can tell. */
function unseenCards(s: State): number[] {
  const cards: number[] = [];
  for (let card = 0; card < ADVENTURES; card++) {
    if (!s.played.includes(card) && !s.hands.some((hand) => hand.includes(card))) cards.push(card);
  }
  return cards;
}

/** Nobody has looked into the deck, so every card in it is equally likely to be on top, above the End card or below. */
export function sampleCard(s: State, rng: Rng): number {
  const cards = unseenCards(s);
  return cards[rng.below(cards.length)] ?? 0;
}

export function checkCardDrawn(s: State, card: number): Reason | undefined {
  return unseenCards(s).includes(card) ? undefined : reason('IMPOSSIBLE_CARD', 'PI-190');
}

/** The card is in hand; after the action's card come the gift's, each by choice (PI-191, PI-D62). True when nothing waits. */
export function takeCard(s: State, card: number, emit: Emit<Event>): boolean {
  const seat = s.actor;
  const gift = s.giftDraws > 0;
  emit({ kind: 'CardDrawn', seat, card, gift });
  if (!gift) {
    const cards = Math.min(giftAmount(s), cardsInDeck(s));
    if (cards > 0) emit({ kind: 'GiftDrawsOffered', seat, cards });
  }
  if (s.giftDraws > 0) {
    waitFor(s, 'giftDraw', seat, emit);
    return false;
  }
  waitFor(s, 'act', seat, emit);
  return true;
}

/** Leaves the rest of the gift in the deck. */
export function declineGiftDraws(s: State, seat: Seat, emit: Emit<Event>): void {
  if (s.giftDraws > 0) emit({ kind: 'GiftDrawsOffered', seat, cards: 0 });
  waitFor(s, 'act', seat, emit);
}
