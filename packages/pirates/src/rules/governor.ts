import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import type { Event } from '../events';
import { NOBODY, type State } from '../state';
import { giftsDue, maybeReturnMark, takeMark } from './gifts';
import { settleGuards } from './guards';

export function checkPrivateer(s: State, country: number): Reason | undefined {
  if (s.acted) return reason('ACTION_USED', 'PI-D61');
  const owner = s.privateers[country];
  if (owner === undefined) return reason('NO_SUCH_COUNTRY', 'PI-070');
  if (owner !== NOBODY) return reason('TILE_TAKEN', 'PI-072', { who: { seat: owner } });
  return undefined;
}

export function becomePrivateer(s: State, seat: Seat, country: number, emit: Emit<Event>): void {
  emit({ kind: 'PrivateerTaken', seat, country, ships: at(s.reserve, seat) });
  settleGuards(s, seat, 'ships', emit);
  const gifts = giftsDue(s);
  if (gifts === 0) takeMark(seat, 'governor', emit);
  else emit({ kind: 'MarkSpared', seat });
  if (gifts === 2) maybeReturnMark(s, seat, emit);
}
