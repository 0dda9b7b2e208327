import { type Reason, reason } from '@quarterdeck/kernel';
import type { Good, State } from '../../state';

/** Cards are decided on in the order drawn; all lie open, so nothing depends on it (PI-D70). */
export function whyNotNext(s: State, good: Good): Reason | undefined {
  return s.drawn[0] === good ? undefined : reason('NOT_THE_NEXT_CARD', 'PI-118');
}
