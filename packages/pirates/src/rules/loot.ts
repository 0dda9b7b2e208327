import { drawKind, type Emit, type Reason, type Rng, reason, type Seat } from '@quarterdeck/kernel';
import { add, at } from '../cells';
import type { Event } from '../events';
import { nextSeat, room } from '../fleet';
import type { State } from '../state';
import { waitFor } from './wait';

const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

/** How many cards the drawing seat really gets: both piles may run dry (PI-126, PI-D27). */
function cardsToDraw(s: State): number {
  return Math.min(at(s.owed, s.decider), sum(s.loot) + sum(s.discarded));
}

/**
 * Deals the loot that is still owed, from the acting player clockwise, each seat deciding on all its
 * cards before the next draws (PI-116, PI-D28). Stops where somebody or chance must speak; true when all is dealt.
 */
export function dealLoot(s: State, emit: Emit<Event>): boolean {
  if (s.drawn.length > 0) {
    if (room(s, s.decider) > 0) {
      waitFor(s, 'keep', s.decider, emit);
      return false;
    }
    discardRest(s, emit);
  }
  let seat = s.actor;
  do {
    if (at(s.owed, seat) > 0) {
      if (sum(s.loot) + sum(s.discarded) > 0) {
        waitFor(s, 'loot', seat, emit);
        return false;
      }
      emit({ kind: 'LootRanOut', seat, cards: at(s.owed, seat) });
    }
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return true;
}

/** What finds no ship is lost (PI-118, PI-D44). */
function discardRest(s: State, emit: Emit<Event>): void {
  while (s.drawn.length > 0) emit({ kind: 'GoodDiscarded', seat: s.decider, good: at(s.drawn, 0), cause: 'noRoom' });
}

/** Draws card by card; an empty deck is refilled from the discard pile as it lies (PI-D69). */
export function sampleLoot(s: State, rng: Rng): number[] {
  let deck = s.loot.slice();
  const cards: number[] = [];
  for (let n = cardsToDraw(s); n > 0; n--) {
    if (sum(deck) === 0) deck = s.discarded.slice();
    const kind = drawKind(rng, deck);
    add(deck, kind, -1);
    cards.push(kind);
  }
  return cards;
}

export function checkLoot(s: State, cards: readonly number[]): Reason | undefined {
  if (cards.length !== cardsToDraw(s)) return reason('IMPOSSIBLE_LOOT', 'PI-116');
  let deck = s.loot.slice();
  for (const kind of cards) {
    if (sum(deck) === 0) deck = s.discarded.slice();
    if (!((deck[kind] ?? 0) > 0)) return reason('IMPOSSIBLE_LOOT', 'PI-126');
    add(deck, kind, -1);
  }
  return undefined;
}

export function drawLoot(s: State, cards: readonly number[], emit: Emit<Event>): void {
  const seat = s.decider;
  const first = Math.min(cards.length, sum(s.loot));
  if (first > 0) emit({ kind: 'LootDrawn', seat, cards: cards.slice(0, first) });
  if (first < cards.length) {
    emit({ kind: 'LootReshuffled', cards: sum(s.discarded) });
    emit({ kind: 'LootDrawn', seat, cards: cards.slice(first) });
  }
  if (at(s.owed, seat) > 0) emit({ kind: 'LootRanOut', seat, cards: at(s.owed, seat) });
}

/** Cards are decided on in the order drawn; all lie open, so nothing depends on it (PI-D70). */
export function checkKeep(s: State, good: number): Reason | undefined {
  return s.drawn[0] === good ? undefined : reason('NOT_THE_NEXT_CARD', 'PI-118');
}

export function checkLoad(s: State, good: number): Reason | undefined {
  return checkKeep(s, good) ?? (room(s, s.decider) > 0 ? undefined : reason('NO_ROOM', 'PI-118'));
}

export function load(s: State, good: number, emit: Emit<Event>): void {
  emit({ kind: 'GoodLoaded', seat: s.decider, good });
}

export function refuse(s: State, good: number, emit: Emit<Event>): void {
  emit({ kind: 'GoodDiscarded', seat: s.decider, good, cause: 'refused' });
}

/** Loot cards that come as a gift (PI-132). */
export function maybeGrantLoot(seat: Seat, cards: number, emit: Emit<Event>): void {
  if (cards > 0) emit({ kind: 'LootGranted', seat, cards });
}
