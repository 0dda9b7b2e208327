import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { TOKEN } from '../data/tokens';
import { SPECIAL_END } from '../data/tracks';
import type { Event } from '../events';
import { at } from '../numbers';
import { holdsUnused, JUMPED, owns, type State } from '../state';
import { priceOf, refusePrice } from './gold';

export function refuseOrder(s: State, seat: Seat, steps: number): Reason | undefined {
  if (s.orderSteps === JUMPED) return reason('JUMP_REPLACES_STEPS', 'AM-D31');
  if (steps < 1) return reason('NO_STEPS', 'AM-155');
  if (at(s.special, seat) + steps > SPECIAL_END) return reason('END_OF_TRACK', 'AM-155', { end: SPECIAL_END });
  return refusePrice(s, seat, steps);
}

export function advanceOrder(s: State, seat: Seat, steps: number, emit: Emit<Event>): void {
  emit({ kind: 'OrderAdvanced', seat, steps, to: at(s.special, seat) + steps, paid: priceOf(s, steps).paid });
}

export function refuseJump(s: State, seat: Seat): Reason | undefined {
  if (!owns(s, seat, TOKEN.jumpFirst)) return reason('NOT_YOUR_TOKEN', 'AM-207');
  if (!holdsUnused(s, seat, TOKEN.jumpFirst)) return reason('TOKEN_USED_UP', 'AM-199');
  if (s.orderSteps > 0) return reason('JUMP_REPLACES_STEPS', 'AM-D31');
  if (s.order[0] === seat) return reason('ALREADY_FIRST', 'AM-D31');
  return undefined;
}

/** Onto the disc that is first in order now, whatever the distance (AM-207, AM-D31). */
export function jump(s: State, seat: Seat, emit: Emit<Event>): void {
  const onto = at(s.order, 0);
  emit({ kind: 'DiscJumped', seat, token: TOKEN.jumpFirst, onto, to: at(s.special, onto) });
}
