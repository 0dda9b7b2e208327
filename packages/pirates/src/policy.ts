import { fittedEvaluation, type Policy, type Rng, type Seat } from '@quarterdeck/kernel';
import { moves } from './legal';
import { DONE, type Move } from './moves';
import { worth } from './policy/answers';
import { features } from './policy/features';
import { fitted } from './policy/fitted';
import { pickRole } from './policy/roles';
import { NO_ROLE, type State } from './state';

const estimate = fittedEvaluation(features, fitted, (s: State) => s.chests.length);

/** Rounds, even between them and odd within: between rounds nothing hangs in the air, and a playout that begins there is over at once. */
function stage(s: State): number {
  return 2 * s.round + (s.step === 'choose' && s.chosen.every((role) => role === NO_ROLE) ? 0 : 1);
}

/** The best-looking answer; equals keep the order of the list, so that ties of distance go to the lowest die (PI-D23). */
function rollout(s: State, seat: Seat, rng: Rng): Move {
  if (s.step === 'choose') return pickRole(s, seat, rng) ?? DONE;
  let best = DONE;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of moves(s, seat)) {
    const value = worth(s, seat, move);
    if (value <= bestWorth) continue;
    bestWorth = value;
    best = move;
  }
  return best;
}

export const policy: Policy<State, Move> = {
  evaluate: (s) => (s.step === 'over' ? s.chests : estimate.evaluate(s)),
  spread: estimate.spread,
  rollout,
  stage,
  promise: worth,
  features,
};
