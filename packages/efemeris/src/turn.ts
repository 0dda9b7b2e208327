import { add, at, type Emit, type Reason, reason, type Seat, type SeatsTurn, seatTurn } from '@quarterdeck/kernel';
import { OF_ONE_TURN } from './data/effects';
import { TILES_PER_TURN } from './data/figures';
import type { Event, HappeningsOf } from './event';
import { choosers } from './rules/armada/choosers';
import { beginCollection, rescuers } from './rules/collect/collection';
import { explorers } from './rules/explore/drawn';
import { beginPhase, clearCrew, clearEffects, setEffect } from './rules/ledger';
import { say, sideWords } from './say';
import {
  endSeat,
  firstSeat,
  isTeam,
  NOBODY,
  type Phase,
  partnerOf,
  SHIPS_PER_SEAT,
  type Side,
  type State,
  shipOf,
  sideCount,
} from './state';

/** What is asked: the phase, with what chance or a partner has to say inside of it told apart. */
export type Step = Phase | 'tiles' | 'bonus' | 'raid' | 'consent';

export function step(s: State): Step {
  switch (s.phase) {
    case 'explore':
      return s.toDraw > 0 ? 'tiles' : 'explore';
    case 'collect':
      return someLeft(s.draws) ? 'bonus' : 'collect';
    case 'tactics':
      if (s.raided >= 0) return 'raid';
      return s.proposer >= 0 ? 'consent' : 'tactics';
    default:
      return s.phase;
  }
}

/** Turns of several seats, by the bits of the seats; made once. */
const SEVERAL: readonly SeatsTurn[] = Array.from({ length: 16 }, (_, bits) => {
  const seats = [0, 1, 2, 3].filter((seat) => (bits >> seat) & 1);
  return seats.length === 1 ? seatTurn(seats[0] ?? 0) : { kind: 'seats', seats };
});

/** Turns of a seat whose partner has finished and may take that back. */
const WITH_PARTNER: readonly SeatsTurn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'seats', seats: [seat], may: [seat ^ 1] }));

export function deciders(s: State): SeatsTurn {
  switch (s.phase) {
    case 'explore':
      return at(SEVERAL, explorers(s));
    case 'collect':
      return at(SEVERAL, rescuers(s));
    case 'tactics':
      return s.proposer >= 0 ? seatTurn(partnerOf(s, s.proposer)) : unfinished(s);
    case 'construct':
      return unfinished(s);
    default:
      return at(SEVERAL, choosers(s));
  }
}

/** Seats of the active side that have not finished the phase. */
function unfinished(s: State): SeatsTurn {
  if (!isTeam(s)) return seatTurn(s.active);
  const first = firstSeat(s, s.active);
  const one = (s.done[first] ?? 0) === 0;
  const other = (s.done[first + 1] ?? 0) === 0;
  if (one === other || s.recalled) return at(SEVERAL, (one ? 1 << first : 0) | (other ? 2 << first : 0));
  return at(WITH_PARTNER, one ? first : first + 1);
}

const NOT_YOURS: Reason = reason('NOT_YOUR_DECISION', 'EF-060');
const CONSENT_FIRST: Reason = reason('CONSENT_FIRST', 'EF-D26');

/** Why a decision of these phases has to wait while chance or a partner is asked inside of them. */
export function notNowIn(...phases: readonly Phase[]): (s: State, seat: Seat) => Reason | undefined {
  return (s, seat) => {
    if (!phases.includes(s.phase)) return undefined;
    return step(s) === 'consent' && deciders(s).seats.includes(seat) ? CONSENT_FIRST : NOT_YOURS;
  };
}

function someLeft(counts: readonly number[]): boolean {
  for (let i = 0; i < counts.length; i++) if ((counts[i] ?? 0) > 0) return true;
  return false;
}

/** EF-060: goes on from phase to phase until somebody has to decide or chance has to speak. */
export function advance(s: State, emit: Emit<Event>): void {
  for (;;) {
    switch (s.phase) {
      case 'explore':
        if (s.toDraw > 0 || s.drawn.length > 0) return;
        beginCollection(s, emit);
        break;
      case 'collect':
        if (someLeft(s.draws) || someLeft(s.rescues)) return;
        emit({ kind: 'TacticsBegan', side: s.active });
        return;
      case 'tactics':
        if (!allDone(s)) return;
        emit({ kind: 'ConstructionBegan', side: s.active });
        return;
      case 'construct':
        if (!allDone(s)) return;
        endTurn(s, emit);
        return;
      default:
        return;
    }
  }
}

function allDone(s: State): boolean {
  for (let seat = firstSeat(s, s.active); seat < endSeat(s, s.active); seat++) if ((s.done[seat] ?? 0) === 0) return false;
  return true;
}

export function beginTurn(s: State, side: Side, emit: Emit<Event>): void {
  emit({ kind: 'TurnBegan', side, tiles: Math.min(TILES_PER_TURN, s.stack) });
  advance(s, emit);
}

export function endTurn(s: State, emit: Emit<Event>): void {
  emit({ kind: 'TurnEnded', side: s.active });
  let next = (s.active + 1) % sideCount(s);
  while ((s.eliminated[firstSeat(s, next)] ?? 0) > 0) next = (next + 1) % sideCount(s);
  beginTurn(s, next, emit);
}

export const happenings: HappeningsOf<'TurnBegan' | 'TacticsBegan' | 'ConstructionBegan' | 'TurnEnded'> = {
  TurnBegan: {
    evolve(s, { side, tiles }) {
      s.phase = 'explore';
      s.active = side;
      s.toDraw = tiles;
      s.entrusted = false;
      s.consentRefused = false;
      s.shared = 0;
    },
    say: ({ side }, after) => say('event.TurnBegan', { who: sideWords(after, side) }),
  },
  TacticsBegan: {
    evolve(s, { side }) {
      s.phase = 'tactics';
      beginPhase(s);
      for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
        clearCrew(s, seat);
        clearEffects(s, seat);
        s.crewPlayed[seat] = 0;
        for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) s.sailed[ship] = 0;
      }
    },
    say: () => undefined,
  },
  ConstructionBegan: {
    evolve(s) {
      s.phase = 'construct';
      beginPhase(s);
    },
    say: () => undefined,
  },
  TurnEnded: {
    evolve(s, { side }) {
      add(s.turnsDone, side, 1);
      // EF-241: a frozen ship is free again when its owner's turn is over.
      for (let ship = shipOf(firstSeat(s, side), 0); ship < shipOf(endSeat(s, side), 0); ship++) s.frozenBy[ship] = NOBODY;
      // EF-D24, EF-D27, EF-D33, EF-D34: what was prepared for this turn alone is lost with it.
      for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
        for (let i = 0; i < OF_ONE_TURN.length; i++) setEffect(s, seat, OF_ONE_TURN[i] ?? 0, 0);
      }
    },
    say: () => undefined,
  },
};
