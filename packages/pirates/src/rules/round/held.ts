import { at, type Seat } from '@quarterdeck/kernel';
import type { Role, State } from '../../state';

/** Whether a role card is in the seat's hand: not on the table from earlier rounds (PI-042). */
export function holdsRole(s: State, seat: Seat, role: Role): boolean {
  return (at(s.table, seat) & (1 << role)) === 0;
}
