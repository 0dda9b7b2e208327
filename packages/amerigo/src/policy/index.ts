import { fittedEvaluation, type Policy } from '@quarterdeck/kernel';
import { COLOURS } from '../data/colours';
import type { Move } from '../move';
import { phasesBegun, type State } from '../state';
import { features } from './features';
import { fitted } from './fitted';
import { promise } from './glances';
import { pointless } from './pointless';
import { rollout } from './rollout';

const estimate = fittedEvaluation(features, fitted, (s) => s.seats);

/** What searches taught about moves, by seats. */
const priors = { 3: () => import('./prior-3').then(({ prior }) => prior) };

export const policy: Policy<State, Move> = {
  features,
  evaluate: (s) => (s.stage === 'over' ? s.vp.slice() : estimate.evaluate(s)),
  spread: estimate.spread,
  weights: estimate.weights,
  rollout,
  promise,
  pointless,
  priors,
  /** Between two turns nothing is half done; what others make of theirs differs little by what was done before. */
  stage: (s) => (s.round * COLOURS.length + phasesBegun(s)) * s.seats + s.acted,
};
