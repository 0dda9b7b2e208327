import type { Seat } from '@quarterdeck/kernel';
import type { Chances, CurvePoint } from './curve';

/*
 * Luck and decisions told apart. A curve knows everybody's chance before every decision and, where
 * chance spoke after it, in between: what changed up to there is the decision's, the rest is luck.
 */

/** A change of a chance to win, and how far it is off by the luck of the estimate. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** What one decision changed, and what chance changed after it, for every seat. */
export interface Change {
  /** Entries of the log before the decision. */
  readonly n: number;
  /** Who decided; undefined where everybody agreed to stop. */
  readonly seat: Seat | undefined;
  readonly decision: readonly Estimate[];
  /** There was but one move: what changed is the estimate's, not the seat's. */
  readonly forced: boolean;
  /** Absent where chance did not speak. */
  readonly luck?: readonly Estimate[];
}

/** Why a seat's chance ended where it did: `last` is `first` and the rest added up. */
export interface Account {
  readonly first: number;
  readonly last: number;
  readonly luck: Estimate;
  /** What the seat's own decisions changed, and those of everybody else. */
  readonly own: Estimate;
  readonly others: Estimate;
}

function difference(later: Chances, earlier: Chances): Estimate[] {
  const error = Math.hypot(later.error, earlier.error);
  return later.shares.map((share, seat) => ({ value: share - (earlier.shares[seat] ?? 0), error }));
}

/** The changes between the points of a curve; `decider` says who decided after so many entries. */
export function changesOf(points: readonly CurvePoint[], decider: (n: number) => Seat | undefined): Change[] {
  return points.slice(1).map((point, i) => {
    const before = points[i] ?? point;
    const { n, forced = false } = before;
    const seat = decider(n);
    const { beforeLuck } = point;
    if (beforeLuck === undefined) return { n, seat, forced, decision: difference(point, before) };
    return { n, seat, forced, decision: difference(beforeLuck, before), luck: difference(point, beforeLuck) };
  });
}

/** Everybody's account of a whole curve. Luck over all sides is nought, since their chances always add up to one. */
export function accountsOf(points: readonly CurvePoint[], decider: (n: number) => Seat | undefined): Account[] {
  const [start] = points;
  const end = points.at(-1);
  if (start === undefined || end === undefined) return [];
  const changes = changesOf(points, decider);
  return start.shares.map((first, seat) => ({
    first,
    last: end.shares[seat] ?? 0,
    luck: sumOf(points, changes, seat, (change, i) => (change.luck === undefined ? undefined : [points[i + 1]?.beforeLuck, points[i + 1]])),
    own: sumOf(points, changes, seat, (change, i) => (change.seat === seat ? decisionAt(points, i) : undefined)),
    others: sumOf(points, changes, seat, (change, i) => (change.seat === seat ? undefined : decisionAt(points, i))),
  }));
}

type Span = readonly [from: Chances | undefined, to: Chances | undefined];

function decisionAt(points: readonly CurvePoint[], i: number): Span {
  const next = points[i + 1];
  return [points[i], next?.beforeLuck ?? next];
}

/**
 * Adds up what changed over some spans of the curve. An estimate at which one span ends and the next
 * begins cancels out, and so does its error.
 */
function sumOf(
  points: readonly CurvePoint[],
  changes: readonly Change[],
  seat: Seat,
  spanOf: (change: Change, i: number) => Span | undefined,
): Estimate {
  const times = new Map<Chances, number>();
  const count = (chances: Chances | undefined, by: number): void => {
    if (chances !== undefined) times.set(chances, (times.get(chances) ?? 0) + by);
  };
  changes.forEach((change, i) => {
    const span = spanOf(change, i);
    if (span === undefined) return;
    count(span[0], -1);
    count(span[1], 1);
  });
  let value = 0;
  let variance = 0;
  for (const [{ shares, error }, by] of times) {
    value += by * (shares[seat] ?? 0);
    variance += (by * error) ** 2;
  }
  return { value, error: points.length < 2 ? 0 : Math.sqrt(variance) };
}
