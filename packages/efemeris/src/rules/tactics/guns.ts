import { at, type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { COSME, DOCTOR } from '../../data/effects';
import { PLANETS } from '../../data/planets';
import type { Event, HappeningsOf } from '../../event';
import { PLANET_FIELD, ROSE } from '../../fields';
import type { Target } from '../../move';
import { planetWords, say, who } from '../../say';
import { Reach, ranging } from '../../sky';
import {
  effectOf,
  type Field,
  isGalleon,
  NOBODY,
  NOWHERE,
  ownerOfShip,
  type Planet,
  type Ship,
  type State,
  shipOn,
  sideOf,
  sideOfShip,
} from '../../state';
import { destroyShip, whyNotEnemyShip } from './voyage';

const reach = new Reach();

/** What guns can be pointed at, made once: every ship there may be, and the fortress on every planet. */
const SHIP_TARGETS: readonly Target[] = Array.from({ length: 12 }, (_, ship) => ({ kind: 'ship', ship }));
const FORT_TARGETS: readonly Target[] = PLANETS.map((_, planet) => ({ kind: 'fort', planet }));

/** EF-142, EF-143, EF-144: whether something may be shot at, wherever the guns are. */
function whyNotTarget(s: State, seat: Seat, target: Target): Reason | undefined {
  return target.kind === 'fort' ? whyNotFort(s, seat, target.planet) : whyNotShip(s, seat, target.ship);
}

/** EF-101, EF-144, EF-320: whether a ship may be shot at. */
export function whyNotShip(s: State, seat: Seat, ship: Ship): Reason | undefined {
  const why = whyNotEnemyShip(s, seat, ship);
  if (why !== undefined) return why;
  if (s.shipAt[ship] === ROSE) return reason('ROSE_IS_NEUTRAL', 'EF-144');
  // EF-D60: a shot without effect is not offered.
  if (isGalleon(ship) && effectOf(s, ownerOfShip(ship), DOCTOR) > 0) return reason('DOCTOR_ABOARD', 'EF-320');
  return undefined;
}

function whyNotFort(s: State, seat: Seat, planet: Planet): Reason | undefined {
  if (s.fortress[planet] !== 1) return reason('NO_FORTRESS', 'EF-142');
  const owner = s.planetOwner[planet] ?? NOBODY;
  if (sideOf(s, owner) === sideOf(s, seat)) return reason('NOT_AN_ENEMY', 'EF-142');
  const ship = shipOn(s, PLANET_FIELD[planet] ?? 0);
  if (ship >= 0 && sideOfShip(s, ship) !== sideOf(s, seat)) return reason('SHIP_SHIELDS_FORTRESS', 'EF-143');
  if (effectOf(s, owner, COSME) > 0) return reason('COSME_PROTECTS', 'EF-225');
  return undefined;
}

function fieldOfTarget(s: State, target: Target): Field {
  return target.kind === 'fort' ? (PLANET_FIELD[target.planet] ?? 0) : (s.shipAt[target.ship] ?? NOWHERE);
}

/** Whether guns on a field reach and may hit a target. */
export function whyNotAttack(s: State, seat: Seat, from: Field, range: number, target: Target): Reason | undefined {
  if (from === ROSE) return reason('ROSE_IS_NEUTRAL', 'EF-144');
  const why = whyNotTarget(s, seat, target);
  if (why !== undefined) return why;
  return ranging(s, from, range, reach).has(fieldOfTarget(s, target)) ? undefined : reason('OUT_OF_RANGE', 'EF-141', { n: range });
}

/** Calls with every target that guns on a field may hit. */
export function eachTarget(s: State, seat: Seat, from: Field, range: number, call: (target: Target) => void): void {
  if (from === ROSE) return;
  ranging(s, from, range, reach);
  const side = sideOf(s, seat);
  for (let ship = 0; ship < s.shipAt.length; ship++) {
    const field = s.shipAt[ship] ?? NOWHERE;
    if (field < 0 || !reach.has(field) || sideOfShip(s, ship) === side) continue;
    if (whyNotShip(s, seat, ship) === undefined) call(at(SHIP_TARGETS, ship));
  }
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.fortress[planet] !== 1 || !reach.has(PLANET_FIELD[planet] ?? 0)) continue;
    if (whyNotFort(s, seat, planet) === undefined) call(at(FORT_TARGETS, planet));
  }
}

/** The target is destroyed without dice or defence. */
export function hit(s: State, seat: Seat, target: Target, emit: Emit<Event>): void {
  if (target.kind === 'ship') destroyShip(s, target.ship, seat, 'gunner', emit);
  else emit({ kind: 'FortressLost', planet: target.planet, seat: s.planetOwner[target.planet] ?? NOBODY, by: seat });
}

export const happenings: HappeningsOf<'FortressLost'> = {
  FortressLost: {
    evolve(s, { planet }) {
      s.fortress[planet] = 0;
    },
    say: ({ planet, seat, by }) => say('event.FortressLost', { who: who(by), owner: who(seat), planet: planetWords(planet) }),
  },
};

/** For bots: what a hit is worth. */
export function targetWorth(target: Target): number {
  return target.kind === 'fort' ? 20 : isGalleon(target.ship) ? 60 : 50;
}
