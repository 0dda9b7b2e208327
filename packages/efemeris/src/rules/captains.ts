import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { WIND } from '../data/bonuses';
import { type Ability, CAPTAIN_CARDS } from '../data/captains';
import { crewInSlot, GUNNER, OFFICER, SLOTS } from '../data/crew';
import { COSME, RANGE, STRIDE } from '../data/effects';
import { ATTACK_RANGE, CREW_PER_TURN, FREEZE_RANGE, SPICE_CAP, WIND_STEPS } from '../data/limits';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import type { Event } from '../events';
import { NOWHERE, PLANET_FIELD } from '../fields';
import { num } from '../items';
import type { Move, MoveOf } from '../move';
import { isReached, pathTo, reached, reachedCount, searchRange, searchSailing } from '../sky';
import {
  bonusOf,
  captainOf,
  effectOf,
  GALLEON,
  galleonAt,
  inTruce,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  shipOn,
  sideOf,
  spiceOf,
} from '../state';
import { eachTarget, hit, whyNotAttack } from './attack';
import { whyNoBonus } from './bonuses';
import { whyNotFortressHere } from './build';
import { turnMoves } from './cassini';
import { gainSpice } from './collect';
import { inHand, whyNoCrew } from './crew';
import { moveAlong, whyNotEnemyShip, whyNotReached } from './sail';
import { driveMove } from './tables';

/** The ability of the captain in the sky; undefined without galleon. */
function abilityOf(s: State, seat: Seat): Ability | undefined {
  return galleonAt(s, seat) === NOWHERE ? undefined : CAPTAIN_CARDS[captainOf(s, seat)]?.ability;
}

/** EF-301: a First Officer serves the ability of the captain in command. */
export function whyNoOfficer(s: State, seat: Seat, kind: Ability['kind'], cards = 1): Reason | undefined {
  const why = whyNoCrew(s, seat, OFFICER, cards);
  if (why !== undefined) return why;
  return abilityOf(s, seat)?.kind === kind ? undefined : reason('OTHER_CAPTAIN', 'EF-301');
}

// Hubac, Cosme, Fairborne, Pargo: something that waits.

export function whyNotPrepareAbility(s: State, seat: Seat): Reason | undefined {
  const ability = abilityOf(s, seat);
  if (ability?.kind !== 'prepare') return reason('OTHER_CAPTAIN', 'EF-301');
  switch (ability.effect) {
    case STRIDE:
      if (s.sailed[shipOf(seat, GALLEON)] === 1) return reason('HAS_SAILED', 'EF-211');
      return num(s.frozenBy, shipOf(seat, GALLEON)) >= 0 ? reason('FROZEN', 'EF-213') : undefined;
    case COSME:
      return effectOf(s, seat, COSME) > 0 ? reason('NO_EFFECT', 'EF-D65') : undefined;
    case RANGE:
      if (inHand(s, seat, GUNNER) === 0) return reason('NEEDS_A_GUNNER', 'EF-236');
      return num(s.crewPlayed, seat) + 2 > CREW_PER_TURN ? reason('CREW_LIMIT', 'EF-236', { n: CREW_PER_TURN }) : undefined;
    default:
      return undefined;
  }
}

// Victorine de la Chesnaye.

function whyNotTransfer(s: State, seat: Seat, move: MoveOf<'transfer'>): Reason | undefined {
  const why = whyNoOfficer(s, seat, 'transfer');
  if (why !== undefined) return why;
  if (s.planetOwner[move.planet] !== seat) return reason('NOT_YOUR_PLANET', 'EF-220');
  return shipOn(s, num(PLANET_FIELD, move.planet)) >= 0 ? reason('SHIP_ON_PLANET', 'EF-D25') : undefined;
}

// Cicely Blake.

function whyNotFreeze(s: State, seat: Seat, move: MoveOf<'freeze'>): Reason | undefined {
  const why = whyNoOfficer(s, seat, 'freeze') ?? whyNotEnemyShip(s, seat, move.target);
  if (why !== undefined) return why;
  if (num(s.frozenBy, move.target) >= 0) return reason('NO_EFFECT', 'EF-D22');
  searchRange(s, galleonAt(s, seat), FREEZE_RANGE);
  return isReached(num(s.shipAt, move.target)) ? undefined : reason('OUT_OF_RANGE', 'EF-240', { n: FREEZE_RANGE });
}

