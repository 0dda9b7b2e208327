import { at, filled, type Seat } from '@quarterdeck/kernel';
import { PLANETS } from './data/planets';
import {
  BORDER_SIDES,
  FIELDS,
  INTERIORS,
  IS_SINGULARITY,
  LINKS,
  PLANET_FIELD,
  ROSE,
  TILE_OF,
  TURNED_EDGE_FIELD,
  TURNED_EXIT_TO,
} from './fields';
import { type Edge, type Field, NO_PLACE, NO_TILE, NOBODY, NOWHERE, type Place, type Ship, type Side } from './ids';
import { ownerOfShip, SHIPS_PER_SEAT, type State, shipOf, sideOf, sideOfShip } from './state';

/*
 * Paths through the sky. Neighbours are worked out from the tiles' tables and where the tiles lie, so
 * nothing has to be kept in step when a tile is laid or turned.
 */

/** The interior field to which the half circle on an edge of a place leads; NOWHERE without tile or half circle. */
function exitInside(s: State, place: Place, edge: Edge): Field {
  if (place < 0) return NOWHERE;
  const tile = s.tileAt[place] ?? NO_TILE;
  return tile < 0 ? NOWHERE : (TURNED_EXIT_TO[(tile * 6 + (s.turnOf[tile] ?? 0)) * 6 + edge] ?? NOWHERE);
}

export function hasHalfCircle(s: State, place: Place, edge: Edge): boolean {
  return exitInside(s, place, edge) >= 0;
}

/** Whether a field can be stood on: an interior field of a laid tile, or a border with a half circle (EF-013). */
export function existsInSky(s: State, field: Field): boolean {
  if (field < INTERIORS) return (s.placeOf[TILE_OF[field] ?? 0] ?? NO_PLACE) >= 0;
  const sides = (field - INTERIORS) * 4;
  return (
    hasHalfCircle(s, BORDER_SIDES[sides] ?? 0, BORDER_SIDES[sides + 1] ?? 0) ||
    hasHalfCircle(s, BORDER_SIDES[sides + 2] ?? 0, BORDER_SIDES[sides + 3] ?? 0)
  );
}

/** EF-D26: a ship on a border position that has lost its half circles. */
export function isAdrift(s: State, ship: Ship): boolean {
  const field = s.shipAt[ship] ?? NOWHERE;
  return field !== NOWHERE && !existsInSky(s, field);
}

/**
 * What a search came to: every field with its steps, nearest first. It holds until its owner searches with
 * it again; whoever searches often keeps one, so that nothing is allocated, and a stamp saves clearing it.
 */
export class Reach {
  /** Fields that were reached, nearest first; those with which it began come first. Only the first `count` are of this search. */
  readonly fields: Field[] = filled(FIELDS, 0);
  count = 0;
  readonly #seen: number[] = filled(FIELDS, 0);
  readonly #steps: number[] = filled(FIELDS, 0);
  readonly #from: Field[] = filled(FIELDS, 0);
  #search = 1;

  has(field: Field): boolean {
    return this.#seen[field] === this.#search;
  }

  /** Steps to a field that was reached. */
  stepsTo(field: Field): number {
    return this.#steps[field] ?? 0;
  }

  /** One shortest way to a field that was reached, both ends included. */
  pathTo(field: Field): Field[] {
    const path = [field];
    for (let here = field; this.stepsTo(here) > 0; ) {
      here = this.#from[here] ?? 0;
      path.push(here);
    }
    return path.reverse();
  }

  /** The fields that were reached, as a list of their own, from the nth on. */
  listed(from = 0): Field[] {
    return this.fields.slice(from, this.count);
  }

  /** Begins a search anew. */
  clear(): void {
    this.#search += 2;
    this.count = 0;
  }

  /** Keeps the search that has begun off a field; it counts as not reached. */
  bar(field: Field): void {
    if (this.#seen[field] !== this.#search) this.#seen[field] = this.#search - 1;
  }

  add(field: Field, from: Field, steps: number): void {
    const mark = this.#seen[field] ?? 0;
    if (mark === this.#search || mark === this.#search - 1) return;
    this.#seen[field] = this.#search;
    this.#steps[field] = steps;
    this.#from[field] = from;
    this.fields[this.count++] = field;
  }

  /** Goes on from all that has been added, at most so many steps; out of a singularity only when it is let. */
  spread(s: State, limit: number, throughSingularity: boolean): this {
    for (let i = 0; i < this.count; i++) {
      const field = this.fields[i] ?? 0;
      const steps = (this.#steps[field] ?? 0) + 1;
      if (steps > limit) break;
      if (!throughSingularity && IS_SINGULARITY[field] === true) continue;
      if (field < INTERIORS) this.#leaveInterior(s, field, steps);
      else this.#leaveBorder(s, field, steps);
    }
    return this;
  }

  /**
   * Goes on until every ship of a seat has been come to and so many steps beyond the farthest of them, over everything but
   * singularities: whoever asks only how far ships are, and what is nearer to the goal than they are, needs no more.
   */
  spreadToShips(s: State, seat: Seat, beyond: number): this {
    let level = 0;
    let limit = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i++) {
      const field = this.fields[i] ?? 0;
      const steps = (this.#steps[field] ?? 0) + 1;
      if (steps > level) {
        level = steps;
        if (limit === Number.POSITIVE_INFINITY && this.#hasShips(s, seat)) limit = steps - 1 + beyond;
        if (steps > limit) break;
      }
      if (IS_SINGULARITY[field] === true) continue;
      if (field < INTERIORS) this.#leaveInterior(s, field, steps);
      else this.#leaveBorder(s, field, steps);
    }
    return this;
  }

  #hasShips(s: State, seat: Seat): boolean {
    for (let own = 0; own < SHIPS_PER_SEAT; own++) {
      const field = s.shipAt[shipOf(seat, own)] ?? NOWHERE;
      if (field !== NOWHERE && !this.has(field)) return false;
    }
    return true;
  }

  #leaveInterior(s: State, field: Field, steps: number): void {
    const tile = TILE_OF[field] ?? 0;
    const edges = (s.placeOf[tile] ?? NO_PLACE) * 12 + (s.turnOf[tile] ?? 0);
    const links = at(LINKS, field);
    for (let i = 0; i < links.length; i++) {
      const link = links[i] ?? 0;
      this.add(link >= 0 ? link : (TURNED_EDGE_FIELD[edges + ~link] ?? 0), field, steps);
    }
  }

  #leaveBorder(s: State, field: Field, steps: number): void {
    const sides = (field - INTERIORS) * 4;
    const one = exitInside(s, BORDER_SIDES[sides] ?? 0, BORDER_SIDES[sides + 1] ?? 0);
    if (one >= 0) this.add(one, field, steps);
    const other = exitInside(s, BORDER_SIDES[sides + 2] ?? 0, BORDER_SIDES[sides + 3] ?? 0);
    if (other >= 0) this.add(other, field, steps);
  }

  /** Takes singularities out again. */
  dropSingularities(): this {
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      const field = this.fields[i] ?? 0;
      if (IS_SINGULARITY[field] === true) this.#seen[field] = 0;
      else this.fields[kept++] = field;
    }
    this.count = kept;
    return this;
  }
}

