import { at, rankBy, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@quarterdeck/kernel';
import { finalPoints } from './rules/final/scoring';
import { FINAL_ITEMS, type FinalItem, SCORE_ITEMS, type ScoreItem, type State } from './state';

/** Every item with what is booked; items of the final scoring show what they would give now until they are booked. */
export function score(s: State): ScoreSheet {
  const lines = SCORE_ITEMS.map((item, i): ScoreLine => {
    const final = finalItem(item);
    if (final === undefined || isBooked(s, final)) return { item, points: s.booked.slice(i * s.seats, (i + 1) * s.seats), booked: true };
    return { item, points: Array.from({ length: s.seats }, (_, seat) => finalPoints(s, seat, final)), booked: false };
  });
  return scoreSheet(s.seats, lines);
}

function finalItem(item: ScoreItem): FinalItem | undefined {
  return FINAL_ITEMS.find((final) => final === item);
}

function isBooked(s: State, item: FinalItem): boolean {
  return FINAL_ITEMS.indexOf(item) < s.finalBooked;
}

/** What the game would end with for a seat now. */
export function prospect(s: State, seat: Seat): number {
  let total = s.vp[seat] ?? 0;
  for (let i = s.finalBooked; i < FINAL_ITEMS.length; i++) total += finalPoints(s, seat, FINAL_ITEMS[i] ?? 'gold');
  return total;
}

/** Most points, then further ahead in the player order; nobody shares a rank (AM-194, AM-D33). */
export function ranking(s: State): readonly number[] {
  const final = Array.from({ length: s.seats }, (_, seat) => prospect(s, seat));
  return rankBy(
    s.seats,
    (seat) => at(final, seat),
    (seat) => -s.order.indexOf(seat),
  );
}
