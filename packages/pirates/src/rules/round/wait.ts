import type { Emit, Seat } from '@quarterdeck/kernel';
import type { Event, HappeningsOf } from '../../event';
import type { State } from '../../state';
import type { Step } from '../../turn';

/** The table waits for this seat, or for chance on its behalf; silent when it does already. */
export function waitFor(s: State, step: Step, seat: Seat, emit: Emit<Event>): void {
  if (s.step !== step || s.decider !== seat) emit({ kind: 'Awaited', step, seat });
}

export const happenings: HappeningsOf<'Awaited'> = {
  Awaited: {
    evolve(s, { step, seat }) {
      s.step = step;
      s.decider = seat;
    },
    say: () => undefined,
  },
};