/**
 * All fields a ship can sail to in so many steps: not onto or over other ships but on the rose (EF-131), nor
 * fortresses of another nation (EF-118); a singularity ends the way (EF-135).
 */
export function sailing(s: State, ship: Ship, limit: number, reach = new Reach()): Reach {
  const start = s.shipAt[ship] ?? NOWHERE;
  reach.clear();
  reach.add(start, start, 0);
  for (let other = 0; other < s.shipAt.length; other++) {
    const field = s.shipAt[other] ?? NOWHERE;
    if (field > ROSE) reach.bar(field);
  }
  barFortresses(s, sideOfShip(s, ship), reach);
  return reach.spread(s, limit, false);
}

/** EF-118: fortresses keep ships of other nations off. */
function barFortresses(s: State, side: Side, reach: Reach): void {
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.fortress[planet] === 1 && sideOf(s, s.planetOwner[planet] ?? NOBODY) !== side) reach.bar(PLANET_FIELD[planet] ?? 0);
  }
}

/** Where others may drive a ship: as it could sail, and into a singularity where the table allows that. */
export function driving(s: State, ship: Ship, limit: number, reach = new Reach()): Reach {
  sailing(s, ship, limit, reach);
  return s.rules.pushIntoSingularity ? reach : reach.dropSingularities();
}

/** All fields within so many steps of a field, whatever stands there (EF-D06). */
export function ranging(s: State, start: Field, limit: number, reach = new Reach()): Reach {
  return rangingFrom(s, [start], limit, reach);
}

/** The same of the nearest of some fields. */
export function rangingFrom(s: State, starts: readonly Field[], limit: number, reach = new Reach()): Reach {
  reach.clear();
  for (let i = 0; i < starts.length; i++) reach.add(starts[i] ?? ROSE, starts[i] ?? ROSE, 0);
  return reach.spread(s, limit, s.rules.rangeThroughSingularity);
}

/** How far the ships of a seat are from the nearest of some goals, over everything but singularities; and fields up to a step farther. */
export function nearness(s: State, seat: Seat, goals: readonly Field[], reach = new Reach()): Reach {
  reach.clear();
  for (let i = 0; i < goals.length; i++) reach.add(goals[i] ?? 0, goals[i] ?? 0, 0);
  return reach.spreadToShips(s, seat, 1);
}

/**
 * How far the ships of a seat are from the nearest of some goals as they could sail now: not over ships of other seats,
 * fortresses of other nations and singularities; and fields up to a step farther.
 */
export function approaching(s: State, seat: Seat, goals: readonly Field[], reach = new Reach()): Reach {
  return beginSailing(s, seat, goals, reach).spreadToShips(s, seat, 1);
}

/** How far each field is from the nearest of some fields that ships of a seat could sail from. */
export function sailingFrom(s: State, seat: Seat, starts: readonly Field[], reach = new Reach()): Reach {
  return beginSailing(s, seat, starts, reach).spread(s, Number.POSITIVE_INFINITY, false);
}

/** Begins a search that keeps off whatever the ships of a seat cannot pass. */
function beginSailing(s: State, seat: Seat, starts: readonly Field[], reach: Reach): Reach {
  reach.clear();
  for (let i = 0; i < starts.length; i++) reach.add(starts[i] ?? ROSE, starts[i] ?? ROSE, 0);
  for (let ship = 0; ship < s.shipAt.length; ship++) {
    const field = s.shipAt[ship] ?? NOWHERE;
    if (field > ROSE && ownerOfShip(ship) !== seat) reach.bar(field);
  }
  barFortresses(s, sideOf(s, seat), reach);
  return reach;
}

/** Fields next to a field. */
export function neighbours(s: State, field: Field): Field[] {
  return ranging(s, field, 1).listed(1);
}
