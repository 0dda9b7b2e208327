import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CAPTAIN_CARDS, CAPTAINS_PER_NATION, NATIONS } from '../data/captains';
import { crewInSlot, SLOTS, slotOfCrew } from '../data/crew';
import { CAPTAINS, EXPERT_CAPTAINS, START_CREW, START_SPICES, TEAM_START_CREW } from '../data/limits';
import { BASE_PLACES, EDGES, NORTH, SOUTH, SOUTH_EAST, SOUTH_WEST } from '../data/places';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import type { Event } from '../events';
import { NEIGHBOUR, NOWHERE, PLANET_TILE } from '../fields';
import { item, num } from '../items';
import type { Move, MoveOf } from '../move';
import {
  endSeat,
  firstSeat,
  isTeam,
  type Phase,
  partnerOf,
  rankInOrder,
  type SetupStep,
  type State,
  sideAtRank,
  sideCount,
  sideOf,
} from '../state';
import { layMove } from './tables';
import { beginTurn } from './turn';

type Order = Readonly<Partial<Record<Phase, SetupStep>>>;
const NEXT_STEP: Order = { nation: 'captains', captains: 'crew', crew: 'planet', planet: 'mobilise' };
/** EF-056: with partners the planets come before the crew. */
const NEXT_TEAM_STEP: Order = { nation: 'captains', captains: 'planet', planet: 'mobilise', mobilise: 'crew' };

export function captainsToChoose(s: State): number {
  if (isTeam(s)) return 1;
  return s.rules.expert ? EXPERT_CAPTAINS : CAPTAINS;
}

export function crewToChoose(s: State): number {
  return isTeam(s) ? TEAM_START_CREW : START_CREW;
}

// Who is at it.

/** Seats that have something to choose in the running step, as bits. */
export function choosers(s: State): number {
  switch (s.phase) {
    case 'nation':
      return seatsOfFirstSide(s, (seat) => num(s.nation, sideOf(s, seat)) < 0);
    case 'captains':
      return seatsThat(0, s.seats, (seat) => item(s.captains, seat).length === 0);
    case 'crew':
      return isTeam(s) ? pickers(s) : seatsThat(0, s.seats, (seat) => num(s.handSize, seat) === 0);
    case 'planet':
      return seatsOfFirstSide(s, (seat) => num(s.mobilisation, seat) < 0);
    case 'mobilise':
      return seatsOfFirstSide(s, (seat) => !isMobilised(s, seat));
    default:
      return 0;
  }
}

function isMobilised(s: State, seat: Seat): boolean {
  return num(s.placeOf, num(PLANET_TILE, num(s.mobilisation, seat))) >= 0;
}

function seatsThat(from: Seat, to: Seat, wait: (seat: Seat) => boolean): number {
  let bits = 0;
  for (let seat = from; seat < to; seat++) if (wait(seat)) bits |= 1 << seat;
  return bits;
}

/** EF-024, EF-D55: side after side in turn order; partners choose together. */
function seatsOfFirstSide(s: State, wait: (seat: Seat) => boolean): number {
  for (let rank = 0; rank < sideCount(s); rank++) {
    const side = sideAtRank(s, rank);
    const bits = seatsThat(firstSeat(s, side), endSeat(s, side), wait);
    if (bits !== 0) return bits;
  }
  return 0;
}

/** EF-D79: both teams at once, partners one card at a time from the common twelve, the first seat first. */
function pickers(s: State): number {
  let bits = 0;
  for (let side = 0; side < sideCount(s); side++) {
    const first = firstSeat(s, side);
    const picked = num(s.handSize, first) + num(s.handSize, first + 1);
    if (picked < 2 * TEAM_START_CREW) bits |= 1 << (first + (picked % 2));
  }
  return bits;
}

// Step a: the nation.

export function whyNotNation(s: State, _seat: Seat, move: MoveOf<'nation'>): Reason | undefined {
  if (s.nation.includes(move.nation)) return reason('NATION_TAKEN', 'EF-025');
  return undefined;
}

// Step b: captains, in secret.

export function whyNotCaptains(s: State, seat: Seat, move: MoveOf<'captains'>): Reason | undefined {
  const wanted = captainsToChoose(s);
  const rule = isTeam(s) ? 'EF-052' : s.rules.expert ? 'EF-204' : 'EF-026';
  if (move.captains.length !== wanted || new Set(move.captains).size !== wanted) return reason('WRONG_NUMBER', rule, { n: wanted });
  const nation = num(s.nation, sideOf(s, seat));
  if (move.captains.some((captain) => CAPTAIN_CARDS[captain]?.nation !== nation)) return reason('OTHER_NATION', 'EF-025');
  if (isTeam(s) && item(s.captains, partnerOf(s, seat)).includes(num(move.captains, 0))) return reason('PARTNER_HAS_IT', 'EF-052');
  return undefined;
}

function captainMoves(s: State, seat: Seat, out: Move[]): void {
  const wanted = captainsToChoose(s);
  const first = num(s.nation, sideOf(s, seat)) * CAPTAINS_PER_NATION;
  const chosen: number[] = [];
  const choose = (): void => {
    if (chosen.length === wanted) {
      const move: Move = { kind: 'captains', captains: chosen.slice() };
      if (whyNotCaptains(s, seat, move) === undefined) out.push(move);
      return;
    }
    for (let captain = first; captain < first + CAPTAINS_PER_NATION; captain++) {
      if (chosen.includes(captain)) continue;
      chosen.push(captain);
      choose();
      chosen.pop();
    }
  };
  choose();
}

// Step c: crew.

