import type { Emit, Seat } from '@quarterdeck/kernel';
import type { Event } from '../events';
import type { State, Step } from '../state';

/** The table waits for this seat, or for chance on its behalf; silent when it does already. */
export function waitFor(s: State, step: Step, seat: Seat, emit: Emit<Event>): void {
  if (s.step !== step || s.decider !== seat) emit({ kind: 'Awaited', step, seat });
}
