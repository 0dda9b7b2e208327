import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { productionKind } from '../data/goods';
import type { Event } from '../events';
import type { MoveOf } from '../move';
import type { State } from '../state';
import { priceOf, refusePrice } from './gold';

export function refuseBuy(s: State, seat: Seat, { sort, cost }: MoveOf<'buy'>): Reason | undefined {
  if (!s.productionOffer.includes(productionKind(sort, cost))) return reason('NOT_ON_DISPLAY', 'AM-150');
  return refusePrice(s, seat, cost);
}

export function buy(s: State, seat: Seat, { sort, cost }: MoveOf<'buy'>, emit: Emit<Event>): void {
  const slot = s.productionOffer.indexOf(productionKind(sort, cost));
  emit({ kind: 'ProductionBought', seat, sort, cost, slot, ...priceOf(s, cost) });
}
