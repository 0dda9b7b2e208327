import { at, type Seat } from '@quarterdeck/kernel';
import { CARGO, SHOT, WIND } from '../data/bonuses';
import { GUNNER } from '../data/crew';
import { BONUS_CAP, SPICE_CAP } from '../data/figures';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import { INTERIORS, kindOf, PLANET_FIELD, ROSE, SPICE_OF, TILE_OF } from '../fields';
import { inHand, mayPlayCrew } from '../rules/crew/cards';
import { approaching, nearness, type Reach } from '../sky';
import {
  bonusesHeld,
  type Field,
  galleonAt,
  NO_PLACE,
  NO_SPICE,
  NOBODY,
  NOWHERE,
  ownerOfShip,
  type Planet,
  SHIPS_PER_SEAT,
  type Side,
  type Spice,
  type State,
  shipOf,
  shipOn,
  sideOf,
  spiceOf,
} from '../state';

/** Steps from which on it does not matter how far a planet is. */
export const FAR = 12;

/** More steps than ways have. */
const ENDLESS = 24;

/** Whether a planet lies in the sky and is not the side's own. */
function isForeign(s: State, side: Side, planet: Planet): boolean {
  if ((s.placeOf[TILE_OF[PLANET_FIELD[planet] ?? 0] ?? 0] ?? NO_PLACE) < 0) return false;
  const owner = s.planetOwner[planet] ?? NOBODY;
  return owner < 0 || sideOf(s, owner) !== side;
}

/** Whether a ship of somebody else stands on a field. */
function isHeld(s: State, seat: Seat, field: Field): boolean {
  const ship = shipOn(s, field);
  return ship >= 0 && ownerOfShip(ship) !== seat;
}

/** Whether a planet of a seat brings a spice. */
function earns(s: State, seat: Seat, spice: Spice): boolean {
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] === seat && PLANETS[planet]?.produces === spice) return true;
  }
  return false;
}

/** Where a seat's ships should head. */
interface Goals {
  /** Planets that could be taken and paid with what the seat has. */
  readonly payable: Field[];
  /** Those, and what could be paid by waiting for what the own planets bring. */
  readonly planets: Field[];
  /** Fortresses of others, for a galleon to shoot at. */
  readonly forts: Field[];
  /** What is lacking for the planet for which least is lacking, else for a Gunner; NO_SPICE for nothing. */
  lacking: Spice;
}

/** One for all searches, so that searching allocates nothing. */
const goals: Goals = { payable: [], planets: [], forts: [], lacking: NO_SPICE };

function findGoals(s: State, seat: Seat): void {
  goals.payable.length = 0;
  goals.planets.length = 0;
  goals.forts.length = 0;
  goals.lacking = NO_SPICE;
  const side = sideOf(s, seat);
  const hasGalleon = galleonAt(s, seat) !== NOWHERE;
  const armed = mayPlayCrew(s, seat) && inHand(s, seat, GUNNER) > 0;
  const pepperLeft = earns(s, seat, PEPPER) ? SPICE_CAP : spiceOf(s, seat, PEPPER);
  const vanillaLeft = earns(s, seat, VANILLA) ? SPICE_CAP : spiceOf(s, seat, VANILLA);
  let least = Number.POSITIVE_INFINITY;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (!isForeign(s, side, planet)) continue;
    const field = PLANET_FIELD[planet] ?? ROSE;
    if (s.fortress[planet] === 1) {
      if (hasGalleon) goals.forts.push(field);
      continue;
    }
    // A ship that stands there has to be shot first.
    if (isHeld(s, seat, field) && !armed) continue;
    const { pepper, vanilla } = at(PLANETS, planet);
    if (pepper <= spiceOf(s, seat, PEPPER) && vanilla <= spiceOf(s, seat, VANILLA)) goals.payable.push(field);
    const lack = Math.max(0, pepper - pepperLeft) + Math.max(0, vanilla - vanillaLeft);
    if (lack === 0) goals.planets.push(field);
    else if (lack < least) {
      least = lack;
      goals.lacking = pepper > pepperLeft ? PEPPER : VANILLA;
    }
  }
  // With pepper to spare a Gunner is recruited.
  if (least === Number.POSITIVE_INFINITY && hasGalleon && inHand(s, seat, GUNNER) === 0 && pepperLeft < SPICE_CAP) goals.lacking = PEPPER;
}

