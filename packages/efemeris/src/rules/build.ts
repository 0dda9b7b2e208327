import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { crewInSlot, SLOTS, slotOfCrew } from '../data/crew';
import { FREE_FRIGATE } from '../data/effects';
import {
  CREW_COST_PEPPER,
  FORTRESS_COST_PEPPER,
  FORTRESS_COST_VANILLA,
  FRIGATE_COST_PEPPER,
  GALLEON_COST_VANILLA,
  SPICE_CAP,
  TEAM_SHARE,
} from '../data/limits';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import type { Event } from '../events';
import { NOWHERE, PLANET_FIELD, ROSE } from '../fields';
import { num } from '../items';
import type { Move, MoveOf } from '../move';
import { captainOf, effectOf, galleonAt, isTeam, partnerOf, type State, shipOf, shipOn, sideOf, sideOfShip, spiceOf } from '../state';
import { handCap } from './collect';
import { fortressLeft, frigatesLeft, nextGalleonLeft } from './limits';
import { SHARE_MOVES } from './tables';

export function whyNotPay(s: State, seat: Seat, pepper: number, vanilla: number, rule: string): Reason | undefined {
  if (spiceOf(s, seat, PEPPER) >= pepper && spiceOf(s, seat, VANILLA) >= vanilla) return undefined;
  return reason('NOT_ENOUGH_SPICE', rule, { pepper, vanilla });
}

// Recruit crew.

function recruitable(s: State, side: number, slot: number): number {
  const at = side * SLOTS + slot;
  // EF-D41: by one reading only cards that were in use may be recruited.
  return num(s.reserve, at) - (s.rules.recruitUsedOnly ? num(s.unchosen, at) : 0);
}

function whyNotRecruit(s: State, seat: Seat, move: MoveOf<'recruit'>): Reason | undefined {
  const side = sideOf(s, seat);
  const slot = slotOfCrew(num(s.nation, side), move.crew);
  if (slot < 0 || recruitable(s, side, slot) <= 0) return reason('NOT_IN_RESERVE', 'EF-111');
  if (num(s.handSize, seat) >= handCap(s)) return reason('HAND_FULL', isTeam(s) ? 'EF-187' : 'EF-018', { n: handCap(s) });
  return whyNotPay(s, seat, CREW_COST_PEPPER, 0, 'EF-111');
}

function recruitMoves(s: State, seat: Seat, out: Move[]): void {
  if (spiceOf(s, seat, PEPPER) < CREW_COST_PEPPER || num(s.handSize, seat) >= handCap(s)) return;
  const nation = num(s.nation, sideOf(s, seat));
  for (let slot = 0; slot < SLOTS; slot++) {
    if (recruitable(s, sideOf(s, seat), slot) > 0) out.push({ kind: 'recruit', crew: crewInSlot(nation, slot) });
  }
}

// Build a frigate.

/** EF-321: what the next frigate costs. */
export function frigatePepper(s: State, seat: Seat): number {
  return effectOf(s, seat, FREE_FRIGATE) > 0 ? 0 : FRIGATE_COST_PEPPER;
}

function whyNoFrigate(s: State, seat: Seat): Reason | undefined {
  if (!frigatesLeft(s, seat, 1, 0)) return reason('FRIGATE_LIMIT', isTeam(s) ? 'EF-188' : 'EF-115');
  return whyNotPay(s, seat, frigatePepper(s, seat), 0, 'EF-112');
}

function whyNotLaunch(s: State, seat: Seat, planet: number, rule: string): Reason | undefined {
  if (s.planetOwner[planet] !== seat) return reason('NOT_YOUR_PLANET', rule);
  return shipOn(s, num(PLANET_FIELD, planet)) >= 0 ? reason('SHIP_ON_PLANET', rule) : undefined;
}

function whyNotFrigate(s: State, seat: Seat, move: MoveOf<'frigate'>): Reason | undefined {
  return whyNoFrigate(s, seat) ?? whyNotLaunch(s, seat, move.planet, 'EF-112');
}

// Build a fortress.

/** Whether a fortress could stand on a planet, whatever it costs (also for Catalina, EF-275). */
export function whyNotFortressHere(s: State, seat: Seat, planet: number): Reason | undefined {
  if (s.planetOwner[planet] !== seat) return reason('NOT_YOUR_PLANET', isTeam(s) ? 'EF-189' : 'EF-116');
  if (s.fortress[planet] === 1) return reason('HAS_FORTRESS', 'EF-117');
  if (!fortressLeft(s, seat)) return reason('FORTRESS_LIMIT', isTeam(s) ? 'EF-189' : 'EF-117');
  const ship = shipOn(s, num(PLANET_FIELD, planet));
  if (!s.rules.fortressUnderEnemyShip && ship >= 0 && sideOfShip(s, ship) !== sideOf(s, seat)) return reason('SHIP_ON_PLANET', 'EF-D15');
  return undefined;
}

