import { drawIndices, type Emit, type Reason, type Rng, reason, type Seat } from '@quarterdeck/kernel';
import { ADVENTURES } from '../data/adventures';
import { START_CHESTS, START_HAND } from '../data/numbers';
import type { Event } from '../events';
import type { State } from '../state';
import { waitFor } from './wait';

/** The first cards of the shuffled deck, hand after hand (PI-023, PI-024). */
export function sampleDeal(s: State, rng: Rng): number[] {
  return drawIndices(rng, ADVENTURES, START_HAND * s.hands.length);
}

export function checkDeal(s: State, cards: readonly number[]): Reason | undefined {
  const known = cards.every((card) => card >= 0 && card < ADVENTURES);
  const fits = cards.length === START_HAND * s.hands.length && new Set(cards).size === cards.length;
  return known && fits ? undefined : reason('IMPOSSIBLE_DEAL', 'PI-023');
}

export function deal(s: State, cards: readonly number[], emit: Emit<Event>): void {
  for (let seat = 0; seat < s.hands.length; seat++) {
    const hand = cards.slice(seat * START_HAND, (seat + 1) * START_HAND).sort((a, b) => a - b);
    emit({ kind: 'HandDealt', seat, cards: hand });
  }
  waitFor(s, 'start', 0, emit);
}

export function checkStarter(s: State, seat: Seat): Reason | undefined {
  return seat >= 0 && seat < s.hands.length ? undefined : reason('NO_SUCH_SEAT', 'PI-031');
}

/** Everybody has his ships and chests, somebody the marker; the first round begins. */
export function begin(s: State, starter: Seat, emit: Emit<Event>): void {
  emit({ kind: 'GameBegun', seats: s.hands.length, starter, chests: START_CHESTS });
  emit({ kind: 'RoundBegan', round: 1, starter, finale: 0 });
}
