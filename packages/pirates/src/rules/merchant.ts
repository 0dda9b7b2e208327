import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { COFFEE, FRUIT, RUM } from '../data/goods';
import type { Event } from '../events';
import { goodsOf } from '../fleet';
import { harbourDemand, salePrice } from '../prices';
import type { State } from '../state';
import { giftAmount } from './gifts';
import { settleGuards } from './guards';

export function checkSale(s: State, seat: Seat, rum: number, coffee: number, fruit: number): Reason | undefined {
  if (s.sold) return reason('ACTION_USED', 'PI-D61');
  if (!(rum >= 0 && coffee >= 0 && fruit >= 0 && rum + coffee + fruit > 0)) return reason('SELL_AT_LEAST_ONE', 'PI-170');
  if (rum > goodsOf(s, seat, RUM) || coffee > goodsOf(s, seat, COFFEE) || fruit > goodsOf(s, seat, FRUIT)) {
    return reason('NOT_ENOUGH_GOODS', 'PI-170');
  }
  return undefined;
}

/** One sale; ships are free before guards are posted (PI-D31), then comes the gift. */
export function sell(s: State, seat: Seat, rum: number, coffee: number, fruit: number, emit: Emit<Event>): void {
  const first = !s.acted;
  const chests = salePrice(harbourDemand(s), rum, coffee, fruit);
  emit({ kind: 'GoodsSold', seat, goods: [rum, coffee, fruit], chests, final: false });
  settleGuards(s, seat, 'chests', emit);
  if (first) maybeGrantChests(s, emit);
}

/** The Merchant's gift, once a turn (PI-178, PI-D10). */
export function maybeGrantChests(s: State, emit: Emit<Event>): void {
  const chests = giftAmount(s);
  if (chests === 0) return;
  emit({ kind: 'ChestsGranted', seat: s.actor, chests });
  settleGuards(s, s.actor, 'chests', emit);
}
