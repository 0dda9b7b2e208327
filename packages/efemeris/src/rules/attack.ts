import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { COSME, DOCTOR } from '../data/effects';
import { PLANETS } from '../data/planets';
import type { Event } from '../events';
import { PLANET_FIELD, ROSE } from '../fields';
import { num } from '../items';
import { isReached, searchRange } from '../sky';
import { effectOf, isGalleon, ownerOfShip, type State, shipOn, sideOf, sideOfShip } from '../state';
import { destroyShip, whyNotEnemyShip } from './sail';

/** EF-142, EF-143, EF-144: whether something may be shot at, wherever the guns are. */
function whyNotTarget(s: State, seat: Seat, target: number): Reason | undefined {
  if (target < 0) return whyNotFortress(s, seat, ~target);
  const why = whyNotEnemyShip(s, seat, target);
  if (why !== undefined) return why;
  if (s.shipAt[target] === ROSE) return reason('ROSE_IS_NEUTRAL', 'EF-144');
  // EF-D60: a shot without effect is not offered.
  if (isGalleon(target) && effectOf(s, ownerOfShip(target), DOCTOR) > 0) return reason('DOCTOR_ABOARD', 'EF-320');
  return undefined;
}

function whyNotFortress(s: State, seat: Seat, planet: number): Reason | undefined {
  if (s.fortress[planet] !== 1) return reason('NO_FORTRESS', 'EF-142');
  const owner = num(s.planetOwner, planet);
  if (sideOf(s, owner) === sideOf(s, seat)) return reason('NOT_AN_ENEMY', 'EF-142');
  const ship = shipOn(s, num(PLANET_FIELD, planet));
  if (ship >= 0 && sideOfShip(s, ship) !== sideOf(s, seat)) return reason('SHIP_SHIELDS_FORTRESS', 'EF-143');
  if (effectOf(s, owner, COSME) > 0) return reason('COSME_PROTECTS', 'EF-225');
  return undefined;
}

function fieldOfTarget(s: State, target: number): number {
  return target < 0 ? num(PLANET_FIELD, ~target) : num(s.shipAt, target);
}

/** Whether guns on a field reach and may hit a target. */
export function whyNotAttack(s: State, seat: Seat, from: number, range: number, target: number): Reason | undefined {
  if (from === ROSE) return reason('ROSE_IS_NEUTRAL', 'EF-144');
  const why = whyNotTarget(s, seat, target);
  if (why !== undefined) return why;
  searchRange(s, from, range);
  return isReached(fieldOfTarget(s, target)) ? undefined : reason('OUT_OF_RANGE', 'EF-141', { n: range });
}

/** Calls with every target that guns on a field may hit. */
export function eachTarget(s: State, seat: Seat, from: number, range: number, call: (target: number) => void): void {
  if (from === ROSE) return;
  searchRange(s, from, range);
  for (let ship = 0; ship < s.shipAt.length; ship++) {
    const field = num(s.shipAt, ship);
    if (field >= 0 && isReached(field) && whyNotTarget(s, seat, ship) === undefined) call(ship);
  }
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.fortress[planet] !== 1 || !isReached(num(PLANET_FIELD, planet))) continue;
    if (whyNotTarget(s, seat, ~planet) === undefined) call(~planet);
  }
}

/** The target is destroyed without dice or defence. */
export function hit(s: State, seat: Seat, target: number, emit: Emit<Event>): void {
  if (target >= 0) {
    destroyShip(s, target, seat, 'gunner', emit);
    return;
  }
  emit({ kind: 'FortressLost', planet: ~target, seat: num(s.planetOwner, ~target), by: seat });
}
