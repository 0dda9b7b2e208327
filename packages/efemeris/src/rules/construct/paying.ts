import { type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { PEPPER, VANILLA } from '../../data/spices';
import { type State, spiceOf } from '../../state';

export function canPay(s: State, seat: Seat, pepper: number, vanilla: number): boolean {
  return spiceOf(s, seat, PEPPER) >= pepper && spiceOf(s, seat, VANILLA) >= vanilla;
}

export function whyNotPay(s: State, seat: Seat, pepper: number, vanilla: number, rule: string): Reason | undefined {
  return canPay(s, seat, pepper, vanilla) ? undefined : reason('NOT_ENOUGH_SPICE', rule, { pepper, vanilla });
}
