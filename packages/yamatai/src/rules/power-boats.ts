import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { FLEETS } from '../data/fleets';
import { isEntry, linksOf } from '../data/geometry';
import type { Event } from '../events';
import { DONE, landMove, liftMove, type Move, removeMove, swapBoatMove, withBoatMove } from '../move';
import { at } from '../numbers';
import { NONE, type State } from '../state';

/* Powers that touch boats on the board: move one, swap two, remove up to two (YA-D06, YA-D41). */

export type BoatPowerMove = Extract<Move, { readonly kind: 'lift' | 'land' | 'swapBoat' | 'withBoat' | 'remove' }>;

const NO_BOAT_THERE = reason('NO_BOAT_THERE', 'YA-D41');
const PLACED_THIS_TURN = reason('PLACED_THIS_TURN', 'YA-D06');
const NOWHERE_TO_GO = reason('NOWHERE_TO_GO', 'YA-D41');
const SPACE_TAKEN = reason('SPACE_TAKEN', 'YA-047');
const NOT_CONNECTED = reason('LANDING_NOT_CONNECTED', 'YA-D41');
const NO_OTHER_COLOUR = reason('NO_OTHER_COLOUR', 'YA-D41');
const SAME_COLOUR = reason('SAME_COLOUR', 'YA-D41');

const REMOVES_TWO = FLEETS.some(({ power }) => power.kind === 'removeBoats' && power.boats > 1);

const boatAt = (s: State, space: number): number => at(s.boats, space);
/** A boat that powers may touch: on the board since before this turn. */
const isOldBoat = (s: State, space: number): boolean => boatAt(s, space) !== NONE && !s.chain.includes(space);

function checkOldBoat(s: State, space: number): Reason | undefined {
  if (boatAt(s, space) === NONE) return NO_BOAT_THERE;
  return isOldBoat(s, space) ? undefined : PLACED_THIS_TURN;
}

/** An empty space that is an entry or connected to a boat other than the one on the move. */
function canLand(s: State, from: number, to: number): boolean {
  if (boatAt(s, to) !== NONE) return false;
  if (isEntry(to)) return true;
  const links = linksOf(to);
  for (let i = 0; i < links.length; i++) {
    const space = at(links, i);
    if (space !== from && boatAt(s, space) !== NONE) return true;
  }
  return false;
}

function canMove(s: State, from: number): boolean {
  for (let to = 0; to < s.boats.length; to++) if (canLand(s, from, to)) return true;
  return false;
}

const differs = (s: State, space: number, colour: number): boolean => isOldBoat(s, space) && boatAt(s, space) !== colour;

function canSwap(s: State, from: number): boolean {
  const colour = boatAt(s, from);
  for (let space = 0; space < s.boats.length; space++) if (differs(s, space, colour)) return true;
  return false;
}

export function checkBoatPower(s: State, move: BoatPowerMove): Reason | undefined {
  const { space } = move;
  switch (move.kind) {
    case 'lift':
      return checkOldBoat(s, space) ?? (canMove(s, space) ? undefined : NOWHERE_TO_GO);
    case 'land':
      if (boatAt(s, space) !== NONE) return SPACE_TAKEN;
      return canLand(s, s.pendingAt, space) ? undefined : NOT_CONNECTED;
    case 'swapBoat':
      return checkOldBoat(s, space) ?? (canSwap(s, space) ? undefined : NO_OTHER_COLOUR);
    case 'withBoat':
      return checkOldBoat(s, space) ?? (differs(s, space, boatAt(s, s.pendingAt)) ? undefined : SAME_COLOUR);
    case 'remove':
      return checkOldBoat(s, space);
  }
}

export function listBoatPower(s: State, kind: 'moveBoat' | 'swapBoats' | 'removeBoats', moves: Move[]): void {
  for (let space = 0; space < s.boats.length; space++) {
    if (!isOldBoat(s, space)) continue;
    if (kind === 'removeBoats') moves.push(removeMove(space));
    else if (kind === 'moveBoat') {
      if (canMove(s, space)) moves.push(liftMove(space));
    } else if (canSwap(s, space)) moves.push(swapBoatMove(space));
  }
}

export function finishBoatPower(s: State, moves: Move[]): void {
  const colour = s.pending === 'swapBoats' ? boatAt(s, s.pendingAt) : NONE;
  for (let space = 0; space < s.boats.length; space++) {
    if (s.pending === 'land') {
      if (canLand(s, s.pendingAt, space)) moves.push(landMove(space));
    } else if (s.pending === 'swapBoats') {
      if (differs(s, space, colour)) moves.push(withBoatMove(space));
    } else if (isOldBoat(s, space)) moves.push(removeMove(space));
  }
  if (s.pending === 'remove') moves.push(DONE);
}

export function playBoatPower(s: State, seat: Seat, move: BoatPowerMove, emit: Emit<Event>): void {
  const { space } = move;
  switch (move.kind) {
    case 'lift':
      emit({ kind: 'PowerAimed', seat, pending: 'land', at: space });
      return;
    case 'land':
      emit({ kind: 'BoatMoved', seat, colour: boatAt(s, s.pendingAt), from: s.pendingAt, to: space });
      return;
    case 'swapBoat':
      emit({ kind: 'PowerAimed', seat, pending: 'swapBoats', at: space });
      return;
    case 'withBoat': {
      const spaces = [s.pendingAt, space] as const;
      emit({ kind: 'BoatsSwapped', seat, spaces, colours: [boatAt(s, spaces[0]), boatAt(s, spaces[1])] });
      return;
    }
    case 'remove': {
      const first = s.pending === 'none';
      const others = s.boats.some((_, other) => other !== space && isOldBoat(s, other));
      emit({ kind: 'BoatRemoved', seat, colour: boatAt(s, space), space, more: REMOVES_TWO && first && others });
      return;
    }
  }
}
