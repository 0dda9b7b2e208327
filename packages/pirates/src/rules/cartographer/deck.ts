import { HIDDEN } from '@quarterdeck/kernel';
import { ADVENTURES } from '../../data/adventures';
import type { Card, State } from '../../state';

export function cardsInDeck(s: State): number {
  return s.above + s.below;
}

/** The adventure cards that lie in the deck, or hidden in a hand, as far as this state or view can tell. */
export function unseenCards(s: State): Card[] {
  // One bit for each of the 30 cards.
  let seen = 0;
  for (const card of s.played) seen |= 1 << card;
  for (const hand of s.hands) for (const card of hand) if (card !== HIDDEN) seen |= 1 << card;
  const cards: Card[] = [];
  for (let card = 0; card < ADVENTURES; card++) if ((seen & (1 << card)) === 0) cards.push(card);
  return cards;
}
