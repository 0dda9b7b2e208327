import { at, type Seat } from '@quarterdeck/kernel';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import { INTERIORS, kindOf, PLANET_FIELD, SPICE_OF, TILE_OF } from '../fields';
import { nearness, type Reach } from '../sky';
import { type Field, NO_PLACE, NO_SPICE, NOBODY, type Planet, type Side, type Spice, type State, sideOf, spiceOf } from '../state';

/** Steps that are as good as endless. */
export const FAR = 12;

/** Whether a planet lies in the sky and is not the side's own. */
function isForeign(s: State, side: Side, planet: Planet): boolean {
  if ((s.placeOf[TILE_OF[PLANET_FIELD[planet] ?? 0] ?? 0] ?? NO_PLACE) < 0) return false;
  const owner = s.planetOwner[planet] ?? NOBODY;
  return owner < 0 || sideOf(s, owner) !== side;
}

/** Whether a seat can pay so much of a spice, now or by waiting for its planets. */
function canGet(s: State, seat: Seat, spice: Spice, amount: number): boolean {
  if (spiceOf(s, seat, spice) >= amount) return true;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] === seat && at(PLANETS, planet).produces === spice) return true;
  }
  return false;
}

/** Where a seat's ships should head: planets it could take and pay, else the spice it lacks for them, else fortresses to shoot at. */
export function goalFields(s: State, seat: Seat): Field[] {
  const fields: Field[] = [];
  const forts: Field[] = [];
  let lacking = -1;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (!isForeign(s, sideOf(s, seat), planet)) continue;
    const field = PLANET_FIELD[planet] ?? 0;
    if (s.fortress[planet] === 1) {
      forts.push(field);
      continue;
    }
    const { pepper, vanilla } = at(PLANETS, planet);
    if (!canGet(s, seat, PEPPER, pepper)) lacking = PEPPER;
    else if (!canGet(s, seat, VANILLA, vanilla)) lacking = VANILLA;
    else fields.push(field);
  }
  if (fields.length > 0) return fields;
  if (lacking < 0) return forts;
  for (let field = 0; field < INTERIORS; field++) {
    if ((s.placeOf[TILE_OF[field] ?? 0] ?? NO_PLACE) < 0) continue;
    if ((SPICE_OF[field] ?? NO_SPICE) === lacking || kindOf(field) === 'anchor') fields.push(field);
  }
  return fields;
}

/** Steps from a field to the nearest goal of a search. */
export function stepsToGoal(goals: Reach, field: Field): number {
  return goals.has(field) ? Math.min(FAR, goals.stepsTo(field)) : FAR;
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
  nearness(s, payable.length > 0 ? payable : open, reach);
  return payable.length > 0;
}
