import { at, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { RITUAL_COSTS } from '../../data/figures';
import { GOODS } from '../../data/goods';
import { allowsRituals } from '../../data/roles';
import { canPair } from '../../prices';
import type { State } from '../../state';

/** Rituals belong to the turns of some roles, and are paid in yin-yang (PI-140, PI-141). */
export function whyNotInRole(s: State): Reason | undefined {
  return allowsRituals(s.called) ? undefined : reason('NO_RITUALS_IN_ROLE', 'PI-140');
}

export function whyNotPay(s: State, seat: Seat, cost: number): Reason | undefined {
  const tokens = at(s.yinYang, seat);
  return tokens >= cost ? undefined : reason('NOT_ENOUGH_YIN_YANG', 'PI-141', { cost, tokens });
}

/** Whether any Bargain is open to the seat, wherever Bargains are allowed. */
export function canBargain(s: State, seat: Seat): boolean {
  if (at(s.yinYang, seat) < RITUAL_COSTS.bargain) return false;
  for (let first = 0; first < GOODS; first++) {
    for (let second = first; second < GOODS; second++) if (canPair(s, s.goods, seat * GOODS, first, second)) return true;
  }
  return false;
}

/** Whether it is a turn in which its player may perform rituals, if he can pay (PI-140). */
export function allowsRitualsNow(s: State): boolean {
  return s.step === 'act' && allowsRituals(s.called);
}

/** Whether the seat can pay any ritual at all in this turn. */
export function canPerformRitual(s: State, seat: Seat): boolean {
  return allowsRituals(s.called) && at(s.yinYang, seat) >= RITUAL_COSTS.doubleHold;
}
