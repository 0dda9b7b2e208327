import type { Seat } from '@quarterdeck/kernel';
import { ATTACK_RANGE, FREEZE_RANGE } from './data/limits';
import type { FieldKind } from './data/tiles';
import { borderPoint, FIELD_NAMES, FIELDS, INTERIORS, interiorPoint, kindOf, NOWHERE, type Point, TILE_OF } from './fields';
import { item, num } from './items';
import { rangeOf } from './rules/crew';
import { fortressesCounted, fortressLimit, frigateLimit, frigatesCounted } from './rules/limits';
import { stepsOf } from './rules/sail';
import { existsInSky, isAdrift, neighbours, reached, reachedCount, searchRange, searchSailing, stepsTo } from './sky';
import { isGalleon, ownerOfShip, type State, shipOf } from './state';

/* What a board needs to draw the sky and to show what is in reach; rules stay in `moves` and `check`. */

export function fieldName(field: number): string {
  return item(FIELD_NAMES, field);
}

/** Where a field lies in the sky, in units of a tile's circumradius from the centre of the sky. */
export function fieldPoint(s: State, field: number): Point {
  if (field >= INTERIORS) return borderPoint(field);
  const tile = num(TILE_OF, field);
  return interiorPoint(field, num(s.placeOf, tile), num(s.turnOf, tile));
}

export interface Drawn {
  readonly field: number;
  readonly kind: FieldKind;
  readonly at: Point;
  /** Neighbouring fields with a higher number, so that every path is named once. */
  readonly joined: readonly number[];
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
  readonly field: number;
  readonly steps: number;
}

/** Fields that a seat's ship (0 galleon, 1 and 2 frigates) could sail to with its normal move, whether or not it is used up. */
export function reachable(s: State, seat: Seat, index: number): Reachable[] {
  const ship = shipOf(seat, index);
  if (s.shipAt[ship] === NOWHERE) return [];
  searchSailing(s, ship, stepsOf(s, seat, index));
  return reached.slice(1, reachedCount()).map((field) => ({ field, steps: stepsTo(field) }));
}

/** Fields that a ship's guns reach, or a captain's frost from there. */
export function withinRange(s: State, ship: number, what: 'attack' | 'freeze'): number[] {
  const from = num(s.shipAt, ship);
  if (from === NOWHERE) return [];
  searchRange(s, from, what === 'freeze' ? FREEZE_RANGE : isGalleon(ship) ? rangeOf(s, ownerOfShip(ship)) : ATTACK_RANGE);
  return reached.slice(0, reachedCount());
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

export function adriftShips(s: State): number[] {
  return s.shipAt.flatMap((_, ship) => (isAdrift(s, ship) ? [ship] : []));
}
