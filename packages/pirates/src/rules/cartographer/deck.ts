import { ADVENTURES } from '../../data/adventures';
import type { Card, State } from '../../state';

export function cardsInDeck(s: State): number {
  return s.above + s.below;
}

/** The adventure cards that lie in the deck, as far as this state or view can tell. */
export function unseenCards(s: State): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < ADVENTURES; card++) {
    if (!s.played.includes(card) && !s.hands.some((hand) => hand.includes(card))) cards.push(card);
  }
  return cards;
}
