import type { Emit, Seat } from '@quarterdeck/kernel';
import { DISPLAY_SIZE } from '../data/components';
import type { Event } from '../events';
import { at, countOf, range } from '../numbers';
import { NONE, type State, slotTile } from '../state';
import { endGame } from './end';

/* From one turn to the next, and from one round to the next. */

/** YA-084. */
export function endTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'TurnEnded', seat });
  if (s.current === s.order.length) endRound(s, emit);
}

function endRound(s: State, emit: Emit<Event>): void {
  emit({ kind: 'RoundEnded', round: s.round });
  // YA-085, YA-D24: a last building ends the game before anything is prepared.
  if (s.figures.includes(0)) endGame(s, 'lastBuilding', emit);
  // YA-092, YA-D23.
  else if (s.supply.includes(0)) endGame(s, 'boats', emit);
  else refillDisplay(s, emit);
}

/** YA-086, YA-087. */
function refillDisplay(s: State, emit: Emit<Event>): void {
  const spots = range(DISPLAY_SIZE).filter((spot) => s.display[spot] !== NONE);
  emit({ kind: 'CoinsLaid', spots });
  const empty = DISPLAY_SIZE - spots.length;
  if (empty > s.specialistDeck) endGame(s, 'specialists', emit);
  else if (empty > 0) emit({ kind: 'PhaseBegan', phase: 'specialists' });
  else refillRow(s, emit);
}

/** How many tiles the row lacks. */
const rowGaps = (s: State): number => countOf(s.row, NONE);
/** How many of those that fill it nobody has seen yet. */
export const freshForRow = (s: State): number => Math.max(0, rowGaps(s) - s.top.length);

/** YA-088. */
export function refillRow(s: State, emit: Emit<Event>): void {
  const gaps = rowGaps(s);
  if (gaps > s.deck) endGame(s, 'buildings', emit);
  else if (freshForRow(s) > 0) emit({ kind: 'PhaseBegan', phase: 'row' });
  else {
    if (gaps > 0) layRow(s, [], emit);
    moveMeeples(s, emit);
  }
}

/** Tiles put back on the deck come first, then those that chance gave. */
export function layRow(s: State, fresh: readonly number[], emit: Emit<Event>): void {
  const seen = s.top.slice(0, Math.min(s.top.length, rowGaps(s))).map((slot) => slotTile(s, slot));
  emit({ kind: 'RowFilled', tiles: [...seen, ...fresh] });
}

/** YA-089: each meeple goes to the spot with the number of its fleet. */
export function moveMeeples(s: State, emit: Emit<Event>): void {
  const byFleet = range(s.order.length).sort((a, b) => at(s.taken, a) - at(s.taken, b));
  emit({ kind: 'MeeplesMoved', order: byFleet.map((i) => at(s.order, i)), spots: byFleet.map((i) => at(s.taken, i)) });
  emit({ kind: 'PhaseBegan', phase: 'fleets' });
}

/** YA-091: the fleets of the round, which the meeples' spots still tell, go behind the older face-down ones. */
export function shuffleFleets(s: State, emit: Emit<Event>): void {
  emit({ kind: 'FleetsShuffled', fleets: s.spots.slice() });
}

export const isSetup = (s: State): boolean => s.round === 0;
