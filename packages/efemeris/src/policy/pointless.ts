import { at, type Seat } from '@quarterdeck/kernel';
import { CREW } from '../data/crew';
import { COSME, DOCTOR, EXTRA_BONUS, EXTRA_SPICE, FREE_FRIGATE, RANGE, STRIDE } from '../data/effects';
import { GALLEON_COST_VANILLA, GALLEON_STEPS } from '../data/figures';
import { PLANETS } from '../data/planets';
import { VANILLA } from '../data/spices';
import { kindOf, SPICE_OF } from '../fields';
import type { Move, MoveOf } from '../move';
import { rangeOf } from '../questions';
import { abilityOf } from '../rules/captains/officer';
import { conquer } from '../rules/construct/conquer';
import { hasFreePlanet } from '../rules/construct/launching';
import { frigatesLeft, nextGalleonLeft } from '../rules/construct/limits';
import { eachTarget } from '../rules/tactics/guns';
import { Reach, sailing } from '../sky';
import {
  type Effect,
  effectOf,
  GALLEON,
  galleonAt,
  isTeam,
  NO_SPICE,
  NOWHERE,
  SHIPS_PER_SEAT,
  type Ship,
  type State,
  shipOf,
  sideOf,
  spiceOf,
} from '../state';
import { letsPartnerConquer, spares } from './partners';

/**
 * Moves from which nothing comes, or nothing that the same move could not do later: an estimate hardly tells them from doing
 * nothing, and then luck decides. Ships sail first, a wind carries them farther, and what waits for them is prepared where they are.
 * Crew is recruited for a galleon.
 */
export function pointless(s: State, seat: Seat, move: Move): boolean {
  switch (move.kind) {
    case 'share':
      return !letsPartnerConquer(s, seat, move.spice) && !spares(s, seat, move.spice);
    case 'sail':
      return wastesStride(s, seat, move);
    case 'wind':
      return isFreeToSail(s, shipOf(seat, move.ship));
    case 'play':
      return preparesNothing(s, seat, move);
    case 'recruit':
      return !hasGalleonToCome(s, seat);
    case 'done':
      return s.phase === 'construct' && canConquer(s, seat);
    default:
      return false;
  }
}

const conquests: MoveOf<'conquer'>[] = [];

/** Whoever can take a planet does not put it off: an estimate that likes planets in reach may like them better than planets. */
function canConquer(s: State, seat: Seat): boolean {
  conquests.length = 0;
  conquer.list(s, seat, conquests);
  return conquests.length > 0;
}

/** Neither sailed nor frozen; ways (`canSail`) count frozen ships as well, which go on in a later turn. */
const isFreeToSail = (s: State, ship: Ship): boolean => s.sailed[ship] !== 1 && at(s.frozenBy, ship) < 0;

/** Whether a galleon is in the sky or can still come there: with a captain left, and vanilla that is at hand, given by a partner, grown or fetched. */
function hasGalleonToCome(s: State, seat: Seat): boolean {
  if (galleonAt(s, seat) !== NOWHERE) return true;
  if (!nextGalleonLeft(s, seat)) return false;
  if (isTeam(s) || spiceOf(s, seat, VANILLA) >= GALLEON_COST_VANILLA) return true;
  return PLANETS.some(({ produces }, planet) => produces === VANILLA && s.planetOwner[planet] === seat) || hasFrigateToCome(s, seat);
}

function hasFrigateToCome(s: State, seat: Seat): boolean {
  for (let ship = shipOf(seat, 1); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) if (s.shipAt[ship] !== NOWHERE) return true;
  return frigatesLeft(s, seat, 1, 0);
}

const near = new Reach();

/** Whether a galleon that was let stride goes no farther than it could have gone without. */
function wastesStride(s: State, seat: Seat, { ship, field }: MoveOf<'sail'>): boolean {
  return ship === GALLEON && effectOf(s, seat, STRIDE) > 0 && sailing(s, shipOf(seat, GALLEON), GALLEON_STEPS, near).has(field);
}

function preparesNothing(s: State, seat: Seat, { crew }: MoveOf<'play'>): boolean {
  const { effect } = at(CREW, crew);
  const prepared = effect.kind === 'ability' ? abilityOf(s, seat) : effect;
  return prepared?.kind === 'prepare' && !canServe(s, seat, prepared.effect, prepared.amount);
}

/** Whether what is prepared has something to work on where the galleon is now. */
function canServe(s: State, seat: Seat, effect: Effect, amount: number): boolean {
  const field = galleonAt(s, seat);
  switch (effect) {
    case RANGE:
      return targetsWithin(s, seat, rangeOf(s, seat) + amount) > targetsWithin(s, seat, rangeOf(s, seat));
    case EXTRA_SPICE:
      return (SPICE_OF[field] ?? NO_SPICE) >= 0;
    case EXTRA_BONUS:
      return kindOf(field) === 'anchor';
    case DOCTOR:
      return isHunted(s, seat);
    case COSME:
      return isHunted(s, seat) && PLANETS.some((_, planet) => s.planetOwner[planet] === seat && s.fortress[planet] === 1);
    case FREE_FRIGATE:
      return hasFreePlanet(s, seat);
    default:
      return true;
  }
}

/** Whether anybody else has a galleon, without which there are no shots. */
function isHunted(s: State, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) {
    if (sideOf(s, other) !== sideOf(s, seat) && galleonAt(s, other) !== NOWHERE) return true;
  }
  return false;
}

function targetsWithin(s: State, seat: Seat, range: number): number {
  let targets = 0;
  eachTarget(s, seat, galleonAt(s, seat), range, () => targets++);
  return targets;
}
