import type { Seat } from '@quarterdeck/kernel';
import { range } from '../common/range';

/** Seats as they sit; once they are ranked, whoever did best first. */
export function inRankOrder(seats: number, ranks: readonly number[] | undefined): readonly Seat[] {
  const order = [...range(seats)];
  return ranks === undefined ? order : order.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}
