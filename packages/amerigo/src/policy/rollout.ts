import type { Rng, Seat } from '@quarterdeck/kernel';
import { SHIPS } from '../data/constants';
import { TILES } from '../data/tiles';
import { geometryOf, UNREACHABLE } from '../map/geometry';
import { rotationsOf } from '../map/shapes';
import type { Move, MoveOf } from '../move';
import { moves } from '../moves';
import { at, row } from '../numbers';
import { apFor } from '../rules/choose';
import { goldOffer, purse } from '../rules/gold';
import { mayFound } from '../rules/sail';
import { cubesInField, NONE, type State, shipSpace } from '../state';
import { type Goal, goalFrom, plansWorth, potential, progressWorth } from './potential';
import {
  AP_WORTH,
  type Appraisal,
  appraiser,
  goldWorth,
  loadWorth,
  orderWorth,
  postWorth,
  productionWorth,
  timeLeft,
  tokenWorth,
} from './worth';

/** Scores every legal move by rules of thumb and takes the best; chance only breaks ties and near ties. */
export function rollout(s: State, seat: Seat, rng: Rng): Move {
  const legal = moves(s, seat);
  if (legal.length === 1) return row(legal, 0);
  const context = contextOf(s, seat);
  let best = row(legal, 0);
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const worth = moveWorth(s, seat, move, context) + rng.below(64) / 128;
    if (worth <= bestWorth) continue;
    best = move;
    bestWorth = worth;
  }
  return best;
}

/** The same without what takes long to work out: larger tiles first, and where they go is left to luck. */
export function promise(s: State, seat: Seat, move: Move): number {
  if (move.kind === 'plan' || move.kind === 'build') return row(TILES, move.tile).vpBig;
  return moveWorth(s, seat, move, NO_CONTEXT);
}

/** Ending scores 0: a step must be better than stopping. */
function moveWorth(s: State, seat: Seat, move: Move, context: Context): number {
  switch (move.kind) {
    case 'act':
      return potential(s, seat, move.colour, apFor(s, seat, move.colour));
    case 'gold':
      return goldOffer(s, seat) * goldWorth(s);
    case 'count':
      return cubesInField(s) - 3;
    case 'chest':
    case 'use':
      return -2;
    case 'place':
      return 20 + goalFrom(s, seat, move.space, s.ap).worth;
    case 'sail':
      return sailWorth(s, seat, move, context.goals[move.ship]);
    case 'found':
      return 100;
    case 'pass':
      return 0;
    case 'load':
      return loadWorth(s, seat, move.steps) - goldNeeded(s, move.steps) * goldWorth(s);
    case 'plan':
      return at(context.plans, move.tile) - 0.3 * row(TILES, move.tile).ap - goldNeeded(s, row(TILES, move.tile).ap) * goldWorth(s);
    case 'advance':
      return progressWorth(s, seat, move.steps) - goldNeeded(s, move.steps) * goldWorth(s);
    case 'take':
      return 50 + tokenWorth(s, seat, move.token);
    case 'build':
      return buildMoveWorth(s, move, context.appraise);
    case 'buy':
      return productionWorth(s, seat, move.sort) - goldNeeded(s, move.cost) * goldWorth(s) - 0.2 * move.cost;
    case 'order':
      return orderWorth(s, seat, move.steps) - goldNeeded(s, move.steps) * goldWorth(s);
    case 'jump':
      return 1;
    case 'end':
      return 0;
  }
}

function goldNeeded(s: State, cost: number): number {
  return Math.max(0, cost - s.ap);
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

function sailWorth(s: State, seat: Seat, { ship, space }: MoveOf<'sail'>, goal: Goal | undefined): number {
  const from = shipSpace(s, seat, ship);
  const { voyages, postOf, island } = geometryOf(s.layout);
  const cost = goldNeeded(s, voyages(from).distance[space] ?? UNREACHABLE) * goldWorth(s);
  if (mayFound(s, seat, space)) return 5 + postWorth(s, seat, at(island, at(postOf, space))) - cost;
  if (cost > 0 || goal === undefined || goal.space === NONE || timeLeft(s) < 0.1) return -1;
  // A free move nearer to the anchor of next time.
  const { distance } = voyages(goal.space);
  return 0.6 * ((distance[from] ?? UNREACHABLE) - (distance[space] ?? UNREACHABLE));
}

function buildMoveWorth(s: State, { tile, cell, rotation }: MoveOf<'build'>, appraise: Appraisal): number {
  const { ap } = row(TILES, tile);
  const worth = appraise(tile, cell, row(rotationsOf(tile), rotation).offsets);
  return 1 + worth - goldNeeded(s, ap) * goldWorth(s) - 0.6 * AP_WORTH * Math.min(ap, s.ap);
}
