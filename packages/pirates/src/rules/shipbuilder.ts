import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import type { Event } from '../events';
import type { State } from '../state';
import { giftAmount } from './gifts';
import { settleGuards } from './guards';

/** Most ships the seat can buy (PI-061). */
export function mostToBuy(s: State, seat: Seat): number {
  return s.acted ? 0 : Math.min(at(s.reserve, seat), at(s.chests, seat));
}

export function checkBuy(s: State, seat: Seat, ships: number): Reason | undefined {
  if (s.acted) return reason('ACTION_USED', 'PI-D61');
  if (!(ships >= 1)) return reason('BUY_AT_LEAST_ONE', 'PI-060');
  if (ships > at(s.reserve, seat)) return reason('RESERVE_TOO_SMALL', 'PI-061', { ships: at(s.reserve, seat) });
  if (ships > at(s.chests, seat)) return reason('NOT_ENOUGH_CHESTS', 'PI-061', { chests: at(s.chests, seat) });
  return undefined;
}

export function buyShips(s: State, seat: Seat, ships: number, emit: Emit<Event>): void {
  emit({ kind: 'ShipsBought', seat, ships });
  settleGuards(s, seat, 'chests', emit);
  const gift = Math.min(giftAmount(s), at(s.reserve, seat));
  if (gift === 0) return;
  emit({ kind: 'ShipsGranted', seat, ships: gift });
  settleGuards(s, seat, 'ships', emit);
}
