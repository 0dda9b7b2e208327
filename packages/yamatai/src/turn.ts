import { type Emit, type Message, type Reason, reason, type Seat, type SeatsTurn, seatTurn, sum } from '@quarterdeck/kernel';
import type { Event } from './event';
import { beginPhase } from './rules/round/phase';
import { say } from './say';
import { active, type Pending, type Phase, type State } from './state';

/* The turn as a whole: where it stands, whose it is, why something must wait, and how it goes on. */

/** A begun power is finished before the phase goes on; `look` is chance turning the deck. */
export type Step = Phase | Exclude<Pending, 'none' | 'draw'> | 'look';

export function step(s: State): Step {
  if (s.pending === 'none') return s.phase;
  return s.pending === 'draw' ? 'look' : s.pending;
}

export const deciders = (s: State): SeatsTurn => seatTurn(active(s));

/** From taking the fleet to the end of step 5: when its power may be used (YA-040, YA-D07). */
export const WHOLE_TURN: readonly Step[] = ['trade', 'place', 'collect', 'extra', 'moor', 'recruit'];

const CHANCE: readonly Step[] = ['specialists', 'row', 'fleets', 'islands', 'order', 'look'];

export const NOT_YOUR_TURN = reason('NOT_YOUR_TURN', 'YA-034');
const TAKE_FLEET_FIRST = reason('TAKE_FLEET_FIRST', 'YA-036');
const FINISH_POWER = reason('FINISH_POWER', 'YA-D07');

/** Whether anything is asked of this seat now. */
export function isAsked(s: State, seat: Seat): boolean {
  const now = step(s);
  return now !== 'over' && !CHANCE.includes(now) && active(s) === seat;
}

/** Why a decision must wait whatever it is about, or `otherwise`, its own word for having missed its step. */
export function notNow(s: State, seat: Seat, otherwise: Reason): Reason {
  if (!isAsked(s, seat)) return NOT_YOUR_TURN;
  if (s.phase === 'fleet') return TAKE_FLEET_FIRST;
  return s.pending === 'none' ? otherwise : FINISH_POWER;
}

/** What is asked, as one sentence. */
export function ask(s: State): Message {
  if (s.pending !== 'none') return say(`decision.${s.pending}`);
  return s.phase === 'recruit' && s.recruited ? say('decision.recruited') : say(`decision.${s.phase}`);
}

/** After acting; nothing is asked of a seat without unplaced boats of this turn: moored ones stay as they are. */
export const beginMooring = (s: State, emit: Emit<Event>): void => beginPhase(sum(s.hand) === 0 ? 'recruit' : 'moor', emit);
