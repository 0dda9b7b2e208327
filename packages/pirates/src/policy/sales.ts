import { at, type Seat } from '@quarterdeck/kernel';
import { DEMAND_FROM, RITUAL_COSTS } from '../data/figures';
import { GOODS } from '../data/goods';
import { freeShips, goodsOf } from '../fleet';
import { bargainPrice, bestFinalPlan, harbourDemand, priceOf, salePrice } from '../prices';
import type { Good, State } from '../state';
import { cargoValue, roundsLeft, timeValue } from './outlook';

/** A ship under load cannot plunder; towards the end every load is worth its chest. */
export function worthLoading(s: State, seat: Seat, good: Good): number {
  const demand = at(harbourDemand(s), good);
  const held = goodsOf(s, seat, good);
  const hope = held + 1 >= DEMAND_FROM ? demand : 1 + 0.3 * held;
  const shipNeeded = freeShips(s, seat) <= 2 && roundsLeft(s) > 3 ? 0.8 : 0.5;
  return hope - shipNeeded;
}

/** Chests now and ships free for plunder, against what the goods kept back could fetch in a fuller hold later. */
export function worthOfSale(s: State, seat: Seat, rum: number, coffee: number, fruit: number): number {
  const demand = harbourDemand(s);
  const time = timeValue(s);
  return (
    worthOfSelling(demand, time, 0, goodsOf(s, seat, 0), rum) +
    worthOfSelling(demand, time, 1, goodsOf(s, seat, 1), coffee) +
    worthOfSelling(demand, time, 2, goodsOf(s, seat, 2), fruit)
  );
}

/** Of `held` cards of a good so many are sold. */
function worthOfSelling(demand: readonly number[], time: number, good: Good, held: number, sold: number): number {
  const kept = held - sold;
  return priceOf(demand, good, sold) + 0.7 * time * sold + kept * (0.8 + 0.4 * kept) * Math.min(1, 3 * time);
}

/** By how much the best sale beats keeping everything. */
export function bestSaleGain(s: State, seat: Seat): number {
  const demand = harbourDemand(s);
  const time = timeValue(s);
  let gain = 0;
  for (let good = 0; good < GOODS; good++) {
    const held = goodsOf(s, seat, good);
    const keeping = worthOfSelling(demand, time, good, held, 0);
    let best = 0;
    for (let sold = 1; sold <= held; sold++) best = Math.max(best, worthOfSelling(demand, time, good, held, sold) - keeping);
    gain += best;
  }
  return gain;
}

/** By how much a Bargain beats selling the same goods, against its tokens; in the final sale the best plan decides. */
export function worthOfBargain(s: State, seat: Seat, first: Good, second: Good): number {
  if (s.step === 'finalSale') {
    const plan = bestFinalPlan(s, seat).bargain;
    return plan !== undefined && plan[0] === first && plan[1] === second ? 1 : -1;
  }
  const demand = harbourDemand(s);
  const before = cargoValue(s, seat);
  const left = [0, 1, 2].map((good) => goodsOf(s, seat, good) - (good === first ? 1 : 0) - (good === second ? 1 : 0));
  const after = salePrice(demand, at(left, 0), at(left, 1), at(left, 2)) + bargainPrice(demand, first, second);
  return after - before - RITUAL_COSTS.bargain * (0.4 + 0.3 * timeValue(s));
}
