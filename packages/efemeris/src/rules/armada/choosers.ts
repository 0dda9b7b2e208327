import { at, type Seat } from '@quarterdeck/kernel';
import { CAPTAINS, EXPERT_CAPTAINS, START_CREW, TEAM_START_CREW } from '../../data/figures';
import { PLANET_TILE } from '../../fields';
import { endSeat, firstSeat, isTeam, type Phase, type SetupStep, type State, sideAtRank, sideCount, sideOf } from '../../state';

/* Who has something to choose while the armada is put together, and how much. */

export function captainsToChoose(s: State): number {
  if (isTeam(s)) return 1;
  return s.rules.expert ? EXPERT_CAPTAINS : CAPTAINS;
}

export function crewToChoose(s: State): number {
  return isTeam(s) ? TEAM_START_CREW : START_CREW;
}

/** Cards that are chosen at once: partners pick one at a time (EF-055). */
export function crewAtOnce(s: State): number {
  return isTeam(s) ? 1 : START_CREW;
}

/** Seats that have something to choose in a step, as bits. */
const CHOOSERS: Readonly<Record<SetupStep, (s: State) => number>> = {
  nation: (s) => seatsOfFirstSide(s, (seat) => at(s.nation, sideOf(s, seat)) < 0),
  captains: (s) => seatsThat(0, s.seats, (seat) => at(s.captains, seat).length === 0),
  crew: (s) => (isTeam(s) ? pickers(s) : seatsThat(0, s.seats, (seat) => at(s.handSize, seat) === 0)),
  planet: (s) => seatsOfFirstSide(s, (seat) => at(s.mobilisation, seat) < 0),
  mobilise: (s) => seatsOfFirstSide(s, (seat) => !isMobilised(s, seat)),
};
const NOBODY_CHOOSES = (): number => 0;

/** Seats that have something to choose in the running step, as bits. */
export function choosers(s: State): number {
  const steps: Readonly<Partial<Record<Phase, (s: State) => number>>> = CHOOSERS;
  return (steps[s.phase] ?? NOBODY_CHOOSES)(s);
}

export function isMobilised(s: State, seat: Seat): boolean {
  return at(s.placeOf, at(PLANET_TILE, at(s.mobilisation, seat))) >= 0;
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
    const picked = at(s.handSize, first) + at(s.handSize, first + 1);
    if (picked < 2 * TEAM_START_CREW) bits |= 1 << (first + (picked % 2));
  }
  return bits;
}
