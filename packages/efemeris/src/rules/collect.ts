import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { crewInSlot, SLOTS, slotOfCrew } from '../data/crew';
import { EXTRA_BONUS, EXTRA_SPICE } from '../data/effects';
import { BONUS_CAP, HAND_CAP, SPICE_CAP, TEAM_HAND_CAP } from '../data/limits';
import { PLANETS } from '../data/planets';
import type { Event, SpiceSource } from '../events';
import { kindOf, NOWHERE, PLANET_FIELD, SPICE_OF } from '../fields';
import { item, num, sum } from '../items';
import type { Move, MoveOf } from '../move';
import {
  bonusesHeld,
  effectOf,
  endSeat,
  firstSeat,
  isGalleon,
  isTeam,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  sideOf,
  spiceOf,
} from '../state';
import { advance } from './turn';

/** Takes spice up to the cap; what exceeds it is forfeited (EF-016). */
export function gainSpice(
  s: State,
  seat: Seat,
  spice: number,
  amount: number,
  source: SpiceSource,
  field: number,
  emit: Emit<Event>,
): void {
  const taken = Math.min(amount, SPICE_CAP - spiceOf(s, seat, spice));
  if (taken > 0) emit({ kind: 'SpiceGained', seat, spice, amount: taken, source, field });
}

export function handCap(s: State): number {
  return isTeam(s) ? TEAM_HAND_CAP : HAND_CAP;
}

/** Phase II for everybody of the side: spices at once; bonus markers and rescues wait for chance and choice. */
export function beginCollection(s: State, emit: Emit<Event>): void {
  const draws = s.draws.slice();
  const rescues = s.rescues.slice();
  let inBag = sum(s.bag);
  for (let seat = firstSeat(s, s.active); seat < endSeat(s, s.active); seat++) {
    const wanted = Math.min(markersDue(s, seat), BONUS_CAP - bonusesHeld(s, seat), inBag);
    draws[seat] = wanted;
    inBag -= wanted;
    rescues[seat] = rescuesDue(s, seat);
  }
  emit({ kind: 'CollectionBegan', draws, rescues });
  for (let seat = firstSeat(s, s.active); seat < endSeat(s, s.active); seat++) collectSpices(s, seat, emit);
}

function collectSpices(s: State, seat: Seat, emit: Emit<Event>): void {
  PLANETS.forEach(({ produces }, planet) => {
    if (s.planetOwner[planet] === seat) gainSpice(s, seat, produces, 1, 'planet', num(PLANET_FIELD, planet), emit);
  });
  for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) {
    const field = num(s.shipAt, ship);
    const spice = field === NOWHERE ? -1 : num(SPICE_OF, field);
    if (spice < 0) continue;
    const providence = kindOf(field) === 'providence';
    gainSpice(s, seat, spice, providence ? 2 : 1, providence ? 'providence' : 'factory', field, emit);
    // EF-D30: a table may deny Pargo the providence fields.
    const pargo = isGalleon(ship) && (!providence || s.rules.pargoOnProvidence);
    if (pargo) gainSpice(s, seat, spice, effectOf(s, seat, EXTRA_SPICE), 'pargo', field, emit);
  }
}

function markersDue(s: State, seat: Seat): number {
  let due = 0;
  for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) {
    const field = num(s.shipAt, ship);
    if (field === NOWHERE || kindOf(field) !== 'anchor') continue;
    due += isGalleon(ship) ? 1 + effectOf(s, seat, EXTRA_BONUS) : 1;
  }
  return due;
}

function rescuesDue(s: State, seat: Seat): number {
  let due = 0;
  for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) {
    const field = num(s.shipAt, ship);
    if (field !== NOWHERE && kindOf(field) === 'wreck') due++;
  }
  return Math.min(due, num(s.reserveSize, sideOf(s, seat)), handCap(s) - num(s.handSize, seat));
}

/** Seats that may still rescue crew, as bits. */
export function rescuers(s: State): number {
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) if (num(s.rescues, seat) > 0) bits |= 1 << seat;
  return bits;
}

export function whyNotRescue(s: State, seat: Seat, move: MoveOf<'rescue'>): Reason | undefined {
  const side = sideOf(s, seat);
  const slot = slotOfCrew(num(s.nation, side), move.crew);
  if (slot < 0 || num(s.reserve, side * SLOTS + slot) <= 0) return reason('NOT_IN_RESERVE', 'EF-203');
  return undefined;
}

export function rescueMoves(s: State, seat: Seat, out: Move[]): void {
  const nation = num(s.nation, sideOf(s, seat));
  for (let slot = 0; slot < SLOTS; slot++) {
    const move: MoveOf<'rescue'> = { kind: 'rescue', crew: crewInSlot(nation, slot) };
    if (whyNotRescue(s, seat, move) === undefined) out.push(move);
  }
  out.push({ kind: 'leave' });
}

export function playRescue(s: State, seat: Seat, move: MoveOf<'rescue' | 'leave'>, emit: Emit<Event>): void {
  if (move.kind === 'leave') emit({ kind: 'WreckLeft', seat });
  else emit({ kind: 'CrewRescued', seat, crew: move.crew });
  advance(s, emit);
}

/** EF-082: chance gave the markers, in the order of the seats. */
export function drawBonuses(s: State, bonuses: readonly number[], emit: Emit<Event>): void {
  let drawn = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let n = num(s.draws, seat); n > 0; n--) emit({ kind: 'BonusDrawn', seat, bonus: item(bonuses, drawn++) });
  }
  advance(s, emit);
}
