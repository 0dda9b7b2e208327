import { at, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { GOLD_DIVISOR, GOLD_DIVISOR_TOKEN } from '../../data/figures';
import { TOKEN } from '../../data/tokens';
import { GOLD_END } from '../../data/tracks';
import type { Gained, Price } from '../../event';
import { cubesInField, owns, type State } from '../../state';

/** Gold in hand: what fits on the track, and the overflow that becomes points (AM-161, AM-D23). */
export function gained(s: State, seat: Seat, gold: number): Gained {
  return { gold, overflow: Math.max(0, at(s.gold, seat) + gold - GOLD_END) };
}

/** The most a seat could pay for one step: action points first, then gold (AM-D21). */
export function purse(s: State, seat: Seat): number {
  return s.ap + at(s.gold, seat);
}

/** Gold that something takes beyond the action points that are left. */
export function goldNeeded(s: State, cost: number): number {
  return Math.max(0, cost - s.ap);
}

export function priceOf(s: State, cost: number): Price {
  const paid = goldNeeded(s, cost);
  return { ap: cost - paid, paid };
}

export function whyNotPay(s: State, seat: Seat, cost: number): Reason | undefined {
  if (cost > purse(s, seat)) return reason('NOT_ENOUGH_POINTS', 'AM-073', { cost, ap: s.ap, gold: at(s.gold, seat) });
  return undefined;
}

/** What taking gold instead of an action gives (AM-160, AM-212). */
export function goldOffer(s: State, seat: Seat): number {
  const divisor = owns(s, seat, TOKEN.goldHalf) ? GOLD_DIVISOR_TOKEN : GOLD_DIVISOR;
  return Math.ceil(cubesInField(s) / divisor);
}
