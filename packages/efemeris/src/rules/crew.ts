import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { BANKER, CREW, crewInSlot, GUNNER, OFFICER, SLOTS, slotOfCrew } from '../data/crew';
import { DOCTOR, FREE_FRIGATE, GOVERNOR, RANGE } from '../data/effects';
import { ATTACK_RANGE, CREW_PER_TURN, SPICE_CAP } from '../data/limits';
import type { Event } from '../events';
import { NOWHERE, ROSE } from '../fields';
import { item, num } from '../items';
import type { Move, MoveOf } from '../move';
import { effectOf, galleonAt, inTruce, isTeam, partnerOf, planetUnderGalleon, type State, sideOf, spiceOf } from '../state';
import { eachTarget, hit, whyNotAttack } from './attack';
import { prepareAbility, whyNotPrepareAbility } from './captains';
import { gainSpice } from './collect';
import { frigatesLeft } from './limits';
import { BANKER_MOVES } from './tables';

/** Cards of a kind in a seat's hand, as far as the viewer knows. */
export function inHand(s: State, seat: Seat, crew: number): number {
  const slot = slotOfCrew(num(s.nation, sideOf(s, seat)), crew);
  return slot < 0 ? 0 : Math.max(0, num(s.hand, seat * SLOTS + slot));
}

/** EF-095, EF-096, EF-098: whether a card of this kind could be played at all. */
export function whyNoCrew(s: State, seat: Seat, crew: number, cards = 1): Reason | undefined {
  if (galleonAt(s, seat) === NOWHERE) return reason('NO_GALLEON', 'EF-098');
  if (num(s.crewPlayed, seat) + cards > CREW_PER_TURN) return reason('CREW_LIMIT', 'EF-096', { n: CREW_PER_TURN });
  if (inHand(s, seat, crew) === 0) return reason('NOT_IN_HAND', item(CREW, crew).rule);
  return undefined;
}

// Banker.

export function whyNotBanker(s: State, seat: Seat, move: MoveOf<'banker'>): Reason | undefined {
  const why = whyNoCrew(s, seat, BANKER);
  if (why !== undefined) return why;
  if (spiceOf(s, seat, 1 - move.spice) === 0) return reason('NOTHING_TO_TRADE', 'EF-300');
  if (spiceOf(s, seat, move.spice) >= SPICE_CAP) return reason('SPICE_FULL', 'EF-D37', { n: SPICE_CAP });
  return undefined;
}

export function playBanker(_s: State, seat: Seat, move: MoveOf<'banker'>, emit: Emit<Event>): void {
  emit({ kind: 'CrewPlayed', seat, crew: BANKER });
  emit({ kind: 'SpiceTraded', seat, given: 1 - move.spice, taken: move.spice });
}

// Gunner.

export function rangeOf(s: State, seat: Seat): number {
  return ATTACK_RANGE + effectOf(s, seat, RANGE);
}

export function whyNotGunner(s: State, seat: Seat, move: MoveOf<'gunner'>): Reason | undefined {
  return whyNoCrew(s, seat, GUNNER) ?? whyNotAttack(s, seat, galleonAt(s, seat), rangeOf(s, seat), move.target);
}

export function playGunner(s: State, seat: Seat, move: MoveOf<'gunner'>, emit: Emit<Event>): void {
  emit({ kind: 'CrewPlayed', seat, crew: GUNNER });
  hit(s, seat, move.target, emit);
}

// Crew whose play needs no further choice.

export function whyNotPlay(s: State, seat: Seat, move: MoveOf<'play'>): Reason | undefined {
  const kind = CREW[move.crew];
  if (kind === undefined || kind.effect.kind === 'attack' || kind.effect.kind === 'trade') return reason('NEEDS_A_CHOICE', 'EF-095');
  const why = whyNoCrew(s, seat, move.crew);
  if (why !== undefined) return why;
  switch (kind.effect.kind) {
    case 'ability':
      return whyNotPrepareAbility(s, seat);
    case 'toRose':
      return galleonAt(s, seat) === ROSE ? reason('NO_EFFECT', 'EF-D65') : undefined;
    case 'gain':
      return spiceOf(s, seat, kind.effect.spice) >= SPICE_CAP ? reason('SPICE_FULL', kind.rule, { n: SPICE_CAP }) : undefined;
    case 'prepare':
      return whyNotPrepare(s, seat, kind.effect.effect);
  }
}

/** EF-D65: crew that prepares something is refused where nothing can come of it. */
function whyNotPrepare(s: State, seat: Seat, effect: number): Reason | undefined {
  switch (effect) {
    case DOCTOR:
      return effectOf(s, seat, DOCTOR) > 0 ? reason('NO_EFFECT', 'EF-320') : undefined;
    case FREE_FRIGATE: {
      const ofPartner = isTeam(s) ? effectOf(s, partnerOf(s, seat), FREE_FRIGATE) : 0;
      return frigatesLeft(s, seat, effectOf(s, seat, FREE_FRIGATE) + 1, ofPartner) ? undefined : reason('FRIGATE_LIMIT', 'EF-321');
    }
    case GOVERNOR:
      return whyNotGovernor(s, seat);
    default:
      return undefined;
  }
}

function whyNotGovernor(s: State, seat: Seat): Reason | undefined {
  const planet = planetUnderGalleon(s, seat);
  if (planet < 0) return reason('NOT_ON_A_PLANET', 'EF-331');
  const owner = num(s.planetOwner, planet);
  if (owner < 0) return undefined;
  if (sideOf(s, owner) === sideOf(s, seat)) return reason('OWN_PLANET', 'EF-D72');
  if (inTruce(s, sideOf(s, owner))) return reason('TRUCE', 'EF-D67');
  return undefined;
}

export function playCrew(s: State, seat: Seat, move: MoveOf<'play'>, emit: Emit<Event>): void {
  const { effect } = item(CREW, move.crew);
  emit({ kind: 'CrewPlayed', seat, crew: move.crew });
  switch (effect.kind) {
    case 'toRose':
      emit({ kind: 'GalleonTransferred', seat, from: galleonAt(s, seat), to: ROSE });
      break;
    case 'gain':
      gainSpice(s, seat, effect.spice, effect.amount, 'courtesan', NOWHERE, emit);
      break;
    case 'prepare':
      emit({ kind: 'EffectPrepared', seat, effect: effect.effect, amount: effect.amount });
      break;
    case 'ability':
      prepareAbility(s, seat, emit);
      break;
    case 'attack':
    case 'trade':
      break;
  }
}

const PLAYS: readonly MoveOf<'play'>[] = CREW.map((_, crew) => ({ kind: 'play', crew }));

/** Cards other than the First Officer. */
export function crewMoves(s: State, seat: Seat, out: Move[]): void {
  if (galleonAt(s, seat) === NOWHERE || num(s.crewPlayed, seat) >= CREW_PER_TURN) return;
  const nation = num(s.nation, sideOf(s, seat));
  if (inHand(s, seat, GUNNER) > 0) {
    eachTarget(s, seat, galleonAt(s, seat), rangeOf(s, seat), (target) => out.push({ kind: 'gunner', target }));
  }
  for (const move of BANKER_MOVES) {
    if (move.kind === 'banker' && whyNotBanker(s, seat, move) === undefined) out.push(move);
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const crew = crewInSlot(nation, slot);
    if (crew === OFFICER || crew === GUNNER || crew === BANKER || inHand(s, seat, crew) === 0) continue;
    const move = item(PLAYS, crew);
    if (whyNotPlay(s, seat, move) === undefined) out.push(move);
  }
}
