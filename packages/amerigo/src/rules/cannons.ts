import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CANNONS_END } from '../data/tracks';
import type { Event } from '../events';
import { at } from '../numbers';
import type { State } from '../state';
import { priceOf, refusePrice } from './gold';

export function refuseLoad(s: State, seat: Seat, steps: number): Reason | undefined {
  if (steps < 1) return reason('NO_STEPS', 'AM-100');
  if (at(s.cannons, seat) + steps > CANNONS_END) return reason('END_OF_TRACK', 'AM-100', { end: CANNONS_END });
  return refusePrice(s, seat, steps);
}

export function load(s: State, seat: Seat, steps: number, emit: Emit<Event>): void {
  emit({ kind: 'CannonsLoaded', seat, steps, to: at(s.cannons, seat) + steps, paid: priceOf(s, steps).paid });
}