function whyNotFortress(s: State, seat: Seat, move: MoveOf<'fortress'>): Reason | undefined {
  return whyNotPay(s, seat, FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA, 'EF-116') ?? whyNotFortressHere(s, seat, move.planet);
}

// Build the next galleon.

function whyNoGalleon(s: State, seat: Seat): Reason | undefined {
  if (galleonAt(s, seat) !== NOWHERE) return reason('HAS_GALLEON', 'EF-119');
  if (!nextGalleonLeft(s, seat)) return reason('NO_CAPTAIN_LEFT', isTeam(s) ? 'EF-190' : 'EF-121');
  return whyNotPay(s, seat, 0, GALLEON_COST_VANILLA, 'EF-119');
}

function hasFreePlanet(s: State, seat: Seat): boolean {
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] === seat && shipOn(s, num(PLANET_FIELD, planet)) < 0) return true;
  }
  return false;
}

function whyNotGalleon(s: State, seat: Seat, move: MoveOf<'galleon'>): Reason | undefined {
  const why = whyNoGalleon(s, seat);
  if (why !== undefined) return why;
  if (move.planet >= 0) return whyNotLaunch(s, seat, move.planet, 'EF-119');
  return hasFreePlanet(s, seat) ? reason('PLANET_FREE', 'EF-119') : undefined;
}

// Share spices with the partner.

function whyNotShare(s: State, seat: Seat, move: MoveOf<'share'>): Reason | undefined {
  if (!isTeam(s)) return reason('TEAM_ONLY', 'EF-186');
  if (s.shared >= TEAM_SHARE) return reason('SHARE_LIMIT', 'EF-186', { n: TEAM_SHARE });
  if (spiceOf(s, seat, move.spice) === 0) return reason('NOTHING_TO_SHARE', 'EF-186');
  return spiceOf(s, partnerOf(s, seat), move.spice) >= SPICE_CAP ? reason('SPICE_FULL', 'EF-D47', { n: SPICE_CAP }) : undefined;
}

export function buildMoves(s: State, seat: Seat, out: Move[]): void {
  recruitMoves(s, seat, out);
  const frigate = whyNoFrigate(s, seat) === undefined;
  const galleon = whyNoGalleon(s, seat) === undefined;
  const fortress = whyNotPay(s, seat, FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA, 'EF-116') === undefined;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] !== seat) continue;
    if (frigate || galleon) {
      const free = whyNotLaunch(s, seat, planet, 'EF-112') === undefined;
      if (frigate && free) out.push({ kind: 'frigate', planet });
      if (galleon && free) out.push({ kind: 'galleon', planet });
    }
    if (fortress && whyNotFortressHere(s, seat, planet) === undefined) out.push({ kind: 'fortress', planet });
  }
  if (galleon && !hasFreePlanet(s, seat)) out.push({ kind: 'galleon', planet: -1 });
  if (!isTeam(s)) return;
  for (const move of SHARE_MOVES) if (move.kind === 'share' && whyNotShare(s, seat, move) === undefined) out.push(move);
}

type BuildMove = MoveOf<'recruit' | 'frigate' | 'fortress' | 'galleon' | 'share'>;

export function whyNotBuild(s: State, seat: Seat, move: BuildMove): Reason | undefined {
  switch (move.kind) {
    case 'recruit':
      return whyNotRecruit(s, seat, move);
    case 'frigate':
      return whyNotFrigate(s, seat, move);
    case 'fortress':
      return whyNotFortress(s, seat, move);
    case 'galleon':
      return whyNotGalleon(s, seat, move);
    case 'share':
      return whyNotShare(s, seat, move);
  }
}

export function playBuild(s: State, seat: Seat, move: BuildMove, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'recruit':
      emit({ kind: 'CrewRecruited', seat, crew: move.crew, pepper: CREW_COST_PEPPER });
      break;
    case 'frigate': {
      const first = shipOf(seat, 1);
      const ship = s.shipAt[first] === NOWHERE ? first : first + 1;
      emit({ kind: 'FrigateBuilt', ship, planet: move.planet, pepper: frigatePepper(s, seat) });
      break;
    }
    case 'fortress':
      emit({ kind: 'FortressBuilt', seat, planet: move.planet, pepper: FORTRESS_COST_PEPPER, vanilla: FORTRESS_COST_VANILLA });
      break;
    case 'galleon': {
      const field = move.planet < 0 ? ROSE : num(PLANET_FIELD, move.planet);
      emit({ kind: 'GalleonBuilt', seat, captain: captainOf(s, seat), field, vanilla: GALLEON_COST_VANILLA });
      break;
    }
    case 'share':
      emit({ kind: 'SpiceShared', seat, to: partnerOf(s, seat), spice: move.spice });
      break;
  }
}
