import { add, at, type Emit, type Message, type Reason, reason, type Seat, type SeatsTurn, seatTurn } from '@quarterdeck/kernel';
import { COLOUR_INDEX, COLOURS, type Colour } from './data/colours';
import { ROUNDS, TIME_BY_ROUND } from './data/figures';
import { CANNONS_END } from './data/tracks';
import type { Event, HappeningsOf } from './event';
import { colourName } from './names';
import { scoreFinally } from './rules/final/scoring';
import { maybeCompensate } from './rules/gold/compensation';
import { goldOffer } from './rules/gold/purse';
import { attack } from './rules/pirates/attack';
import { say } from './say';
import { actor, NONE, phasesBegun, pirateStrength, type Stage, type State, tracksOf } from './state';

/**
 * Where the game stands. Chance: what is drawn. A seat: it chooses its action of the phase, carries
 * out the action of a colour, decides about a post, takes a token that is due; `done` when all that
 * is left is to end the turn.
 */
export type Step =
  | 'map'
  | 'order'
  | 'pirate'
  | 'progress'
  | 'production'
  | 'tower'
  | 'choose'
  | Colour
  | 'found'
  | 'token'
  | 'done'
  | 'over';

const STEP_OF: Readonly<Record<Exclude<Stage, 'act'>, Step>> = {
  map: 'map',
  order: 'order',
  pirate: 'pirate',
  progress: 'progress',
  production: 'production',
  fill: 'tower',
  throw: 'tower',
  choose: 'choose',
  found: 'found',
  token: 'token',
  over: 'over',
};

/** After the choice: an action under way, or nothing left of it. */
export const ACTING: readonly Step[] = [...COLOURS, 'done'];
/** All of a seat's own turn. */
export const ANY_STEP: readonly Step[] = ['choose', 'found', 'token', ...ACTING];

export function step(s: State): Step {
  if (s.stage !== 'act') return STEP_OF[s.stage];
  return s.action === 'none' ? 'done' : s.action;
}

export function deciders(s: State): SeatsTurn {
  return seatTurn(actor(s));
}

/** The question of every step, to whoever it is asked of. */
export function ask(s: State, seat: Seat): Message {
  if (s.stage === 'act') return say(`decision.${s.action}`, { ap: s.ap, gold: at(s.gold, seat), end: trackEnd(s) });
  if (s.stage === 'choose') return say('decision.choose', { gold: goldOffer(s, seat) });
  return say(s.stage === 'found' || s.stage === 'token' ? `decision.${s.stage}` : 'decision.wait');
}

function trackEnd(s: State): number {
  if (s.action === 'black') return CANNONS_END;
  const { progressEnd, specialEnd } = tracksOf(s);
  return s.action === 'brown' ? progressEnd : specialEnd;
}

export const NOT_YOUR_TURN = reason('NOT_YOUR_TURN', 'AM-068');
/** What has to be done first, by stage. */
const FIRST: Partial<Readonly<Record<Stage, Reason>>> = {
  choose: reason('CHOOSE_FIRST', 'AM-068'),
  found: reason('POST_FIRST', 'AM-094'),
  token: reason('TOKEN_FIRST', 'AM-121'),
};

/** Why a move does not belong to this moment: what has to be done first, or what is wrong with it in the action under way. */
export function untimely(inAction: Reason): (s: State, seat: Seat) => Reason {
  return (s, seat) => (actor(s) === seat ? (FIRST[s.stage] ?? inAction) : NOT_YOUR_TURN);
}

/** The top time marker goes, the phases start again with blue (AM-183, AM-061). */
export function beginRound(s: State, emit: Emit<Event>): void {
  emit({ kind: 'RoundBegan', round: s.round + 1, time: at(TIME_BY_ROUND, s.round) });
  nextPhase(s, emit);
}

/** On to the next phase that has cubes to throw, or to the end of the round (AM-064, AM-076). */
export function nextPhase(s: State, emit: Emit<Event>): void {
  while (phasesBegun(s) < COLOURS.length) {
    const colour = at(COLOURS, phasesBegun(s));
    emit({ kind: 'PhaseBegan', colour, order: s.order.slice() });
    if (at(s.storage, s.phase) > 0) return;
    emit({ kind: 'PhaseSkipped', colour, thrown: 0 });
  }
  endRound(s, emit);
}

/** The seat is done; points left are lost (AM-071, AM-D49). When all have had their turn the cubes are sorted (AM-074). */
export function endTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  maybeCompensate(s, seat, emit);
  emit({ kind: 'TurnEnded', seat });
  if (s.acted < s.seats) return;
  emit({ kind: 'CubesSorted' });
  nextPhase(s, emit);
}

/** Pirates after every round; after the last one the final scoring (AM-174). */
function endRound(s: State, emit: Emit<Event>): void {
  emit({ kind: 'RoundEnded', round: s.round, strength: pirateStrength(s) });
  attack(s, emit);
  if (s.round === ROUNDS) scoreFinally(s, emit);
}

export const happenings: HappeningsOf<'RoundBegan' | 'PhaseBegan' | 'PhaseSkipped' | 'TurnEnded' | 'CubesSorted' | 'RoundEnded'> = {
  RoundBegan: {
    evolve(s, e) {
      s.round = e.round;
    },
    say: ({ round, time }) => say('event.RoundBegan', { round, time }),
  },
  PhaseBegan: {
    evolve(s, e) {
      s.phase = COLOUR_INDEX[e.colour];
      s.queue = e.order.slice();
      s.acted = 0;
      s.stage = 'throw';
    },
    say: () => undefined,
  },
  PhaseSkipped: {
    /** What was thrown has stuck. */
    evolve(s, e) {
      s.storage[s.phase] = 0;
      add(s.inside, s.phase, e.thrown);
    },
    say: ({ colour, thrown }) => say(thrown === 0 ? 'event.PhaseSkipped.empty' : 'event.PhaseSkipped', { colour: colourName(colour) }),
  },
  TurnEnded: {
    evolve(s) {
      s.acted++;
      s.action = 'none';
      s.ap = 0;
      s.stage = 'choose';
    },
    say: () => undefined,
  },
  CubesSorted: {
    evolve(s) {
      for (let colour = 0; colour < s.field.length; colour++) {
        add(s.storage, colour, at(s.field, colour));
        s.field[colour] = 0;
      }
    },
    say: () => undefined,
  },
  RoundEnded: {
    evolve(s) {
      s.phase = NONE;
      s.stage = 'pirate';
    },
    say: ({ round, strength }) => say('event.RoundEnded', { round, strength }),
  },
};
