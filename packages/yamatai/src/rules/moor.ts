import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { Event } from '../events';
import { MOORINGS, type Move } from '../move';
import { at, countOf, range, sum } from '../numbers';
import { BOAT_COLOURS, docked, dockedBoats, type State } from '../state';
import { berths } from './specialists';

/* Step 4: moor leftover boats; what finds no berth goes beside the dock. */

const NOT_MOORING = reason('NOT_MOORING', 'YA-035');
const NOT_YOUR_BOATS = reason('NOT_YOUR_BOATS', 'YA-075');
const KEEPS_BERTH = reason('KEEPS_BERTH', 'YA-D43');

/** Nothing is asked of a seat without unplaced boats of this turn: moored ones stay as they are. */
export function beginMooring(s: State, emit: Emit<Event>): void {
  emit({ kind: 'PhaseBegan', phase: sum(s.hand) === 0 ? 'recruit' : 'moor' });
}

export function checkMoor(s: State, seat: Seat, boats: readonly number[]): Reason | undefined {
  if (s.phase !== 'moor') return NOT_MOORING;
  const room = berths(s, seat);
  if (boats.length > room) return reason('NOT_ENOUGH_BERTHS', room === 1 ? 'YA-075' : 'YA-078', { berths: room });
  let coming = 0;
  let leaving = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) {
    const change = countOf(boats, colour) - docked(s, seat, colour);
    if (change > at(s.hand, colour)) return NOT_YOUR_BOATS;
    if (change > 0) coming += change;
    else leaving -= change;
  }
  // YA-076: a moored boat leaves only for one that finds no free berth.
  const free = room - dockedBoats(s, seat);
  if (leaving > Math.max(0, coming - free)) return KEEPS_BERTH;
  return undefined;
}

export function listMoorings(s: State, seat: Seat, moves: Move[]): void {
  const room = berths(s, seat);
  for (const move of MOORINGS) {
    if (move.boats.length > room) return;
    if (checkMoor(s, seat, move.boats) === undefined) moves.push(move);
  }
}

export function moor(s: State, seat: Seat, boats: readonly number[], emit: Emit<Event>): void {
  const dock = range(BOAT_COLOURS).map((colour) => countOf(boats, colour));
  const beside = dock.map((kept, colour) => at(s.hand, colour) + docked(s, seat, colour) - kept);
  emit({ kind: 'BoatsMoored', seat, dock, beside });
}
