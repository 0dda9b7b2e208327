import { at, type Seat } from '@quarterdeck/kernel';
import { FREE_FRIGATE, GOVERNOR, RANGE, STRIDE } from './data/effects';
import {
  ATTACK_RANGE,
  FREEZE_RANGE,
  FRIGATE_COST_PEPPER,
  FRIGATE_STEPS,
  GALLEON_STEPS,
  PLANETS_TO_WIN,
  PLANETS_TO_WIN_GENERAL,
} from './data/figures';
import { EDGES, OUTLINES } from './data/places';
import { PLANETS } from './data/planets';
import type { FieldKind } from './data/tiles';
import {
  borderPoint,
  FIELD_NAMES,
  FIELDS,
  INTERIORS,
  interiorPoint,
  kindOf,
  NEIGHBOUR,
  PLANET_FIELD,
  type Point,
  TILE_OF,
  TURNED_EXIT_TO,
} from './fields';
import { fortressesCounted, fortressLimit, frigateLimit, frigatesCounted } from './rules/construct/limits';
import { existsInSky, hasHalfCircle, isAdrift, neighbours, ranging, sailing } from './sky';
import {
  type Captain,
  type Edge,
  effectOf,
  type Field,
  GALLEON,
  inTruce,
  isGalleon,
  isTeam,
  NO_PLACE,
  NO_TILE,
  NOWHERE,
  type OwnShip,
  ownerOfShip,
  type Place,
  type Planet,
  planetsOf,
  planetsOfSeat,
  planetUnderGalleon,
  type SetupStep,
  type Ship,
  type Side,
  type State,
  shipOf,
  shipOn,
  sideOf,
  type Tile,
} from './state';

/* What boards, bots and several rules ask of a state or view. */

export function planetsToWin(s: State): number {
  return s.seats === 3 ? PLANETS_TO_WIN_GENERAL : PLANETS_TO_WIN;
}

const SETUP_STEPS: readonly SetupStep[] = ['nation', 'captains', 'crew', 'planet', 'mobilise'];
/** EF-056: with partners the planets come before the crew. */
const TEAM_SETUP_STEPS: readonly SetupStep[] = ['nation', 'captains', 'planet', 'mobilise', 'crew'];

/** In which order the armadas are put together. */
export function setupSteps(s: State): readonly SetupStep[] {
  return isTeam(s) ? TEAM_SETUP_STEPS : SETUP_STEPS;
}

/** EF-D67: turns that a side still has to complete under the opening truce; none while it may be harmed. */
export function truceLeft(s: State, side: Side): number {
  return inTruce(s, side) ? s.rules.truceTurns - at(s.turnsDone, side) : 0;
}

/** Places of this sky on which no tile lies. */
export function placesLeft(s: State): number {
  return OUTLINES[s.rules.size].filter((inSky, place) => inSky && at(s.tileAt, place) < 0).length;
}

/** Captains of a seat that still lie below the one in command; partners have none. */
export function captainsBelow(s: State, seat: Seat): readonly Captain[] {
  return at(s.captains, seat).slice((isTeam(s) ? 0 : at(s.galleonsLost, seat)) + 1);
}

/** Whether a seat's only planet has neither ship nor fortress, so that it can be lost with the game in the next turn. */
export function lastPlanetOpen(s: State, seat: Seat): boolean {
  const only = s.planetOwner.indexOf(seat);
  return planetsOfSeat(s, seat) === 1 && s.fortress[only] !== 1 && shipOn(s, at(PLANET_FIELD, only)) < 0;
}

/** EF-D14: whether the game ended because this seat's side lost its last planet, as it does between two sides. */
export function lostByLastPlanet(s: State, seat: Seat): boolean {
  // Whoever takes it rules another; while armadas are put together nobody has one to lose.
  return s.seats !== 3 && s.winner >= 0 && planetsOf(s, s.winner) > 1 && planetsOf(s, sideOf(s, seat)) === 0;
}

/** What happens on an edge of a tile that touches another: both have a half circle there, or only one has and the path ends. */
export interface Join {
  readonly edge: Edge;
  readonly meets: boolean;
}

/** Whether half circles meet on an edge of a tile laid on a place and turned so (EF-073); undefined where there is none, or nothing to touch. */
function meetsOn(s: State, tile: Tile, place: Place, turn: Edge, edge: Edge): boolean | undefined {
  const beyond = NEIGHBOUR[place * 6 + edge] ?? NO_PLACE;
  if (beyond < 0 || (s.tileAt[beyond] ?? NO_TILE) < 0) return undefined;
  const here = (TURNED_EXIT_TO[(tile * 6 + turn) * 6 + edge] ?? NOWHERE) >= 0;
  const there = hasHalfCircle(s, beyond, (edge + 3) % 6);
  return here || there ? here && there : undefined;
}

