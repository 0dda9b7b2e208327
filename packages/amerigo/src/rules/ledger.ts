import { add, at, NO_POINTS, type ScoredPoints, type Seat } from '@quarterdeck/kernel';
import type { Gained } from '../event';
import { SCORE_ITEMS, type ScoreItem, type State } from '../state';

/* What several happenings write, and what they tell the score sheet about it. Only happenings write states. */

export function book(s: State, seat: Seat, item: ScoreItem, points: number): void {
  if (points === 0) return;
  add(s.booked, SCORE_ITEMS.indexOf(item) * s.seats + seat, points);
  add(s.vp, seat, points);
}

/** What `book` books, for the score sheet. */
export function booked(seat: Seat, item: ScoreItem, points: number): readonly ScoredPoints[] {
  return points === 0 ? NO_POINTS : [{ seat, item, points }];
}

export function bookForAll(s: State, item: ScoreItem, points: readonly number[]): void {
  for (let seat = 0; seat < s.seats; seat++) book(s, seat, item, at(points, seat));
}

export function bookedForAll(item: ScoreItem, points: readonly number[]): readonly ScoredPoints[] {
  return points.flatMap((amount, seat) => booked(seat, item, amount));
}

export function gain(s: State, seat: Seat, { gold, overflow }: Gained): void {
  add(s.gold, seat, gold - overflow);
  book(s, seat, 'overflow', overflow);
}

export function pay(s: State, seat: Seat, ap: number, gold: number): void {
  s.ap -= ap;
  add(s.gold, seat, -gold);
}

/** The disc onto a space, on top of whatever lies there (AM-155); the others keep their order (AM-D46). */
export function moveDisc(s: State, seat: Seat, to: number): void {
  const { order, special } = s;
  order.splice(order.indexOf(seat), 1);
  special[seat] = to;
  let place = 0;
  while (place < order.length && at(special, at(order, place)) > to) place++;
  order.splice(place, 0, seat);
}
