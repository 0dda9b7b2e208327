import { fittedEvaluation, type Policy } from '@quarterdeck/kernel';
import type { Move } from '../move';
import { score } from '../score';
import { type State, seatsOf } from '../state';
import { features } from './features';
import { fitted } from './fitted';
import { promise, rollout } from './rollout';

const estimate = fittedEvaluation(features, fitted, seatsOf);

export const policy: Policy<State, Move> = {
  features,
  evaluate: (s) => (s.phase === 'over' ? score(s).total : estimate.evaluate(s)),
  spread: estimate.spread,
  rollout,
  promise,
  /** Between two turns nothing is half done. */
  stage: (s) => s.round * s.order.length + s.current,
};
