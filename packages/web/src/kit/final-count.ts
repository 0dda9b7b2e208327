import type { ScoreSheet } from '@quarterdeck/kernel';
import type { FinalItems, Playing } from './board-module';

/** What has been counted at the end, and what of it comes in with the event that is being shown. */
export interface FinalCount {
  readonly sheet: ScoreSheet;
  /** Items in the order in which they are counted, also those that are still to come. */
  readonly items: readonly string[];
  readonly counted: readonly string[];
  readonly fresh: readonly string[];
  readonly duration: number;
}

/** The count that is on show; undefined while no points are being counted. */
export function finalCount(
  final: FinalItems<unknown>,
  score: (view: unknown) => ScoreSheet,
  view: unknown,
  playing: Playing<unknown, unknown> | undefined,
): FinalCount | undefined {
  const counted = playing === undefined ? [] : final.counted(view);
  if (playing === undefined || counted.length === 0) return undefined;
  const earlier = final.counted(playing.before);
  const fresh = counted.filter((item) => !earlier.includes(item));
  return { sheet: score(view), items: final.items, counted, fresh, duration: playing.duration };
}

/** A sheet of what has been booked: what is only in prospect is not known yet while points are counted. */
export function bookedOnly({ lines, total }: ScoreSheet): ScoreSheet {
  const booked = lines.filter((line) => line.booked);
  return { lines: booked, total: total.map((_, seat) => booked.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)) };
}
