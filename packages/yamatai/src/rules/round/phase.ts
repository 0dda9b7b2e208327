import type { Emit } from '@quarterdeck/kernel';
import type { Event, HappeningsOf } from '../../event';
import type { Phase } from '../../state';

/* One phase follows another; what is asked in each is said by the decisions and draws themselves. */

export const beginPhase = (phase: Phase, emit: Emit<Event>): void => emit({ kind: 'PhaseBegan', phase });

export const happenings: HappeningsOf<'PhaseBegan'> = {
  PhaseBegan: {
    evolve(s, e) {
      s.phase = e.phase;
    },
    say: () => undefined,
  },
};