/** Fields that yield a spice, or may by a marker. */
function spiceFields(s: State, seat: Seat, spice: Spice): Field[] {
  const fields: Field[] = [];
  if (spice === NO_SPICE) return fields;
  const drawsMarkers = bonusesHeld(s, seat) < BONUS_CAP && at(s.bag, WIND) + at(s.bag, SHOT) + at(s.bag, CARGO) > 0;
  for (let field = 0; field < INTERIORS; field++) {
    if (SPICE_OF[field] !== spice && !(drawsMarkers && kindOf(field) === 'anchor')) continue;
    if ((s.placeOf[TILE_OF[field] ?? 0] ?? NO_PLACE) >= 0 && !isHeld(s, seat, field)) fields.push(field);
  }
  return fields;
}

/** Whether some ship of a seat has a way to these fields. */
function hasWay(s: State, seat: Seat, fields: readonly Field[], reach: Reach): boolean {
  if (fields.length === 0) return false;
  approaching(s, seat, fields, reach);
  for (let own = 0; own < SHIPS_PER_SEAT; own++) {
    const field = s.shipAt[shipOf(seat, own)] ?? NOWHERE;
    if (field !== NOWHERE && reach.has(field)) return true;
  }
  return false;
}

/** What the ways that were found lead to, the best first, and at last to any of it over what stands in the way. */
type Heading = 'planets' | 'spices' | 'forts' | 'blocked';

/** Ways to the goals of a seat; one for all searches of whoever keeps it. */
export interface Ways {
  readonly reach: Reach;
  heading: Heading;
}

/**
 * Searches the ways to the best goals that a ship of the seat can come to: planets it could take and pay now, else later, else the
 * spice it lacks for them, else fortresses to shoot at; and if no way is open, over whatever stands in it.
 */
export function searchGoals(s: State, seat: Seat, ways: Ways): Ways {
  const { reach } = ways;
  findGoals(s, seat);
  ways.heading = 'planets';
  if (hasWay(s, seat, goals.payable, reach) || hasWay(s, seat, goals.planets, reach)) return ways;
  ways.heading = 'spices';
  const spices = spiceFields(s, seat, goals.lacking);
  if (hasWay(s, seat, spices, reach)) return ways;
  ways.heading = 'forts';
  if (hasWay(s, seat, goals.forts, reach)) return ways;
  ways.heading = 'blocked';
  nearness(s, seat, [...goals.planets, ...goals.forts, ...spices], reach);
  return ways;
}

/** Steps from a field to the nearest goal of a search. */
export function stepsToGoal(goals: Reach, field: Field): number {
  return goals.has(field) ? Math.min(ENDLESS, goals.stepsTo(field)) : ENDLESS;
}

const payable: Field[] = [];
const open: Field[] = [];

/**
 * Searches from the open planets of others that a seat with these spices could pay; from all open ones
 * when it can pay for none. Tells whether it can.
 */
export function searchConquests(s: State, seat: Seat, pepper: number, vanilla: number, reach: Reach): boolean {
  payable.length = 0;
  open.length = 0;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.fortress[planet] === 1 || !isForeign(s, sideOf(s, seat), planet)) continue;
    const cost = at(PLANETS, planet);
    (cost.pepper <= pepper && cost.vanilla <= vanilla ? payable : open).push(PLANET_FIELD[planet] ?? 0);
  }
  nearness(s, seat, payable.length > 0 ? payable : open, reach);
  return payable.length > 0;
}
