import { at, type Seat } from '@quarterdeck/kernel';
import { demandAt } from './data/adventures';
import { DEMAND_FROM, RITUAL_COSTS, YIN_YANG_PER_CHEST } from './data/figures';
import { GOODS } from './data/goods';
import type { Good, State } from './state';

/** What the current harbour pays per card of each good when three or more are sold together. */
export function harbourDemand(s: State): readonly number[] {
  return demandAt(s.harbours, s.harbour);
}

/** One chest a card; from three of a kind on, the harbour's demand for each (PI-171). */
export function priceOf(demand: readonly number[], good: Good, count: number): number {
  return count >= DEMAND_FROM ? count * at(demand, good) : count;
}

export function salePrice(demand: readonly number[], rum: number, coffee: number, fruit: number): number {
  return priceOf(demand, 0, rum) + priceOf(demand, 1, coffee) + priceOf(demand, 2, fruit);
}

/** A Bargain pays both cards as if three of each were sold (PI-148). */
export function bargainPrice(demand: readonly number[], first: Good, second: Good): number {
  return at(demand, first) + at(demand, second);
}

interface FinalPlan {
  /** Chests from Bargains and from the sale of the rest. */
  readonly sale: number;
  /** Yin-yang left over. */
  readonly tokens: number;
  /** The first Bargain of the plan, if any is worth its tokens. */
  readonly bargain: readonly [Good, Good] | undefined;
}

/** The best a seat can make of its goods and tokens if the game ended now (PI-D53). */
export function bestFinalPlan(s: State, seat: Seat): FinalPlan {
  const demand = harbourDemand(s);
  const left = s.goods.slice(seat * GOODS, seat * GOODS + GOODS);
  const tokens = at(s.yinYang, seat);
  const worth = (plan: FinalPlan): number => plan.sale + Math.floor(plan.tokens / YIN_YANG_PER_CHEST);
  // Bargains are tried in a fixed order of pairs, so that no set of them is tried twice.
  const search = (pair: number, purse: number): FinalPlan => {
    let best: FinalPlan = { sale: salePrice(demand, at(left, 0), at(left, 1), at(left, 2)), tokens: purse, bargain: undefined };
    if (purse < RITUAL_COSTS.bargain) return best;
    for (let next = pair; next < GOODS * GOODS; next++) {
      const first = Math.floor(next / GOODS);
      const second = next % GOODS;
      if (first > second || !canPair(s, left, 0, first, second)) continue;
      left[first] = at(left, first) - 1;
      left[second] = at(left, second) - 1;
      const rest = search(next, purse - RITUAL_COSTS.bargain);
      left[first] = at(left, first) + 1;
      left[second] = at(left, second) + 1;
      const plan: FinalPlan = { sale: rest.sale + bargainPrice(demand, first, second), tokens: rest.tokens, bargain: [first, second] };
      if (worth(plan) > worth(best)) best = plan;
    }
    return best;
  };
  return search(0, tokens);
}

/**
 * Whether two cards can be sold in one Bargain: of two different goods, or any two where that reading
 * was chosen (PI-D08). `goods` holds the three counts from cell `from` on.
 */
export function canPair(s: State, goods: readonly number[], from: number, first: Good, second: Good): boolean {
  if (first === second) return s.bargainAnyTwo && at(goods, from + first) >= 2;
  return at(goods, from + first) > 0 && at(goods, from + second) > 0;
}
