import { PLANETS } from './data/planets';
import {
  BORDER_SIDES,
  FIELDS,
  INTERIORS,
  IS_SINGULARITY,
  LINKS,
  NOWHERE,
  PLANET_FIELD,
  ROSE,
  TILE_OF,
  TURNED_EDGE_FIELD,
  TURNED_EXIT_TO,
} from './fields';
import { item, num } from './items';
import { type State, sideOf, sideOfShip } from './state';

/*
 * Paths through the sky. Neighbours are worked out from the tiles' tables and where the tiles lie, so
 * nothing has to be kept in step when a tile is laid or turned. The buffers below belong to the last
 * search and are valid until the next one; a stamp per search saves clearing them.
 */

const zeros = (): number[] => Array.from({ length: FIELDS }, () => 0);

let search = 0;
const seen = zeros();
const blocked = zeros();
const steps = zeros();
const cameFrom = zeros();

/** Fields the last search reached, nearest first; the first is where it began. */
export const reached: number[] = zeros();
let count = 0;

export function reachedCount(): number {
  return count;
}

export function isReached(field: number): boolean {
  return seen[field] === search;
}

/** Steps of the last search to a field it reached. */
export function stepsTo(field: number): number {
  return num(steps, field);
}

/** One shortest way of the last search to a field it reached, both ends included. */
export function pathTo(field: number): number[] {
  const path = [field];
  for (let at = field; num(steps, at) > 0; ) {
    at = num(cameFrom, at);
    path.push(at);
  }
  return path.reverse();
}

function visit(field: number, from: number, distance: number): void {
  if (seen[field] === search) return;
  seen[field] = search;
  steps[field] = distance;
  cameFrom[field] = from;
  reached[count++] = field;
}

function visitFree(field: number, from: number, distance: number): void {
  if (blocked[field] !== search) visit(field, from, distance);
}

/** Calls for each neighbour of a field that lies in the sky. */
function expand(s: State, field: number, distance: number, call: typeof visit): void {
  if (field < INTERIORS) {
    const tile = num(TILE_OF, field);
    const edges = num(s.placeOf, tile) * 12 + num(s.turnOf, tile);
    const links = item(LINKS, field);
    for (let i = 0; i < links.length; i++) {
      const link = num(links, i);
      call(link >= 0 ? link : num(TURNED_EDGE_FIELD, edges + ~link), field, distance);
    }
    return;
  }
  const sides = (field - INTERIORS) * 4;
  for (let i = sides; i < sides + 4; i += 2) {
    const inside = exitInside(s, num(BORDER_SIDES, i), num(BORDER_SIDES, i + 1));
    if (inside >= 0) call(inside, field, distance);
  }
}

/** The interior field to which the half circle on an edge of a place leads; -1 without tile or half circle. */
function exitInside(s: State, place: number, edge: number): number {
  const tile = place < 0 ? -1 : num(s.tileAt, place);
  if (tile < 0) return -1;
  return num(TURNED_EXIT_TO, (tile * 6 + num(s.turnOf, tile)) * 6 + edge);
}

export function hasHalfCircle(s: State, place: number, edge: number): boolean {
  return exitInside(s, place, edge) >= 0;
}

/** Whether a field can be stood on: an interior field of a laid tile, or a border with a half circle (EF-013). */
export function existsInSky(s: State, field: number): boolean {
  if (field < INTERIORS) return num(s.placeOf, num(TILE_OF, field)) >= 0;
  const sides = (field - INTERIORS) * 4;
  return (
    hasHalfCircle(s, num(BORDER_SIDES, sides), num(BORDER_SIDES, sides + 1)) ||
    hasHalfCircle(s, num(BORDER_SIDES, sides + 2), num(BORDER_SIDES, sides + 3))
  );
}

/** EF-D26: a ship on a border position that has lost its half circles. */
export function isAdrift(s: State, ship: number): boolean {
  const field = num(s.shipAt, ship);
  return field !== NOWHERE && !existsInSky(s, field);
}

function begin(start: number): void {
  search++;
  count = 0;
  visit(start, start, 0);
}

/**
 * Searches all fields a ship can sail to in so many steps: not onto or over other ships but on the
 * rose (EF-131), nor fortresses of another nation (EF-118); a singularity ends the way (EF-135).
 */
export function searchSailing(s: State, ship: number, limit: number, intoSingularity = true): void {
  begin(num(s.shipAt, ship));
  const side = sideOfShip(s, ship);
  for (let other = 0; other < s.shipAt.length; other++) {
    const field = num(s.shipAt, other);
    if (field > ROSE) blocked[field] = search;
  }
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (num(s.fortress, planet) === 1 && sideOf(s, num(s.planetOwner, planet)) !== side) blocked[num(PLANET_FIELD, planet)] = search;
  }
  for (let i = 0; i < count; i++) {
    const field = num(reached, i);
    const distance = num(steps, field) + 1;
    if (distance > limit) break;
    if (IS_SINGULARITY[field] !== true) expand(s, field, distance, visitFree);
  }
  if (!intoSingularity) dropSingularities();
}

function dropSingularities(): void {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const field = num(reached, i);
    if (IS_SINGULARITY[field] === true) seen[field] = 0;
    else reached[kept++] = field;
  }
  count = kept;
}

/** Searches all fields within so many steps of a field, whatever stands there (EF-D06). */
export function searchRange(s: State, start: number, limit: number): void {
  begin(start);
  const through = s.rules.rangeThroughSingularity;
  for (let i = 0; i < count; i++) {
    const field = num(reached, i);
    const distance = num(steps, field) + 1;
    if (distance > limit) break;
    if (through || IS_SINGULARITY[field] !== true) expand(s, field, distance, visit);
  }
}

/** Searches from several fields at once, over everything but singularities: how far each field is from the nearest of them. */
export function searchFromAll(s: State, starts: readonly number[]): void {
  search++;
  count = 0;
  for (const start of starts) visit(start, start, 0);
  for (let i = 0; i < count; i++) {
    const field = num(reached, i);
    if (IS_SINGULARITY[field] !== true) expand(s, field, num(steps, field) + 1, visit);
  }
}

/** Fields next to a field, for boards and tests. */
export function neighbours(s: State, field: number): number[] {
  searchRange(s, field, 1);
  return reached.slice(1, count);
}
