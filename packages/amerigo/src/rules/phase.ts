import type { Emit, Seat } from '@quarterdeck/kernel';
import { COLOURS } from '../data/colours';
import { ROUNDS, TIME_BY_ROUND } from '../data/constants';
import type { Event } from '../events';
import { at, row } from '../numbers';
import { pirateStrength, type State } from '../state';
import { scoreFinally } from './final';
import { maybeCompensate } from './gold';
import { attack } from './pirates';

/** The top time marker goes, the phases start again with blue (AM-183, AM-061). */
export function beginRound(s: State, emit: Emit<Event>): void {
  emit({ kind: 'RoundBegan', round: s.round + 1, time: row(TIME_BY_ROUND, s.round) });
  nextPhase(s, emit);
}

/** On to the next phase that has cubes to throw, or to the end of the round (AM-064, AM-076). */
export function nextPhase(s: State, emit: Emit<Event>): void {
  while (s.phase < COLOURS.length - 1) {
    const colour = row(COLOURS, s.phase + 1);
    emit({ kind: 'PhaseBegan', colour, order: s.order.slice() });
    if (at(s.storage, s.phase) > 0) return;
    emit({ kind: 'PhaseSkipped', colour, thrown: 0 });
  }
  endRound(s, emit);
}

/** The seat says that it is done; points left are lost (AM-071, AM-D49). */
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