// Peter Byng.

function whyNotRaid(s: State, seat: Seat, move: MoveOf<'raid'>): Reason | undefined {
  const why = whyNoOfficer(s, seat, 'raid');
  if (why !== undefined) return why;
  if (move.seat >= s.seats || sideOf(s, move.seat) === sideOf(s, seat)) return reason('NOT_AN_ENEMY', 'EF-250');
  if (inTruce(s, sideOf(s, move.seat))) return reason('TRUCE', 'EF-D67');
  return num(s.handSize, move.seat) === 0 ? reason('EMPTY_HAND', 'EF-D28') : undefined;
}

// Nathaniel Lancaster: officer and gunner together (EF-D74).

function whyNotBroadside(s: State, seat: Seat, move: MoveOf<'broadside'>): Reason | undefined {
  const why = whyNoOfficer(s, seat, 'broadside', 2);
  if (why !== undefined) return why;
  if (inHand(s, seat, GUNNER) === 0) return reason('NEEDS_A_GUNNER', 'EF-261');
  const field = num(s.shipAt, shipOf(seat, Math.min(move.ship, SHIPS_PER_SEAT - 1)));
  if (move.ship === GALLEON || move.ship >= SHIPS_PER_SEAT || field === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-260');
  return whyNotAttack(s, seat, field, ATTACK_RANGE, move.target);
}

// Catalina de Guzmán.

function whyNotCitadel(s: State, seat: Seat, move: MoveOf<'citadel'>): Reason | undefined {
  return whyNoOfficer(s, seat, 'citadel') ?? whyNotFortressHere(s, seat, move.planet);
}

// Isabel da Silva: officer and Solar Wind together.

function whyNotDrive(s: State, seat: Seat, move: MoveOf<'drive'>): Reason | undefined {
  const why = whyNoOfficer(s, seat, 'drive') ?? whyNoBonus(s, seat, WIND) ?? whyNotEnemyShip(s, seat, move.target);
  if (why !== undefined) return why;
  searchSailing(s, move.target, WIND_STEPS, s.rules.pushIntoSingularity);
  return whyNotReached(s, move.target, move.field, WIND_STEPS);
}

// Sebastián de Avilés.

function whyNotSell(s: State, seat: Seat, move: MoveOf<'sell'>): Reason | undefined {
  const why = whyNoOfficer(s, seat, 'sell');
  if (why !== undefined) return why;
  if (spiceOf(s, seat, PEPPER) >= SPICE_CAP && spiceOf(s, seat, VANILLA) >= SPICE_CAP) {
    return reason('SPICE_FULL', 'EF-D32', { n: SPICE_CAP });
  }
  // The officer that is played cannot be sold as well.
  const left = inHand(s, seat, move.crew) - (move.crew === OFFICER ? 1 : 0);
  return left > 0 ? undefined : reason('NOT_IN_HAND', 'EF-285');
}

/** All that a First Officer can do now. */
export function officerMoves(s: State, seat: Seat, out: Move[]): void {
  if (num(s.crewPlayed, seat) >= CREW_PER_TURN || inHand(s, seat, OFFICER) === 0) return;
  const ability = abilityOf(s, seat);
  switch (ability?.kind) {
    case undefined:
      return;
    case 'prepare':
      if (whyNotPrepareAbility(s, seat) === undefined) out.push({ kind: 'play', crew: OFFICER });
      return;
    case 'transfer':
    case 'citadel':
      for (let planet = 0; planet < PLANETS.length; planet++) {
        if (s.planetOwner[planet] !== seat) continue;
        const move: MoveOf<'transfer' | 'citadel'> = { kind: ability.kind, planet };
        const why = move.kind === 'transfer' ? whyNotTransfer(s, seat, move) : whyNotCitadel(s, seat, move);
        if (why === undefined) out.push(move);
      }
      return;
    case 'turn':
      turnMoves(s, seat, out);
      return;
    case 'freeze':
      searchRange(s, galleonAt(s, seat), FREEZE_RANGE);
      for (let target = 0; target < s.shipAt.length; target++) {
        if (whyNotEnemyShip(s, seat, target) !== undefined || num(s.frozenBy, target) >= 0) continue;
        if (isReached(num(s.shipAt, target))) out.push({ kind: 'freeze', target });
      }
      return;
    case 'raid':
      for (let victim = 0; victim < s.seats; victim++) {
        const move: MoveOf<'raid'> = { kind: 'raid', seat: victim };
        if (whyNotRaid(s, seat, move) === undefined) out.push(move);
      }
      return;
    case 'broadside':
      if (whyNoOfficer(s, seat, 'broadside', 2) !== undefined || inHand(s, seat, GUNNER) === 0) return;
      for (let ship = 1; ship < SHIPS_PER_SEAT; ship++) {
        const field = num(s.shipAt, shipOf(seat, ship));
        if (field === NOWHERE) continue;
        eachTarget(s, seat, field, ATTACK_RANGE, (target) => out.push({ kind: 'broadside', ship, target }));
      }
      return;
    case 'drive':
      if (bonusOf(s, seat, WIND) === 0) return;
      for (let target = 0; target < s.shipAt.length; target++) {
        if (whyNotEnemyShip(s, seat, target) !== undefined) continue;
        searchSailing(s, target, WIND_STEPS, s.rules.pushIntoSingularity);
        for (let i = 1; i < reachedCount(); i++) out.push(driveMove(target, num(reached, i)));
      }
      return;
    case 'sell':
      for (let slot = 0; slot < SLOTS; slot++) {
        const move: MoveOf<'sell'> = { kind: 'sell', crew: crewInSlot(num(s.nation, sideOf(s, seat)), slot) };
        if (whyNotSell(s, seat, move) === undefined) out.push(move);
      }
  }
}

type OfficerMove = MoveOf<'transfer' | 'freeze' | 'raid' | 'broadside' | 'citadel' | 'drive' | 'sell'>;

export function whyNotOfficerMove(s: State, seat: Seat, move: OfficerMove): Reason | undefined {
  switch (move.kind) {
    case 'transfer':
      return whyNotTransfer(s, seat, move);
    case 'freeze':
      return whyNotFreeze(s, seat, move);
    case 'raid':
      return whyNotRaid(s, seat, move);
    case 'broadside':
      return whyNotBroadside(s, seat, move);
    case 'citadel':
      return whyNotCitadel(s, seat, move);
    case 'drive':
      return whyNotDrive(s, seat, move);
    case 'sell':
      return whyNotSell(s, seat, move);
  }
}

/** What the captain's ability leaves waiting. */
export function prepareAbility(s: State, seat: Seat, emit: Emit<Event>): void {
  const ability = abilityOf(s, seat);
  if (ability?.kind === 'prepare') emit({ kind: 'EffectPrepared', seat, effect: ability.effect, amount: ability.amount });
}

export function playOfficerMove(s: State, seat: Seat, move: OfficerMove, emit: Emit<Event>): void {
  emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
  switch (move.kind) {
    case 'transfer':
      emit({ kind: 'GalleonTransferred', seat, from: galleonAt(s, seat), to: num(PLANET_FIELD, move.planet) });
      break;
    case 'freeze':
      emit({ kind: 'ShipFrozen', ship: move.target, by: seat });
      break;
    case 'raid':
      emit({ kind: 'RaidBegan', seat, victim: move.seat });
      break;
    case 'broadside':
      emit({ kind: 'CrewPlayed', seat, crew: GUNNER });
      hit(s, seat, move.target, emit);
      break;
    case 'citadel':
      emit({ kind: 'FortressBuilt', seat, planet: move.planet, pepper: 0, vanilla: 0 });
      break;
    case 'drive': {
      searchSailing(s, move.target, WIND_STEPS, s.rules.pushIntoSingularity);
      const path = pathTo(move.field);
      emit({ kind: 'BonusUsed', seat, bonus: WIND });
      moveAlong(s, move.target, seat, 'drive', path, emit);
      break;
    }
    case 'sell':
      emit({ kind: 'CrewSold', seat, crew: move.crew });
      gainSpice(s, seat, PEPPER, 1, 'sale', NOWHERE, emit);
      gainSpice(s, seat, VANILLA, 1, 'sale', NOWHERE, emit);
      break;
  }
}
