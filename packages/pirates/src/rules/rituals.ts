import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import { GOODS } from '../data/goods';
import { BARGAIN_COST, DOUBLE_HOLD_COST, UNSINKABLE_COST } from '../data/numbers';
import { allowsRituals, MERCHANT } from '../data/roles';
import type { Event, Ritual } from '../events';
import { bargainPrice, canPair, harbourDemand } from '../prices';
import type { State } from '../state';
import { settleGuards } from './guards';
import { maybeGrantChests } from './merchant';

export function checkRitual(s: State, seat: Seat, ritual: Ritual): Reason | undefined {
  if (s.step === 'finalSale') return reason('ONLY_BARGAINS_NOW', 'PI-211');
  if (!allowsRituals(s.called)) return reason('NO_RITUALS_IN_ROLE', 'PI-140');
  const cost = ritual === 'doubleHold' ? DOUBLE_HOLD_COST : UNSINKABLE_COST;
  return checkTokens(s, seat, cost);
}

function checkTokens(s: State, seat: Seat, cost: number): Reason | undefined {
  const tokens = at(s.yinYang, seat);
  return tokens >= cost ? undefined : reason('NOT_ENOUGH_YIN_YANG', 'PI-141', { cost, tokens });
}

export function performRitual(s: State, seat: Seat, ritual: Ritual, emit: Emit<Event>): void {
  emit({ kind: 'RitualPerformed', seat, ritual });
  if (ritual === 'doubleHold') settleGuards(s, seat, 'ships', emit);
}

export function checkBargain(s: State, seat: Seat, first: number, second: number): Reason | undefined {
  if (s.step !== 'finalSale' && !allowsRituals(s.called)) return reason('NO_RITUALS_IN_ROLE', 'PI-140');
  const short = checkTokens(s, seat, BARGAIN_COST);
  if (short !== undefined) return short;
  if (!(first >= 0 && second < GOODS && first <= second)) return reason('NO_SUCH_PAIR', 'PI-148');
  if (first === second && !s.bargainAnyTwo) return reason('GOODS_MUST_DIFFER', 'PI-148');
  return canPair(s, s.goods, seat * GOODS, first, second) ? undefined : reason('NOT_ENOUGH_GOODS', 'PI-148');
}

/** A Bargain pays at once (PI-149); in a Merchant's turn the first one is the sale (PI-D10). */
export function strikeBargain(s: State, seat: Seat, first: number, second: number, emit: Emit<Event>): void {
  const opens = !s.acted;
  emit({ kind: 'BargainStruck', seat, first, second, chests: bargainPrice(harbourDemand(s), first, second) });
  if (s.step === 'finalSale') return;
  settleGuards(s, seat, 'chests', emit);
  if (opens && s.acted && s.called === MERCHANT) maybeGrantChests(s, emit);
}

/** Whether any Bargain is open to the seat, wherever Bargains are allowed. */
export function canBargain(s: State, seat: Seat): boolean {
  if (at(s.yinYang, seat) < BARGAIN_COST) return false;
  for (let first = 0; first < GOODS; first++) {
    for (let second = first; second < GOODS; second++) if (canPair(s, s.goods, seat * GOODS, first, second)) return true;
  }
  return false;
}

/** Whether the seat can pay any ritual at all in this turn. */
export function canPerformRitual(s: State, seat: Seat): boolean {
  return allowsRituals(s.called) && at(s.yinYang, seat) >= DOUBLE_HOLD_COST;
}
