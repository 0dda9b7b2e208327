import type { Seat } from '@quarterdeck/kernel';
import type { CurveProgress } from './analysis';
import type { Moment } from './recording';

/** Everybody's chance to win at each moment of a recording; undefined where it is not known (yet). */
export type MomentShares = ReadonlyArray<readonly number[] | undefined>;

export function sharesOf(moments: readonly Moment[], { points }: CurveProgress): MomentShares {
  const known = new Map(points.map(({ n, shares }) => [n, shares]));
  return moments.map(({ n }) => known.get(n));
}

/** A step after which the game looked different. */
export interface Swing {
  /** The moment it led to. */
  readonly at: number;
  /** Whose chance changed most. */
  readonly seat: Seat;
  /** By how much everybody's chance changed. */
  readonly changes: readonly number[];
}

/** So many are told, and none that changed less than this. */
const FEW = 6;
const LEAST = 0.08;

/** Moments on either side over which a change must last: an estimate that was off for a moment is no turning point. */
const LASTING = 3;

/** The steps that changed the chances most, in the order of the game. */
export function biggestSwings(shares: MomentShares): readonly Swing[] {
  const swings: (Swing & { readonly size: number })[] = [];
  shares.forEach((now, at) => {
    const before = shares[at - 1];
    if (now === undefined || before === undefined) return;
    const changes = now.map((share, seat) => {
      const after = usual(shares.slice(at, at + LASTING), seat);
      return smaller(share - (before[seat] ?? 0), after - usual(shares.slice(Math.max(0, at - LASTING), at), seat));
    });
    const sizes = changes.map(Math.abs);
    const size = Math.max(...sizes);
    if (size >= LEAST) swings.push({ at, seat: sizes.indexOf(size), changes, size });
  });
  return swings
    .sort((a, b) => b.size - a.size)
    .slice(0, FEW)
    .sort((a, b) => a.at - b.at);
}

/** The middle one of a seat's shares. */
function usual(some: MomentShares, seat: Seat): number {
  const sorted = some.flatMap((shares) => shares?.[seat] ?? []).sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return ((sorted[half] ?? 0) + (sorted[(sorted.length - 1) >> 1] ?? 0)) / 2;
}

/** What two changes have in common. */
function smaller(a: number, b: number): number {
  if (a * b <= 0) return 0;
  return Math.abs(a) < Math.abs(b) ? a : b;
}
