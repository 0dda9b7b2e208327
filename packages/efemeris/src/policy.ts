import { fittedEvaluation, type Policy, type Rng, type Seat } from '@quarterdeck/kernel';
import { GUNNER, OFFICER } from './data/crew';
import { SPICE_CAP } from './data/limits';
import { EDGES } from './data/places';
import { PEPPER, VANILLA } from './data/spices';
import { kindOf, NEIGHBOUR, NOWHERE, PLANET_OF, SPICE_OF, TURNED_EXIT_TO } from './fields';
import { item, num } from './items';
import type { Move, MoveOf } from './move';
import { features } from './policy/features';
import { fitted } from './policy/fitted';
import { goalFields, stepsToGoal } from './policy/goals';
import { frigatePepper } from './rules/build';
import { inHand } from './rules/crew';
import { moves } from './rules/decide';
import { planetsToWin } from './rules/turn';
import { hasHalfCircle, searchFromAll } from './sky';
import { isGalleon, ownerOfShip, planetsOf, SHIPS_PER_SEAT, type State, shipOf, sideOf, spiceOf } from './state';

/*
 * What bots know beyond the rules: an estimate of who will win, fitted from self-play, and a quick
 * sensible choice, which reads only public figures and the deciding seat's own cards.
 */

const WON = 1000;

function fieldWorth(field: number): number {
  if (num(SPICE_OF, field) >= 0) return 1.2;
  return kindOf(field) === 'anchor' || kindOf(field) === 'wreck' ? 1 : 0;
}

const estimate = fittedEvaluation(features, fitted, (s: State) => s.seats);

function evaluate(s: State): readonly number[] {
  if (s.phase !== 'over' || s.winner < 0) return estimate.evaluate(s);
  return Array.from({ length: s.seats }, (_, seat) => (s.winner === sideOf(s, seat) ? WON : -WON));
}

/** A stage ends with a turn: then nobody has something half done. */
function stage(s: State): number {
  let turns = 0;
  for (let side = 0; side < s.turnsDone.length; side++) turns += num(s.turnsDone, side);
  return turns;
}

// The quick choice: a figure for each move, the highest is taken, chance decides between equals.

/** Half circles that meet when a tile is laid, less those that end at a closed edge. */
function linksOf(s: State, move: MoveOf<'lay'>): number {
  let links = 0;
  for (let edge = 0; edge < EDGES.length; edge++) {
    const beyond = num(NEIGHBOUR, move.place * 6 + edge);
    if (beyond < 0 || num(s.tileAt, beyond) < 0) continue;
    const half = num(TURNED_EXIT_TO, (move.tile * 6 + move.turn) * 6 + edge) >= 0;
    const other = hasHalfCircle(s, beyond, (edge + 3) % 6);
    if (half && other) links += 2;
    else if (half || other) links -= 1;
  }
  return links;
}

function voyageWorth(s: State, ship: number, field: number, slack: number): number {
  const kind = kindOf(field);
  if (kind === 'singularity') return -50;
  const from = num(s.shipAt, ship);
  const gain = 4 * (stepsToGoal(from) - stepsToGoal(field)) + 2 * (fieldWorth(field) - fieldWorth(from));
  return gain - slack;
}

function isTarget(s: State, seat: Seat, field: number): boolean {
  const planet = num(PLANET_OF, field);
  if (planet < 0) return false;
  const owner = num(s.planetOwner, planet);
  return owner < 0 || sideOf(s, owner) !== sideOf(s, seat);
}

/** A frigate must not eat the pepper for the next planet, unless there is no ship left to take one. */
function isFrigateTimely(s: State, seat: Seat): boolean {
  if (spiceOf(s, seat, PEPPER) - frigatePepper(s, seat) >= 2) return true;
  for (let index = 0; index < SHIPS_PER_SEAT; index++) if (s.shipAt[shipOf(seat, index)] !== NOWHERE) return false;
  return true;
}

function playWorth(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'lay':
      return linksOf(s, move);
    case 'rescue':
      return move.crew === OFFICER || move.crew === GUNNER ? 3 : 2;
    case 'sail':
      return voyageWorth(s, shipOf(seat, move.ship), move.field, 0);
    case 'wind':
      return voyageWorth(s, shipOf(seat, move.ship), move.field, 4);
    case 'shot':
    case 'drive':
      if (kindOf(move.field) === 'singularity') return isGalleon(move.target) ? 60 : 50;
      return isTarget(s, ownerOfShip(move.target), num(s.shipAt, move.target)) ? 12 : -2;
    case 'gunner':
    case 'broadside':
      return move.target < 0 ? 20 : isGalleon(move.target) ? 60 : 50;
    case 'cargo':
      return 6 - spiceOf(s, seat, move.spice);
    case 'banker':
      return spiceOf(s, seat, 1 - move.spice) - spiceOf(s, seat, move.spice) - 3;
    case 'play':
      return move.crew === OFFICER ? 1 : 5;
    case 'freeze':
      return 3;
    case 'raid':
      return 4;
    case 'citadel':
      return 8;
    case 'transfer':
    case 'turn':
    case 'sell':
      return -3;
    case 'scuttle':
      return 2;
    case 'conquer':
      return planetsOf(s, sideOf(s, seat)) + 1 >= planetsToWin(s) ? WON : 100;
    case 'galleon':
      return 60;
    case 'frigate':
      return isFrigateTimely(s, seat) ? 40 : -1;
    case 'fortress':
      return spiceOf(s, seat, PEPPER) + spiceOf(s, seat, VANILLA) > SPICE_CAP ? 10 : 1;
    case 'recruit':
      if (spiceOf(s, seat, PEPPER) < SPICE_CAP) return -5;
      return move.crew === GUNNER && inHand(s, seat, GUNNER) === 0 ? 6 : num(s.handSize, seat) < SPICE_CAP ? 5 : -5;
    case 'share':
    case 'recall':
    case 'entrust':
    case 'concede':
      return -100;
    case 'agree':
      return -1;
    default:
      return 0;
  }
}

function rollout(s: State, seat: Seat, rng: Rng): Move {
  const legal = moves(s, seat);
  if (s.phase === 'tactics') searchFromAll(s, goalFields(s, seat));
  let best = item(legal, 0);
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
}

/** Like the quick choice, but without a search for ways: where a voyage ends must speak for itself. */
function promise(s: State, seat: Seat, move: Move): number {
  if (move.kind !== 'sail' && move.kind !== 'wind') return playWorth(s, seat, move);
  if (kindOf(move.field) === 'singularity') return -50;
  return (isTarget(s, seat, move.field) ? 15 : 2 * fieldWorth(move.field)) - (move.kind === 'wind' ? 1 : 0);
}

export const policy: Policy<State, Move> = { evaluate, spread: estimate.spread, rollout, stage, promise, features };
