import { type Reason, reason } from '@quarterdeck/kernel';
import type { Role, State } from '../../state';

/** Why an action cannot be used now: it belongs to another role's turn (PI-048). */
export function whyNotIn(s: State, role: Role): Reason | undefined {
  return s.called === role ? undefined : reason('ACTION_OF_ANOTHER_ROLE', 'PI-048');
}

/** The same for an action that is there once a turn (PI-D61). */
export function whyNotActIn(s: State, role: Role): Reason | undefined {
  return whyNotIn(s, role) ?? (s.acted ? reason('ACTION_USED', 'PI-D61') : undefined);
}
