import type { Policy, Rng, Seat } from '@quarterdeck/kernel';
import { GUNNER, OFFICER } from './data/crew';
import { EXTRA_BONUS, EXTRA_SPICE } from './data/effects';
import { SPICE_CAP } from './data/limits';
import { EDGES } from './data/places';
import { PLANETS } from './data/planets';
import { PEPPER, VANILLA } from './data/spices';
import { INTERIORS, kindOf, NEIGHBOUR, NOWHERE, PLANET_FIELD, PLANET_OF, SPICE_OF, TILE_OF, TURNED_EXIT_TO } from './fields';
import { item, num } from './items';
import type { Move, MoveOf } from './move';
import { inHand } from './rules/crew';
import { moves } from './rules/decide';
import { nextGalleonLeft } from './rules/limits';
import { planetsToWin } from './rules/turn';
import { hasHalfCircle, isReached, searchFromAll, stepsTo } from './sky';
import {
  bonusesHeld,
  effectOf,
  GALLEON,
  galleonAt,
  isGalleon,
  ownerOfShip,
  planetsOf,
  planetsOfSeat,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  sideOf,
  spiceOf,
} from './state';

/*
 * What bots know beyond the rules: a count of what matters in the long run, and a quick sensible
 * choice. Both only read public figures and the deciding seat's own cards.
 */

const WON = 1000;
const FAR = 12;

/** Whether a seat can pay so much of a spice, now or by waiting for its planets. */
function canGet(s: State, seat: Seat, spice: number, amount: number): boolean {
  if (spiceOf(s, seat, spice) >= amount) return true;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] === seat && item(PLANETS, planet).produces === spice) return true;
  }
  return false;
}

/** Where a seat's ships should head: planets it could take and pay, else the spice it lacks for them, else fortresses to shoot at. */
function goalFields(s: State, seat: Seat): number[] {
  const fields: number[] = [];
  const forts: number[] = [];
  let lacking = -1;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    const field = num(PLANET_FIELD, planet);
    const owner = num(s.planetOwner, planet);
    if (num(s.placeOf, num(TILE_OF, field)) < 0) continue;
    if (owner >= 0 && sideOf(s, owner) === sideOf(s, seat)) continue;
    if (s.fortress[planet] === 1) {
      forts.push(field);
      continue;
    }
    const { pepper, vanilla } = item(PLANETS, planet);
    if (!canGet(s, seat, PEPPER, pepper)) lacking = PEPPER;
    else if (!canGet(s, seat, VANILLA, vanilla)) lacking = VANILLA;
    else fields.push(field);
  }
  if (fields.length > 0) return fields;
  if (lacking < 0) return forts;
  for (let field = 0; field < INTERIORS; field++) {
    if (num(s.placeOf, num(TILE_OF, field)) < 0) continue;
    if (num(SPICE_OF, field) === lacking || kindOf(field) === 'anchor') fields.push(field);
  }
  return fields;
}

/** Steps from a field to the nearest target of the last search. */
function stepsToTarget(field: number): number {
  return isReached(field) ? Math.min(FAR, stepsTo(field)) : FAR;
}

function fieldWorth(field: number): number {
  if (num(SPICE_OF, field) >= 0) return 1.2;
  return kindOf(field) === 'anchor' || kindOf(field) === 'wreck' ? 1 : 0;
}

function shipsWorth(s: State, seat: Seat): number {
  let worth = galleonAt(s, seat) === NOWHERE && nextGalleonLeft(s, seat) ? 3 : 0;
  for (let index = 0; index < SHIPS_PER_SEAT; index++) {
    const field = num(s.shipAt, shipOf(seat, index));
    if (field !== NOWHERE) worth += (index === GALLEON ? 9 : 6) + fieldWorth(field) + 4 / (1 + stepsToTarget(field));
  }
  return worth;
}

function seatWorth(s: State, seat: Seat): number {
  let fortresses = 0;
  for (let planet = 0; planet < PLANETS.length; planet++) if (s.fortress[planet] === 1 && s.planetOwner[planet] === seat) fortresses++;
  const spices = spiceOf(s, seat, PEPPER) + 1.2 * spiceOf(s, seat, VANILLA);
  const cards = 0.6 * num(s.handSize, seat) + 1.2 * bonusesHeld(s, seat);
  const waiting = 0.5 * effectOf(s, seat, EXTRA_SPICE) + 0.8 * effectOf(s, seat, EXTRA_BONUS);
  return 2 * planetsOfSeat(s, seat) + 3 * fortresses + spices + cards + waiting + shipsWorth(s, seat);
}

function evaluate(s: State): number[] {
  const worth: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const side = sideOf(s, seat);
    if (s.phase === 'over' && s.winner >= 0) {
      worth.push(s.winner === side ? WON : -WON);
      continue;
    }
    searchFromAll(s, goalFields(s, seat));
    worth.push(20 * planetsOf(s, side) + seatWorth(s, seat) - (num(s.eliminated, seat) > 0 ? WON : 0));
  }
  return worth;
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
  const gain = 4 * (stepsToTarget(from) - stepsToTarget(field)) + 2 * (fieldWorth(field) - fieldWorth(from));
  return gain - slack;
}

function isTarget(s: State, seat: Seat, field: number): boolean {
  const planet = num(PLANET_OF, field);
  if (planet < 0) return false;
  const owner = num(s.planetOwner, planet);
  return owner < 0 || sideOf(s, owner) !== sideOf(s, seat);
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
      return 40;
    case 'fortress':
      return spiceOf(s, seat, PEPPER) + spiceOf(s, seat, VANILLA) > SPICE_CAP ? 10 : -1;
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

export const policy: Policy<State, Move> = { evaluate, rollout };