/** The edges on which a tile, laid on a place and turned so, would touch others with a half circle on either side. */
export function joinsOf(s: State, tile: Tile, place: Place, turn: Edge): Join[] {
  return EDGES.flatMap((_, edge) => {
    const meets = meetsOn(s, tile, place, turn, edge);
    return meets === undefined ? [] : [{ edge, meets }];
  });
}

/** For bots: half circles that would meet, counted twice, less those that would end at a closed edge. */
export function linksOf(s: State, tile: Tile, place: Place, turn: Edge): number {
  let links = 0;
  for (let edge = 0; edge < EDGES.length; edge++) {
    const meets = meetsOn(s, tile, place, turn, edge);
    if (meets !== undefined) links += meets ? 2 : -1;
  }
  return links;
}

/** EF-092, EF-093, EF-210: fields a ship's normal move may cover this turn. */
export function stepsOf(s: State, seat: Seat, own: OwnShip): number {
  return own === GALLEON ? GALLEON_STEPS + effectOf(s, seat, STRIDE) : FRIGATE_STEPS;
}

/** How far the guns of a seat's galleon reach. */
export function rangeOf(s: State, seat: Seat): number {
  return ATTACK_RANGE + effectOf(s, seat, RANGE);
}

/** EF-331, EF-D33: spices that Governors save on a planet, never more than it costs. */
export function savingOn(s: State, seat: Seat, planet: Planet): number {
  if (planetUnderGalleon(s, seat) !== planet) return 0;
  const { pepper, vanilla } = at(PLANETS, planet);
  return Math.min(effectOf(s, seat, GOVERNOR), pepper + vanilla);
}

/** EF-321: what the next frigate costs. */
export function frigatePepper(s: State, seat: Seat): number {
  return effectOf(s, seat, FREE_FRIGATE) > 0 ? 0 : FRIGATE_COST_PEPPER;
}

export function fieldName(field: Field): string {
  return at(FIELD_NAMES, field);
}

/** Where a field lies in the sky, in units of a tile's circumradius from the centre of the sky. */
export function fieldPoint(s: State, field: Field): Point {
  if (field >= INTERIORS) return borderPoint(field);
  const tile = TILE_OF[field] ?? 0;
  return interiorPoint(field, s.placeOf[tile] ?? NO_PLACE, s.turnOf[tile] ?? 0);
}

export interface Drawn {
  readonly field: Field;
  readonly kind: FieldKind;
  readonly at: Point;
  /** Neighbouring fields with a higher number, so that every path is named once. */
  readonly joined: readonly Field[];
}

/** Every field that can be stood on now, with the paths between them. */
export function drawnSky(s: State): Drawn[] {
  const sky: Drawn[] = [];
  for (let field = 0; field < FIELDS; field++) {
    if (!existsInSky(s, field)) continue;
    const joined = neighbours(s, field).filter((other) => other > field);
    sky.push({ field, kind: kindOf(field), at: fieldPoint(s, field), joined });
  }
  return sky;
}

export interface Reachable {
  readonly field: Field;
  readonly steps: number;
}

/** Fields that a seat's ship could sail to with its normal move, whether or not it is used up. */
export function reachable(s: State, seat: Seat, own: OwnShip): Reachable[] {
  const ship = shipOf(seat, own);
  if (s.shipAt[ship] === NOWHERE) return [];
  const reach = sailing(s, ship, stepsOf(s, seat, own));
  return reach.listed(1).map((field) => ({ field, steps: reach.stepsTo(field) }));
}

/** Fields that a ship's guns reach, or a captain's frost from there. */
export function withinRange(s: State, ship: Ship, what: 'attack' | 'freeze'): Field[] {
  const from = s.shipAt[ship] ?? NOWHERE;
  if (from === NOWHERE) return [];
  return ranging(s, from, what === 'freeze' ? FREEZE_RANGE : isGalleon(ship) ? rangeOf(s, ownerOfShip(ship)) : ATTACK_RANGE).listed();
}

/** What a seat has built of what it may build, counted as this table counts it. */
export interface Yard {
  readonly frigates: number;
  readonly frigateLimit: number;
  readonly fortresses: number;
  readonly fortressLimit: number;
}

export function yardOf(s: State, seat: Seat): Yard {
  return {
    frigates: frigatesCounted(s, seat),
    frigateLimit: frigateLimit(s, seat),
    fortresses: fortressesCounted(s, seat),
    fortressLimit: fortressLimit(s, seat),
  };
}

export function adriftShips(s: State): Ship[] {
  return s.shipAt.flatMap((_, ship) => (isAdrift(s, ship) ? [ship] : []));
}
