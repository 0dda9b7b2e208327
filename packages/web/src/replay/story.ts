import { type Account, accountsOf, type Change, changesOf, type Estimate } from '@quarterdeck/bots/luck';
import type { Seat } from '@quarterdeck/kernel';
import type { CurveProgress } from './analysis';
import type { Moment } from './recording';

/** Everybody's chance to win at each moment of a recording; undefined where it is not known (yet). */
export type MomentShares = ReadonlyArray<readonly number[] | undefined>;

/** A decision that changed the chances of whoever took it. */
export interface BigDecision {
  /** The moment it led to. */
  readonly at: number;
  readonly seat: Seat;
  /** By how much, in win share of that seat. */
  readonly change: Estimate;
}

/** What the chances say about a game: moment by moment, decision by decision, and in sum for every seat. */
export interface Story {
  readonly shares: MomentShares;
  /** What led to each moment: the decision's part and chance's part. */
  readonly changes: ReadonlyArray<Change | undefined>;
  /** The biggest first. */
  readonly decisions: readonly BigDecision[];
  /** Luck, own moves and others' moves of every seat; only once the whole game is known. */
  readonly accounts: readonly Account[];
}

export function storyOf(moments: readonly Moment[], { points, state }: CurveProgress): Story {
  const known = new Map(points.map((point) => [point.n, point]));
  const shares = moments.map(({ n }) => known.get(n)?.shares);
  // Who decides after so many entries is whoever made the step that begins there.
  const deciders = new Map(moments.slice(1).map(({ by }, i) => [moments[i]?.n, by]));
  const decider = (n: number): Seat | undefined => deciders.get(n);
  const byStart = new Map(changesOf(points, decider).map((change) => [change.n, change]));
  const changes = moments.map((_, at) => {
    const before = moments[at - 1];
    return before === undefined ? undefined : byStart.get(before.n);
  });
  return {
    shares,
    changes,
    decisions: biggestDecisions(shares, changes),
    accounts: state === 'done' ? accountsOf(points, decider) : [],
  };
}

/** So many are told, and none that changed less than this. */
const MANY = 12;
const LEAST = 0.04;

/** Errors of the estimate that a change must be worth to be told. */
const SURE = 2;

/** Moments on either side over which a change must last: an estimate that was off for a moment decided nothing. */
const LASTING = 3;

function biggestDecisions(shares: MomentShares, changes: Story['changes']): BigDecision[] {
  return changes
    .flatMap((change, at) => {
      const { seat } = change ?? {};
      const of = seat === undefined ? undefined : change?.decision[seat];
      if (seat === undefined || of === undefined || change?.forced === true) return [];
      if (Math.abs(of.value) < Math.max(LEAST, SURE * of.error) || !lasts(shares, at, seat, of.value)) return [];
      return [{ at, seat, change: of }];
    })
    .sort((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value))
    .slice(0, MANY);
}

/** Whether the chances before and after stay apart the same way, by at least half as much. */
function lasts(shares: MomentShares, at: number, seat: Seat, change: number): boolean {
  const after = usual(shares.slice(at, at + LASTING), seat);
  const before = usual(shares.slice(Math.max(0, at - LASTING), at), seat);
  return (after - before) / change >= 0.5;
}

/** The middle one of a seat's shares. */
function usual(some: MomentShares, seat: Seat): number {
  const sorted = some.flatMap((shares) => shares?.[seat] ?? []).sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return ((sorted[half] ?? 0) + (sorted[(sorted.length - 1) >> 1] ?? 0)) / 2;
}
