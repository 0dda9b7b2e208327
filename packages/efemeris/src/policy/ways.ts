import { at, type Seat } from '@quarterdeck/kernel';
import { CREW, OFFICER } from '../data/crew';
import { STRIDE } from '../data/effects';
import { FIRST_FIELD, kindOf, PLANET_FIELD, ROSE, TURNED_EDGE_FIELD } from '../fields';
import type { Move, MoveOf } from '../move';
import { stepsOf } from '../questions';
import { abilityOf } from '../rules/captains/officer';
import { strandsPartner } from '../rules/captains/turning';
import { fieldWorth } from '../rules/tactics/voyage';
import { Reach, sailingFrom } from '../sky';
import { type Field, GALLEON, NOWHERE, type OwnShip, SHIPS_PER_SEAT, type Ship, type State, shipOf, type Tile } from '../state';
import { searchGoals, stepsToGoal, type Ways } from './goals';
import { forgetPrey, hasPrey } from './prey';

/* What moves are worth by the ways to the goals: voyages of every kind, and tiles that are turned for them. */

const STEP = 4;
/** What it costs to use up a marker or a card. */
const MARKER = 4;
const CARD = 3;
/** What it is worth to have a ship of others before the guns, which are fired next. */
const PREY = 16;

/** Ways of the deciding seat to its goals, and for which state they were searched: not before a move asks for them. */
const sought = { ways: { reach: new Reach(), heading: 'blocked' } as Ways, of: undefined as State | undefined };

function waysOf(s: State, seat: Seat): Ways {
  if (sought.of !== s) {
    searchGoals(s, seat, sought.ways);
    sought.of = s;
  }
  return sought.ways;
}

/** A new position is about to be looked at. */
export function forgetWays(): void {
  sought.of = undefined;
  shore.of = undefined;
  forgetPrey();
}

function voyageWorth(s: State, seat: Seat, ship: OwnShip, field: Field, price: number): number {
  if (kindOf(field) === 'singularity') return -50;
  const from = at(s.shipAt, shipOf(seat, ship));
  const ways = waysOf(s, seat);
  const gain = STEP * (stepsOff(ways, ship, from) - stepsOff(ways, ship, field)) + 2 * (fieldWorth(field) - fieldWorth(from));
  const prey = ship === GALLEON ? PREY * (Number(hasPrey(s, seat, field)) - Number(hasPrey(s, seat, from))) : 0;
  return gain + prey - price;
}

/** How far frigates keep off a fortress that their galleon has to shoot first: out of its way, and near enough to be there in a turn. */
const STAND_OFF = 3;

/** Steps from a field to where a ship should be. */
function stepsOff({ reach, heading }: Ways, ship: OwnShip, field: Field): number {
  const steps = stepsToGoal(reach, field);
  return heading === 'forts' && ship !== GALLEON && steps < STAND_OFF ? 2 * STAND_OFF - steps : steps;
}

/** Undefined where ways say nothing about a move. A worth below `least` need not be exact, only not too low. */
export function wayWorth(s: State, seat: Seat, move: Move, least: number): number | undefined {
  switch (move.kind) {
    case 'sail':
      return voyageWorth(s, seat, move.ship, move.field, 0);
    case 'wind':
      return voyageWorth(s, seat, move.ship, move.field, MARKER);
    case 'transfer':
      // Whoever sailed out does not go home in the same turn.
      return s.sailed[shipOf(seat, GALLEON)] === 1 ? -CARD : voyageWorth(s, seat, GALLEON, at(PLANET_FIELD, move.planet), CARD);
    case 'play':
      return cardWorth(s, seat, move);
    case 'turn':
      return turnWorth(s, seat, move, least);
    default:
      return undefined;
  }
}

