import { add, at, type Seat } from '@quarterdeck/kernel';
import { harbourOf, isHarbour } from './data/adventures';
import { GOODS } from './data/goods';
import { type Card, DIE, DIE_FATE, type Die, type Good, ITEMS, type Item, type State } from './state';

/* What several happenings write. Only happenings come here. */

const ITEM_INDEX: Readonly<Record<string, number>> = Object.fromEntries(ITEMS.map((item, i) => [item, i]));

export function book(s: State, seat: Seat, item: Item, chests: number): void {
  add(s.chests, seat, chests);
  add(s.ledger, seat * ITEMS.length + (ITEM_INDEX[item] ?? 0), chests);
}

export function gainGood(s: State, seat: Seat, good: Good, amount: number): void {
  add(s.goods, seat * GOODS + good, amount);
}

/** Goods that leave a hold or are refused go to the loot discard pile. */
export function dropGood(s: State, seat: Seat, good: Good, amount: number): void {
  gainGood(s, seat, good, -amount);
  add(s.discarded, good, amount);
}

/** Into a hand of known cards by rank, into a hidden hand as one more hidden card. */
export function addToHand(hand: Card[], card: Card): void {
  let i = hand.length;
  hand.push(card);
  while (i > 0 && at(hand, i - 1) > card) {
    hand[i] = at(hand, i - 1);
    i--;
  }
  hand[i] = card;
}

export function playFromHand(s: State, seat: Seat, card: Card): void {
  const hand = s.hands[seat] ?? [];
  const i = hand.indexOf(card);
  // In somebody else's view every card of the hand is hidden: any of them is the one played.
  if (i < 0) hand.pop();
  else hand.splice(i, 1);
  s.played.push(card);
  if (isHarbour(card)) s.harbour = harbourOf(card);
  else s.card = card;
  s.acted = true;
}

export function setFate(s: State, die: Die, fate: number): void {
  s.chart[die * DIE + DIE_FATE] = fate;
}
