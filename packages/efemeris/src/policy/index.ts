import { at, fittedEvaluation, glance, type Policy, type Rng, type Seat } from '@quarterdeck/kernel';
import type { Move } from '../move';
import { type State, sideOf } from '../state';
import { agreesToDraw } from './draw';
import { features } from './features';
import { fitted } from './fitted';
import { pointless } from './pointless';
import { forgetWays, wayWorth } from './ways';
import { worths } from './worths';

/*
 * What bots know beyond the rules: an estimate of who will win, fitted from self-play, and a quick
 * sensible choice, which reads only public figures and the deciding seat's own cards.
 */

const WON = 1000;

const estimate = fittedEvaluation(features, fitted, (s: State) => s.seats);

function evaluate(s: State): readonly number[] {
  if (s.phase !== 'over' || s.winner < 0) return estimate.evaluate(s);
  return Array.from({ length: s.seats }, (_, seat) => (s.winner === sideOf(s, seat) ? WON : -WON));
}

/** A stage ends with a turn: then nobody has something half done. */
function stage(s: State): number {
  let turns = 0;
  for (let side = 0; side < s.turnsDone.length; side++) turns += at(s.turnsDone, side);
  return turns;
}

/** How promising a move looks without a search for ways: where a voyage ends must speak for itself. */
const promise = glance<State, Move>(worths);

/** Only the duel has learnt weights that were proven to help. */
const priors = { 2: () => import('./prior-2').then(({ prior }) => prior) };

export function policyOn(moves: (s: State, seat: Seat) => readonly Move[]): Policy<State, Move> {
  /** The move with the highest figure is taken, chance decides between equals. */
  const rollout = (s: State, seat: Seat, rng: Rng): Move => {
    const legal = moves(s, seat);
    forgetWays();
    let best = at(legal, 0);
    let bestWorth = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (const move of legal) {
      if (pointless(s, seat, move)) continue;
      const worth = (s.phase === 'tactics' ? wayWorth(s, seat, move, bestWorth) : undefined) ?? promise(s, seat, move);
      if (worth < bestWorth) continue;
      equals = worth > bestWorth ? 1 : equals + 1;
      bestWorth = worth;
      if (rng.below(equals) === 0) best = move;
    }
    return best;
  };
  return {
    evaluate,
    spread: estimate.spread,
    weights: estimate.weights,
    rollout,
    stage,
    promise,
    pointless,
    features,
    agreesToDraw,
    priors,
  };
}