/** Crew that carries the galleon: to the rose, or farther than it sails by itself. */
function cardWorth(s: State, seat: Seat, { crew }: MoveOf<'play'>): number | undefined {
  if (at(CREW, crew).effect.kind === 'toRose') return voyageWorth(s, seat, GALLEON, ROSE, CARD);
  const ability = crew === OFFICER ? abilityOf(s, seat) : undefined;
  if (ability?.kind !== 'prepare' || ability.effect !== STRIDE) return undefined;
  const farther = stepsToGoal(waysOf(s, seat).reach, at(s.shipAt, shipOf(seat, GALLEON))) - stepsOf(s, seat, GALLEON);
  return STEP * Math.min(ability.amount, farther) - CARD;
}

const turned: Ways = { reach: new Reach(), heading: 'blocked' };

/** How far every field is from the ships that can still sail, and for which state that was found out. */
const shore = { reach: new Reach(), of: undefined as State | undefined, starts: [] as Field[] };

/** Steps that a turn spares the ships that can still sail; a partner is not set adrift for it. */
function turnWorth(s: State, seat: Seat, { tile, turn }: MoveOf<'turn'>, least: number): number {
  if (strandsPartner(s, seat, tile, turn)) return -CARD;
  const ways = waysOf(s, seat);
  const before = stepsLeft(s, seat, ways.reach);
  if (before === 0) return -CARD;
  const most = STEP * mostSpared(s, seat, tile, ways) - CARD;
  if (most < least) return most;
  const turnOf = s.turnOf.slice();
  turnOf[tile] = turn;
  const after = searchGoals({ ...s, turnOf }, seat, turned);
  // Another goal may be nearer, but to lose the way to the best one spares nothing.
  if (ways.heading === 'planets' && after.heading !== 'planets') return -CARD;
  return STEP * (before - stepsLeft(s, seat, after.reach)) - CARD;
}

/**
 * Steps that turning a tile can spare at most. A way that is new leads over the tile, so it is no shorter than the ways from
 * the nearest ship to it and from it to the nearest goal as they are; a tile that no ship comes to spares nothing.
 */
function mostSpared(s: State, seat: Seat, tile: Tile, { reach, heading }: Ways): number {
  if (heading === 'blocked') return Number.POSITIVE_INFINITY;
  if (shore.of !== s) {
    shore.starts.length = 0;
    for (let own = 0; own < SHIPS_PER_SEAT; own++) if (canSail(s, shipOf(seat, own))) shore.starts.push(at(s.shipAt, shipOf(seat, own)));
    sailingFrom(s, seat, shore.starts, shore.reach);
    shore.of = s;
  }
  const toTile = nearest(s, tile, shore.reach);
  if (toTile === Number.POSITIVE_INFINITY) return 0;
  if (heading !== 'planets') return Number.POSITIVE_INFINITY;
  const way = toTile + nearest(s, tile, reach);
  let spared = 0;
  for (const field of shore.starts) spared += Math.max(0, stepsToGoal(reach, field) - way);
  return spared;
}

/** Steps to the nearest field of a tile, its borders included. */
function nearest(s: State, tile: Tile, reach: Reach): number {
  let least = Number.POSITIVE_INFINITY;
  const look = (field: Field): void => {
    if (reach.has(field)) least = Math.min(least, reach.stepsTo(field));
  };
  const edges = at(s.placeOf, tile) * 12;
  for (let edge = 0; edge < 6; edge++) look(at(TURNED_EDGE_FIELD, edges + edge));
  for (let field = at(FIRST_FIELD, tile); field < at(FIRST_FIELD, tile + 1); field++) look(field);
  return least;
}

const canSail = (s: State, ship: Ship): boolean => s.shipAt[ship] !== NOWHERE && s.sailed[ship] !== 1;

function stepsLeft(s: State, seat: Seat, reach: Reach): number {
  let steps = 0;
  for (let own = 0; own < SHIPS_PER_SEAT; own++) {
    const ship = shipOf(seat, own);
    if (canSail(s, ship)) steps += stepsToGoal(reach, at(s.shipAt, ship));
  }
  return steps;
}
