import { at, rankBy, type ScoreSheet, type Seat, scoreSheet } from '@quarterdeck/kernel';
import { planetsOf, planetsOfSeat, type State, sideOf } from './state';

/** The game is won, not scored: the sheet counts the planets that each seat controls. */
export function score(s: State): ScoreSheet {
  const points = Array.from({ length: s.seats }, (_, seat) => planetsOfSeat(s, seat));
  return scoreSheet(s.seats, [{ item: 'planets', points, booked: true }]);
}

/** Partners share a rank. Winners come first, then whoever holds more planets or was eliminated later. */
export function ranking(s: State): number[] {
  const decided = s.phase === 'over';
  const won = (seat: Seat): number => (decided && s.winner === sideOf(s, seat) ? 1 : 0);
  const survived = (seat: Seat): number => (at(s.eliminated, seat) === 0 ? s.seats : at(s.eliminated, seat));
  // A drawn game has no winner among those still in it (EF-175).
  const standing = (seat: Seat): number => (decided && s.winner < 0 ? 0 : planetsOf(s, sideOf(s, seat)));
  return rankBy(s.seats, won, survived, standing);
}
