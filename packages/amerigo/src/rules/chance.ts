import { type Emit, type Reason, type Rng, reason } from '@quarterdeck/kernel';
import type { Event } from '../events';
import type { Outcome } from '../move';
import type { State } from '../state';
import { refuseMap, sampleMap } from './map';
import {
  layProduction,
  refuseOrderDraw,
  refusePirate,
  refuseProduction,
  refuseTokens,
  sampleOrder,
  samplePirate,
  sampleProduction,
  sampleTokens,
  showPirate,
} from './setup';
import { fillTower, refuseTower, sampleTower, throwCubes } from './tower';

/** What the stages of chance ask for. */
const ASKED: Partial<Readonly<Record<State['stage'], Outcome['kind']>>> = {
  map: 'map',
  order: 'order',
  pirate: 'pirate',
  progress: 'progress',
  production: 'production',
  fill: 'tower',
  throw: 'tower',
};

function askedFor(s: State): Outcome['kind'] | undefined {
  return ASKED[s.stage];
}

export function sample(s: State, rng: Rng): Outcome {
  switch (askedFor(s)) {
    case 'map':
      return sampleMap(s, rng);
    case 'order':
      return sampleOrder(s, rng);
    case 'pirate':
      return samplePirate(s, rng);
    case 'progress':
      return sampleTokens(s, rng);
    case 'production':
      return sampleProduction(s, rng);
    case 'tower':
      return sampleTower(s, rng);
    case undefined:
      throw new RangeError(`Nothing is left to chance at stage ${s.stage}`);
  }
}

export function checkOutcome(s: State, outcome: Outcome): Reason | undefined {
  if (outcome.kind !== askedFor(s)) return reason('OTHER_OUTCOME_ASKED', 'AM-060');
  switch (outcome.kind) {
    case 'map':
      return refuseMap(s, outcome);
    case 'order':
      return refuseOrderDraw(s, outcome);
    case 'pirate':
      return refusePirate(s, outcome);
    case 'progress':
      return refuseTokens(s, outcome);
    case 'production':
      return refuseProduction(s, outcome);
    case 'tower':
      return refuseTower(s, outcome);
  }
}

export function resolve(s: State, outcome: Outcome, emit: Emit<Event>): void {
  switch (outcome.kind) {
    case 'map':
      emit({ kind: 'MapLaid', layout: outcome.layout });
      break;
    case 'order':
      emit({ kind: 'OrderDrawn', order: outcome.order });
      break;
    case 'pirate':
      showPirate(s, outcome, emit);
      break;
    case 'progress':
      emit({ kind: 'TokensLaid', tokens: outcome.tokens });
      break;
    case 'production':
      layProduction(s, outcome, emit);
      break;
    case 'tower':
      if (s.stage === 'fill') fillTower(outcome, s, emit);
      else throwCubes(outcome, s, emit);
      break;
  }
}
