import type { Policy } from '@quarterdeck/kernel';
import { COLOURS } from '../data/colours';
import type { Move } from '../move';
import type { State } from '../state';
import { evaluate } from './evaluate';
import { rollout } from './rollout';
import { timeLeft } from './worth';

export const policy: Policy<State, Move> = {
  evaluate,
  rollout,
  /** Estimates are off by some twenty points at the start, and by little in the last phases. */
  spread: (s) => 3 + 18 * timeLeft(s),
  stage: (s) => s.round * COLOURS.length + s.phase,
};
