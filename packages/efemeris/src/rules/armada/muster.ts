import { at, type Emit } from '@quarterdeck/kernel';
import { START_SPICES } from '../../data/figures';
import { PEPPER, VANILLA } from '../../data/spices';
import type { Event, HappeningsOf } from '../../event';
import { setupSteps } from '../../questions';
import { captainName, say, who } from '../../say';
import { NOWHERE, type Phase, rankInOrder, type State, sideOf } from '../../state';
import { beginTurn } from '../../turn';
import { choosers } from './choosers';

/* From one step of the set-up to the next, and into the first turn. */

/** Goes on when everybody has chosen. */
export function proceedWithSetup(s: State, emit: Emit<Event>): void {
  if (choosers(s) !== 0) return;
  // EF-026, EF-052: all stacks are put face up together, so that only the first captain is seen.
  if (s.phase === 'captains') emit({ kind: 'CaptainsRevealed', captains: s.captains.map((stack) => at(stack, 0)) });
  const phases: readonly Phase[] = setupSteps(s);
  const next = setupSteps(s)[phases.indexOf(s.phase) + 1];
  if (next !== undefined) {
    emit({ kind: 'StepBegan', step: next });
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const [pepper, vanilla] = at(START_SPICES, rankInOrder(s, sideOf(s, seat)));
    emit({ kind: 'SpiceGained', seat, spice: PEPPER, amount: pepper, source: 'setup', field: NOWHERE });
    emit({ kind: 'SpiceGained', seat, spice: VANILLA, amount: vanilla, source: 'setup', field: NOWHERE });
  }
  beginTurn(s, s.starter, emit);
}

export const happenings: HappeningsOf<'StepBegan' | 'CaptainsRevealed'> = {
  StepBegan: {
    evolve(s, { step }) {
      s.phase = step;
    },
    say: () => undefined,
  },
  CaptainsRevealed: {
    evolve(s, { captains }) {
      captains.forEach((captain, seat) => {
        const stack = s.captains[seat];
        if (stack !== undefined) stack[0] = captain;
      });
    },
    say: ({ captains }) =>
      say('event.CaptainsRevealed', {
        captains: captains.map((card, seat) => say('captain.of', { captain: captainName(card), who: who(seat) })),
      }),
  },
};
