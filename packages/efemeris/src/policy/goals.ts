import type { Seat } from '@quarterdeck/kernel';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import { INTERIORS, kindOf, PLANET_FIELD, SPICE_OF, TILE_OF } from '../fields';
import { item, num } from '../items';
import { isReached, searchFromAll, stepsTo } from '../sky';
import { type State, sideOf, spiceOf } from '../state';

/** Steps that are as good as endless. */
export const FAR = 12;

/** Whether a planet lies in the sky and is not the side's own. */
function isForeign(s: State, side: number, planet: number): boolean {
  if (num(s.placeOf, num(TILE_OF, num(PLANET_FIELD, planet))) < 0) return false;
  const owner = num(s.planetOwner, planet);
  return owner < 0 || sideOf(s, owner) !== side;
}

/** Whether a seat can pay so much of a spice, now or by waiting for its planets. */
function canGet(s: State, seat: Seat, spice: number, amount: number): boolean {
  if (spiceOf(s, seat, spice) >= amount) return true;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] === seat && item(PLANETS, planet).produces === spice) return true;
  }
  return false;
}

/** Where a seat's ships should head: planets it could take and pay, else the spice it lacks for them, else fortresses to shoot at. */
export function goalFields(s: State, seat: Seat): number[] {
  const fields: number[] = [];
  const forts: number[] = [];
  let lacking = -1;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (!isForeign(s, sideOf(s, seat), planet)) continue;
    const field = num(PLANET_FIELD, planet);
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

/** Steps from a field to the nearest goal of the last search. */
export function stepsToGoal(field: number): number {
  return isReached(field) ? Math.min(FAR, stepsTo(field)) : FAR;
}

const payable: number[] = [];
const open: number[] = [];

/**
 * Searches from the open planets of others that a seat with these spices could pay; from all open ones
 * when it can pay for none. Tells whether it can.
 */
export function searchConquests(s: State, seat: Seat, pepper: number, vanilla: number): boolean {
  payable.length = 0;
  open.length = 0;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.fortress[planet] === 1 || !isForeign(s, sideOf(s, seat), planet)) continue;
    const cost = item(PLANETS, planet);
    (cost.pepper <= pepper && cost.vanilla <= vanilla ? payable : open).push(num(PLANET_FIELD, planet));
  }
  searchFromAll(s, payable.length > 0 ? payable : open);
  return payable.length > 0;
}
