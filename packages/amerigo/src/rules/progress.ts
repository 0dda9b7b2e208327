import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { NEXT_MARK, PROGRESS_END } from '../data/tracks';
import type { Event } from '../events';
import { at } from '../numbers';
import { NONE, type State } from '../state';
import { priceOf, refusePrice } from './gold';

/** Up to the next mark at once: there a token is due before the disc goes on (AM-121, AM-D45). */
export function refuseAdvance(s: State, seat: Seat, steps: number): Reason | undefined {
  const from = at(s.progress, seat);
  if (steps < 1) return reason('NO_STEPS', 'AM-120');
  if (from + steps > PROGRESS_END) return reason('END_OF_TRACK', 'AM-124', { end: PROGRESS_END });
  if (from + steps > at(NEXT_MARK, from)) return reason('STOP_AT_MARK', 'AM-D45', { steps: at(NEXT_MARK, from) - from });
  return refusePrice(s, seat, steps);
}

export function advance(s: State, seat: Seat, steps: number, emit: Emit<Event>): void {
  const from = at(s.progress, seat);
  const to = from + steps;
  const tokenDue = to === NEXT_MARK[from] && s.progressOffer.some((token) => token !== NONE);
  emit({ kind: 'ProgressAdvanced', seat, steps, to, paid: priceOf(s, steps).paid, tokenDue });
}

export function refuseTake(s: State, token: number): Reason | undefined {
  return token !== NONE && s.progressOffer.includes(token) ? undefined : reason('NOT_ON_OFFER', 'AM-121');
}

export function take(s: State, seat: Seat, token: number, emit: Emit<Event>): void {
  emit({ kind: 'TokenTaken', seat, token, slot: s.progressOffer.indexOf(token) });
}
