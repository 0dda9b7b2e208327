import { fittedEvaluation, type Policy } from '@quarterdeck/kernel';
import type { Move } from '../move';
import { score } from '../score';
import { type State, seatsOf } from '../state';
import { features } from './features';
import { fitted } from './fitted';
import { promise } from './glances';
import { pointless } from './pointless';
import { type Moves, rolloutOn } from './rollout';

const estimate = fittedEvaluation(features, fitted, seatsOf);

/** Only two seats have learnt weights that were proven to help. */
const priors = { 2: () => import('./prior-2').then(({ prior }) => prior) };

/** What bots know; `moves` lists what is legal. */
export const policyOn = (moves: Moves): Policy<State, Move> => ({
  features,
  evaluate: (s) => (s.phase === 'over' ? score(s).total : estimate.evaluate(s)),
  spread: estimate.spread,
  weights: estimate.weights,
  rollout: rolloutOn(moves),
  promise,
  pointless,
  /** Between two turns nothing is half done. */
  stage: (s) => s.round * s.order.length + s.current,
  priors,
});
