import { at, fittedEvaluation, glance, type Policy, type Rng, type Seat } from '@quarterdeck/kernel';
import { kindOf } from '../fields';
import type { Move } from '../move';
import { fieldWorth } from '../rules/tactics/voyage';
import { nearness, Reach } from '../sky';
import { type Field, NOWHERE, type Ship, type State, shipOf, sideOf } from '../state';
import { features } from './features';
import { fitted } from './fitted';
import { goalFields, stepsToGoal } from './goals';
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
  for (let side = 0; side < s.turnsDone.length; side++) turns += s.turnsDone[side] ?? 0;
  return turns;
}

/** How promising a move looks without a search for ways: where a voyage ends must speak for itself. */
const promise = glance<State, Move>(worths);

const goals = new Reach();

function voyageWorth(s: State, ship: Ship, field: Field, slack: number): number {
  if (kindOf(field) === 'singularity') return -50;
  const from = s.shipAt[ship] ?? NOWHERE;
  const gain = 4 * (stepsToGoal(goals, from) - stepsToGoal(goals, field)) + 2 * (fieldWorth(field) - fieldWorth(from));
  return gain - slack;
}

/** The quick choice: a figure for each move, with the ways to the goals where ships sail. */
function playWorth(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'sail':
      return voyageWorth(s, shipOf(seat, move.ship), move.field, 0);
    case 'wind':
      return voyageWorth(s, shipOf(seat, move.ship), move.field, 4);
    default:
      return promise(s, seat, move);
  }
}

export function policyOn(moves: (s: State, seat: Seat) => readonly Move[]): Policy<State, Move> {
  /** The move with the highest figure is taken, chance decides between equals. */
  const rollout = (s: State, seat: Seat, rng: Rng): Move => {
    const legal = moves(s, seat);
    if (s.phase === 'tactics') nearness(s, goalFields(s, seat), goals);
    let best = at(legal, 0);
    let bestWorth = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (const move of legal) {
      const worth = playWorth(s, seat, move);
      if (worth < bestWorth) continue;
      equals = worth > bestWorth ? 1 : equals + 1;
      bestWorth = worth;
      if (rng.below(equals) === 0) best = move;
    }
    return best;
  };
  return { evaluate, spread: estimate.spread, rollout, stage, promise, features };
}
