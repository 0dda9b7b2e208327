import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import { tavernOutcome } from '../data/tavern';
import type { Event } from '../events';
import { nextSeat } from '../fleet';
import { DIE, DIE_FACE, type State } from '../state';
import { kindsHeld } from './curses';
import { settleGuards } from './guards';
import { waitFor } from './wait';

/** The faces on the chart, ascending. */
function facesThrown(s: State): number[] {
  const faces: number[] = [];
  for (let i = 0; i < s.chart.length; i += DIE) faces.push(at(s.chart, i + DIE_FACE));
  return faces.sort((a, b) => a - b);
}

/** Every different way to give the dice to the players in seat order. */
export function assignments(s: State): number[][] {
  const all: number[][] = [];
  const given: number[] = [];
  const deal = (left: readonly number[]): void => {
    if (left.length === 0) all.push([...given]);
    for (let i = 0; i < left.length; i++) {
      if (i > 0 && left[i] === left[i - 1]) continue;
      given.push(at(left, i));
      deal([...left.slice(0, i), ...left.slice(i + 1)]);
      given.pop();
    }
  };
  deal(facesThrown(s));
  return all;
}

export function checkAssignment(s: State, faces: readonly number[]): Reason | undefined {
  const thrown = facesThrown(s);
  const given = [...faces].sort((a, b) => a - b);
  const same = thrown.length === given.length && thrown.every((face, i) => face === given[i]);
  return same ? undefined : reason('NOT_THE_DICE_THROWN', 'PI-162', { faces: thrown.join(' ') });
}

/** The dice lie; the Shaman deals them out unless all are alike. True when nothing waits. */
export function pourOut(s: State, emit: Emit<Event>): boolean {
  const faces = facesThrown(s);
  if (faces.every((face) => face === faces[0])) {
    assign(s, faces, emit);
    return true;
  }
  waitFor(s, 'tavern', s.actor, emit);
  return false;
}

export function assign(s: State, faces: readonly number[], emit: Emit<Event>): void {
  emit({ kind: 'TavernAssigned', seat: s.actor, faces });
}

/** The next guest clockwise from the Shaman who has not been served (PI-D66). */
export function nextGuest(s: State): Seat | undefined {
  let seat = s.actor;
  do {
    if (at(s.tavernFaces, seat) !== 0) return seat;
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return undefined;
}

/** Serves one guest. True when it was done at once; false when he has to choose the good he loses. */
export function serve(s: State, seat: Seat, emit: Emit<Event>): boolean {
  const face = at(s.tavernFaces, seat);
  const outcome = tavernOutcome(s.tavern, face);
  if (outcome === 'loseGood') {
    const { kinds, last } = kindsHeld(s, seat);
    if (kinds > 1) {
      waitFor(s, 'giveUp', seat, emit);
      return false;
    }
    if (kinds === 1) giveUp(s, seat, last, emit);
    else emit({ kind: 'TavernServed', seat, face, outcome, chests: 0 });
    return true;
  }
  const chests = outcome === 'gainChest' ? 1 : outcome === 'loseChest' && at(s.chests, seat) > 0 ? -1 : 0;
  emit({ kind: 'TavernServed', seat, face, outcome, chests });
  if (chests !== 0) settleGuards(s, seat, 'chests', emit);
  return true;
}

export function giveUp(s: State, seat: Seat, good: number, emit: Emit<Event>): void {
  emit({ kind: 'TavernServed', seat, face: at(s.tavernFaces, seat), outcome: 'loseGood', chests: 0, good });
  settleGuards(s, seat, 'ships', emit);
}
