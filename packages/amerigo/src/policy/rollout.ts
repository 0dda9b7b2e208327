import { at, type Rng, type Seat } from '@quarterdeck/kernel';
import { SHIPS } from '../data/figures';
import { TILES } from '../data/tiles';
import { rotationsOf } from '../map/shapes';
import type { Move, MoveOf } from '../move';
import { goldNeeded, purse } from '../rules/gold/purse';
import { NONE, type State, shipSpace } from '../state';
import { promise } from './glances';
import { legalMoves } from './legal';
import { pointless } from './pointless';
import { type Goal, goalFrom, plansWorth, voyageWorth } from './potential';
import { AP_WORTH, type Appraisal, appraiser, goldWorth } from './worth';

/** Scores every legal move by rules of thumb and takes the best; chance only breaks ties and near ties. */
export function rollout(s: State, seat: Seat, rng: Rng): Move {
  const legal = legalMoves(s, seat);
  if (legal.length === 1) return at(legal, 0);
  const context = contextOf(s, seat);
  let best = at(legal, 0);
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    if (pointless(s, seat, move)) continue;
    const worth = moveWorth(s, seat, move, context) + rng.below(64) / 128;
    if (worth <= bestWorth) continue;
    best = move;
    bestWorth = worth;
  }
  return best;
}

/** A glance, but for the kinds whose moves differ by what only all of them together tell. */
function moveWorth(s: State, seat: Seat, move: Move, context: Context): number {
  switch (move.kind) {
    case 'sail':
      return voyageWorth(s, seat, move, context.goals[move.ship]);
    case 'plan': {
      const { ap } = at(TILES, move.tile);
      return at(context.plans, move.tile) - 0.3 * ap - goldNeeded(s, ap) * goldWorth(s);
    }
    case 'build':
      return buildWorth(s, move, context.appraise);
    default:
      return promise(s, seat, move);
  }
}

/** What is worked out once for all moves of a decision. */
interface Context {
  readonly goals: readonly Goal[];
  readonly plans: readonly number[];
  readonly appraise: Appraisal;
}
const NO_CONTEXT: Context = { goals: [], plans: [], appraise: () => 0 };

function contextOf(s: State, seat: Seat): Context {
  if (s.stage !== 'act') return NO_CONTEXT;
  if (s.action === 'blue') return { ...NO_CONTEXT, goals: goalsOf(s, seat) };
  if (s.action === 'red') return { ...NO_CONTEXT, plans: plansWorth(s, seat, purse(s, seat)) };
  if (s.action === 'green') return { ...NO_CONTEXT, appraise: appraiser(s, seat) };
  return NO_CONTEXT;
}

/** By ship: what it should make for. */
function goalsOf(s: State, seat: Seat): readonly Goal[] {
  const goals: Goal[] = [];
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = shipSpace(s, seat, ship);
    goals.push(from === NONE ? { space: NONE, worth: 0 } : goalFrom(s, seat, from, s.ap));
  }
  return goals;
}

function buildWorth(s: State, { tile, cell, rotation }: MoveOf<'build'>, appraise: Appraisal): number {
  const { ap } = at(TILES, tile);
  const worth = appraise(tile, cell, at(rotationsOf(tile), rotation).offsets);
  return 1 + worth - goldNeeded(s, ap) * goldWorth(s) - 0.6 * AP_WORTH * Math.min(ap, s.ap);
}
