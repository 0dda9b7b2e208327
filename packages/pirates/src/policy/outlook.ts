import { at, type Seat } from '@quarterdeck/kernel';
import { CARAVANS_PER_COUNTRY } from '../data/adventures';
import { MARK_PENALTY, ROUNDS_AFTER_END } from '../data/figures';
import { goodsOf } from '../fleet';
import { harbourDemand, priceOf, salePrice } from '../prices';
import { plundersOf } from '../rules/governor/plunders';
import type { Country, Good, State } from '../state';

/** Rough number of rounds still to come: the last ones exactly, before them by how fast the deck shrinks. */
export function roundsLeft(s: State): number {
  if (s.finale > 0) return 1 + ROUNDS_AFTER_END - (s.finale - 1);
  return ROUNDS_AFTER_END + 1 + s.above / (0.45 * s.chests.length);
}

/** 0 at the end of the game, 1 while investments still pay back in full. */
export function timeValue(s: State): number {
  return Math.min(1, Math.max(0, (roundsLeft(s) - 1) / 5));
}

/** What all goods of a seat would fetch where that is paid: in the present harbour, if no other is named. */
export function cargoValue(s: State, seat: Seat, demand: readonly number[] = harbourDemand(s)): number {
  return salePrice(demand, goodsOf(s, seat, 0), goodsOf(s, seat, 1), goodsOf(s, seat, 2));
}

/** What one card less of a good would cost its owner. */
export function worthOfOne(s: State, seat: Seat, good: Good): number {
  const held = goodsOf(s, seat, good);
  const demand = harbourDemand(s);
  return priceOf(demand, good, held) - priceOf(demand, good, held - 1) + at(demand, good) / 10;
}

/** Mean of something over all other seats. */
export function others(s: State, seat: Seat, value: (other: Seat) => number): number {
  let sum = 0;
  for (let other = 0; other < s.chests.length; other++) if (other !== seat) sum += value(other);
  return sum / (s.chests.length - 1);
}

/** Chests that a privateer of this country will lose by marks: about half of the caravans left are yet to be played. */
export function trouble(s: State, country: Country): number {
  return MARK_PENALTY * (CARAVANS_PER_COUNTRY - plundersOf(s, country)) * 0.6 * timeValue(s);
}
