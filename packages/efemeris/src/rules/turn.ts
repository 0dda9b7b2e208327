import type { Emit, Seat } from '@quarterdeck/kernel';
import { PLANETS_TO_WIN, PLANETS_TO_WIN_GENERAL, TILES_PER_TURN } from '../data/limits';
import type { Event } from '../events';
import { NOWHERE } from '../fields';
import { item, num } from '../items';
import { endSeat, firstSeat, planetsOf, planetsOfSeat, type State, sideCount, sideOf } from '../state';
import { beginCollection } from './collect';
import { frigatesLeft, nextGalleonLeft } from './limits';

const some = (counts: readonly number[]): boolean => {
  for (const count of counts) if (count > 0) return true;
  return false;
};

/** EF-060: goes on from phase to phase until somebody has to decide or chance has to speak. */
export function advance(s: State, emit: Emit<Event>): void {
  for (;;) {
    switch (s.phase) {
      case 'explore':
        if (s.toDraw > 0 || s.drawn.length > 0) return;
        beginCollection(s, emit);
        break;
      case 'collect':
        if (some(s.draws) || some(s.rescues)) return;
        emit({ kind: 'TacticsBegan', side: s.active });
        return;
      case 'tactics':
        if (!allDone(s)) return;
        emit({ kind: 'ConstructionBegan', side: s.active });
        return;
      case 'construct':
        if (!allDone(s)) return;
        endTurn(s, emit);
        break;
      default:
        return;
    }
  }
}

function allDone(s: State): boolean {
  for (let seat = firstSeat(s, s.active); seat < endSeat(s, s.active); seat++) if (num(s.done, seat) === 0) return false;
  return true;
}

export function beginTurn(s: State, side: number, emit: Emit<Event>): void {
  emit({ kind: 'TurnBegan', side, tiles: Math.min(TILES_PER_TURN, s.stack) });
  advance(s, emit);
}

function endTurn(s: State, emit: Emit<Event>): void {
  emit({ kind: 'TurnEnded', side: s.active });
  let next = (s.active + 1) % sideCount(s);
  while (num(s.eliminated, firstSeat(s, next)) > 0) next = (next + 1) % sideCount(s);
  beginTurn(s, next, emit);
}

// The end of the game.

export function planetsToWin(s: State): number {
  return s.seats === 3 ? PLANETS_TO_WIN_GENERAL : PLANETS_TO_WIN;
}

function win(s: State, side: number, emit: Emit<Event>): void {
  emit({ kind: 'GameWon', side, planets: planetsOf(s, side) });
}

/** EF-D57: after a conquest, first whether it wins, then whether it took somebody's last planet. */
export function maybeWin(s: State, side: number, from: Seat, emit: Emit<Event>): void {
  if (planetsOf(s, side) >= planetsToWin(s)) {
    win(s, side, emit);
    return;
  }
  if (from < 0 || planetsOf(s, sideOf(s, from)) > 0) return;
  if (s.seats === 3) eliminateSeat(s, from, emit);
  else win(s, side, emit);
}

/** EF-D14: an eliminated player leaves; the last one wins. */
function eliminateSeat(s: State, seat: Seat, emit: Emit<Event>): void {
  const planets = s.planetOwner.flatMap((owner, planet) => (owner === seat ? [planet] : []));
  emit({ kind: 'SeatEliminated', seat, planets });
  const left = s.eliminated.flatMap((order, other) => (order === 0 ? [other] : []));
  if (left.length === 1) win(s, item(left, 0), emit);
  else maybeDraw(s, emit);
}

/** EF-D77: whoever concedes gives the game to the other side; among three he is eliminated. */
export function concede(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'Conceded', seat });
  if (s.seats !== 3) {
    win(s, 1 - sideOf(s, seat), emit);
    return;
  }
  eliminateSeat(s, seat, emit);
  if (s.phase !== 'over') endTurn(s, emit);
}

/** EF-D77: without ships, and without a way to get one, no planet can change hands any more. */
export function maybeDraw(s: State, emit: Emit<Event>): void {
  for (const field of s.shipAt) if (field !== NOWHERE) return;
  for (let seat = 0; seat < s.seats; seat++) if (num(s.eliminated, seat) === 0 && canEverBuildAShip(s, seat)) return;
  emit({ kind: 'GameDrawn' });
}

function canEverBuildAShip(s: State, seat: Seat): boolean {
  return nextGalleonLeft(s, seat) || (planetsOfSeat(s, seat) > 0 && frigatesLeft(s, seat, 1, 0));
}
