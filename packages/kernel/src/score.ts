import type { Seat } from './game';

/** One line of the score sheet; `item` names it and is the text key `score.<item>`. */
export interface ScoreLine {
  readonly item: string;
  readonly points: readonly number[];
  /** Booked points came from events; points in prospect are what would be booked if the game ended now. */
  readonly booked: boolean;
}

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  /** Sum of all lines per seat: what the game would end with now. */
  readonly total: readonly number[];
}

/** Points that an event books under an item. */
export interface ScoredPoints {
  readonly seat: Seat;
  readonly item: string;
  readonly points: number;
}

export const NO_POINTS: readonly ScoredPoints[] = [];

/** A sheet from its lines; the totals follow. */
export function scoreSheet(seats: number, lines: readonly ScoreLine[]): ScoreSheet {
  const total = new Array<number>(seats).fill(0);
  for (const line of lines) {
    for (let seat = 0; seat < seats; seat++) total[seat] = (total[seat] ?? 0) + (line.points[seat] ?? 0);
  }
  return { lines, total };
}

/** Ranks from keys compared one after the other, higher first; full equality shares a rank. */
export function rankBy(seats: number, ...keys: ReadonlyArray<(seat: Seat) => number>): number[] {
  const ahead = (a: Seat, b: Seat): boolean => {
    for (const key of keys) {
      const difference = key(a) - key(b);
      if (difference !== 0) return difference > 0;
    }
    return false;
  };
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.map((seat) => 1 + all.filter((other) => ahead(other, seat)).length);
}