export function whyNotCrew(s: State, seat: Seat, move: MoveOf<'crew'>): Reason | undefined {
  const wanted = isTeam(s) ? 1 : START_CREW;
  if (move.crew.length !== wanted) return reason('WRONG_NUMBER', isTeam(s) ? 'EF-055' : 'EF-028', { n: wanted });
  const side = sideOf(s, seat);
  const slots = move.crew.map((crew) => slotOfCrew(num(s.nation, side), crew));
  if (slots.includes(-1)) return reason('OTHER_NATION', 'EF-004');
  if (slots.some((slot, i) => i > 0 && slot < num(slots, i - 1))) return reason('CREW_ORDER', 'EF-028');
  for (let slot = 0; slot < SLOTS; slot++) {
    const cards = slots.filter((other) => other === slot).length;
    if (cards > num(s.reserve, side * SLOTS + slot)) return reason('NOT_IN_RESERVE', 'EF-028');
  }
  return undefined;
}

function crewMoves(s: State, seat: Seat, out: Move[]): void {
  const side = sideOf(s, seat);
  const nation = num(s.nation, side);
  const chosen: number[] = [];
  const choose = (slot: number, left: number): void => {
    if (left === 0) {
      out.push({ kind: 'crew', crew: chosen.slice() });
      return;
    }
    if (slot === SLOTS) return;
    const cards = Math.min(left, num(s.reserve, side * SLOTS + slot));
    for (let n = 0; n < cards; n++) chosen.push(crewInSlot(nation, slot));
    for (let n = cards; n >= 0; n--) {
      choose(slot + 1, left - n);
      if (n > 0) chosen.pop();
    }
  };
  choose(0, isTeam(s) ? 1 : START_CREW);
}

// Step d: mobilisation planets.

export function whyNotPlanet(s: State, _seat: Seat, move: MoveOf<'planet'>): Reason | undefined {
  if (s.mobilisation.includes(move.planet)) return reason('PLANET_TAKEN', 'EF-030');
  return undefined;
}

/** Where a side's first tile goes: north and south, or north, south-east and south-west. */
function startPlace(s: State, side: number): number {
  const rank = rankInOrder(s, side);
  if (rank === 0) return NORTH;
  if (s.seats !== 3) return SOUTH;
  return rank === 1 ? SOUTH_EAST : SOUTH_WEST;
}

export function whyNotMobilise(s: State, seat: Seat, move: MoveOf<'lay'>): Reason | undefined {
  if (num(PLANET_TILE, num(s.mobilisation, seat)) !== move.tile) return reason('NOT_YOUR_TILE', 'EF-031');
  const start = startPlace(s, sideOf(s, seat));
  const partner = partnerOf(s, seat);
  if (partner < 0 || !isMobilised(s, partner)) {
    return move.place === start ? undefined : reason('NOT_THE_START_PLACE', isTeam(s) ? 'EF-054' : 'EF-031');
  }
  const touches = EDGES.some((_, edge) => num(NEIGHBOUR, start * 6 + edge) === move.place);
  if (!touches || move.place >= BASE_PLACES) return reason('NOT_NEXT_TO_PARTNER', 'EF-054');
  return num(s.tileAt, move.place) < 0 ? undefined : reason('PLACE_TAKEN', 'EF-054');
}

function mobiliseMoves(s: State, seat: Seat, out: Move[]): void {
  const tile = num(PLANET_TILE, num(s.mobilisation, seat));
  for (let place = 0; place < BASE_PLACES; place++) {
    if (whyNotMobilise(s, seat, layMove(tile, place, 0)) !== undefined) continue;
    for (let turn = 0; turn < 6; turn++) out.push(layMove(tile, place, turn));
  }
}

// The whole step.

export function setupMoves(s: State, seat: Seat, out: Move[]): void {
  switch (s.phase) {
    case 'nation':
      NATIONS.forEach((_, nation) => {
        if (!s.nation.includes(nation)) out.push({ kind: 'nation', nation });
      });
      return;
    case 'captains':
      captainMoves(s, seat, out);
      return;
    case 'crew':
      crewMoves(s, seat, out);
      return;
    case 'planet':
      PLANETS.forEach((_, planet) => {
        if (!s.mobilisation.includes(planet)) out.push({ kind: 'planet', planet });
      });
      return;
    case 'mobilise':
      mobiliseMoves(s, seat, out);
      return;
  }
}

export function playSetup(s: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'nation':
      emit({ kind: 'NationChosen', seat, nation: move.nation });
      break;
    case 'captains':
      emit({ kind: 'CaptainsChosen', seat, captains: move.captains });
      break;
    case 'crew':
      emit({ kind: 'CrewChosen', seat, crew: move.crew });
      break;
    case 'planet':
      emit({ kind: 'PlanetChosen', seat, planet: move.planet });
      break;
    case 'lay':
      emit({ kind: 'PlanetMobilised', seat, planet: num(s.mobilisation, seat), place: move.place, turn: move.turn });
      break;
  }
  if (choosers(s) === 0) finishStep(s, emit);
}

function finishStep(s: State, emit: Emit<Event>): void {
  // EF-026, EF-052: all stacks are put face up together, so that only the first captain is seen.
  if (s.phase === 'captains') emit({ kind: 'CaptainsRevealed', captains: s.captains.map((stack) => num(stack, 0)) });
  const next = (isTeam(s) ? NEXT_TEAM_STEP : NEXT_STEP)[s.phase];
  if (next !== undefined) {
    emit({ kind: 'StepBegan', step: next });
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const [pepper, vanilla] = item(START_SPICES, rankInOrder(s, sideOf(s, seat)));
    emit({ kind: 'SpiceGained', seat, spice: PEPPER, amount: pepper, source: 'setup', field: NOWHERE });
    emit({ kind: 'SpiceGained', seat, spice: VANILLA, amount: vanilla, source: 'setup', field: NOWHERE });
  }
  beginTurn(s, s.starter, emit);
}
