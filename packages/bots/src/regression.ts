import type { Fitted } from '@quarterdeck/kernel';
import { softmax } from './shares';

/**
 * A position of a finished game as the fit sees it. What all seats have in common decides nothing:
 * features and targets are given less their mean over the seats, so that only leads are fitted and
 * long and short games do not blur each other.
 */
export interface Sample {
  readonly bucket: number;
  /** The features of every seat, one row after the other. */
  readonly features: Float32Array;
  /** By seat. */
  targets: readonly number[];
  /** 1 for a seat that won alone, shares for those who won together. */
  wins: readonly number[];
}

/** How well estimates do in games they were not fitted to. */
export interface Proof {
  readonly bucket: number;
  readonly positions: number;
  /** Part of the variance of the final leads that was foretold: 1 is all, 0 none. */
  readonly foretold: number;
  /** Mean surprise (log loss) about who won, and what equal shares would have brought. */
  readonly surprise: number;
  readonly surpriseOfEqualShares: number;
}

/** Of all win shares between two tenths: how many there were, their mean, and how often those seats won. */
export interface Reliability {
  readonly shares: number;
  readonly expected: number;
  readonly happened: number;
}

/** Keeps the weights of features that hardly ever differ small. */
const RIDGE = 3;

/** As many seats' results must speak against the weights of all buckets together before a bucket's own count as much. */
const PULL = 200;

/** A penalty that nothing moves a weight against. */
const HELD = 1e15;

/** Sums of products of features with each other (a square, row by row) and with the targets. */
interface Products {
  rows: number;
  readonly square: Float64Array;
  readonly side: Float64Array;
}

const noProducts = (size: number): Products => ({ rows: 0, square: new Float64Array(size * size), side: new Float64Array(size) });

/** The weights of every bucket; where a bucket has seen little, they lean on those of all buckets together. */
export function findWeights(
  samples: readonly Sample[],
  buckets: number,
  size: number,
  least?: readonly number[],
): readonly (readonly number[])[] {
  const own = Array.from({ length: buckets }, () => noProducts(size));
  const all = noProducts(size);
  for (const sample of samples) {
    const products = own[sample.bucket];
    if (products !== undefined) addProducts(products, sample, size);
  }
  for (const products of own) {
    all.rows += products.rows;
    for (let i = 0; i < all.square.length; i++) all.square[i] = (all.square[i] ?? 0) + (products.square[i] ?? 0);
    for (let i = 0; i < size; i++) all.side[i] = (all.side[i] ?? 0) + (products.side[i] ?? 0);
  }
  const nothing = new Float64Array(size);
  const common = solveAbove(
    least,
    all,
    nothing,
    nothing.map(() => RIDGE),
  );
  const pull = nothing.map((_, i) => RIDGE + (PULL * (all.square[i * size + i] ?? 0)) / Math.max(1, all.rows));
  return own.map((products) => Array.from(solveAbove(least, products, common, pull), (weight) => Math.round(weight * 1000) / 1000));
}

/** How far the estimates of every bucket are off; honest only on games that the weights do not know. */
export function findSpread(samples: readonly Sample[], weights: readonly (readonly number[])[]): readonly number[] {
  return weights.map((own, bucket) => {
    const seen = samples.filter((sample) => sample.bucket === bucket);
    return seen.length === 0 ? 1 : Math.round(bestSpread(seen, own) * 100) / 100;
  });
}

function addProducts(products: Products, { features, targets }: Sample, size: number): void {
  const { square, side } = products;
  for (let seat = 0; seat < targets.length; seat++) {
    const from = seat * size;
    const target = targets[seat] ?? 0;
    products.rows++;
    for (let i = 0; i < size; i++) {
      const x = features[from + i] ?? 0;
      if (x === 0) continue;
      side[i] = (side[i] ?? 0) + x * target;
      for (let j = 0; j < size; j++) square[i * size + j] = (square[i * size + j] ?? 0) + x * (features[from + j] ?? 0);
    }
  }
}

/** The same with weights that are nowhere below the least they may be: what would be is held there, and the others are found anew. */
function solveAbove(least: readonly number[] = [], products: Products, towards: Float64Array, penalty: Float64Array): Float64Array {
  const held = new Set<number>();
  for (;;) {
    const found = solve(
      products,
      towards.map((aim, i) => (held.has(i) ? (least[i] ?? aim) : aim)),
      penalty.map((force, i) => (held.has(i) ? HELD : force)),
    );
    const below = Array.from(found.keys()).filter((i) => !held.has(i) && (found[i] ?? 0) < (least[i] ?? Number.NEGATIVE_INFINITY));
    if (below.length === 0) return found;
    for (const i of below) held.add(i);
  }
}

/** Least squares with a penalty on the distance from given weights, by elimination. */
function solve({ square, side }: Products, towards: Float64Array, penalty: Float64Array): Float64Array {
  const size = side.length;
  const a = square.slice();
  const b = side.slice();
  for (let i = 0; i < size; i++) {
    const force = penalty[i] ?? 0;
    a[i * size + i] = (a[i * size + i] ?? 0) + force;
    b[i] = (b[i] ?? 0) + force * (towards[i] ?? 0);
  }
  for (let i = 0; i < size; i++) {
    for (let k = i + 1; k < size; k++) {
      const factor = (a[k * size + i] ?? 0) / (a[i * size + i] ?? 1);
      if (factor === 0) continue;
      for (let j = i; j < size; j++) a[k * size + j] = (a[k * size + j] ?? 0) - factor * (a[i * size + j] ?? 0);
      b[k] = (b[k] ?? 0) - factor * (b[i] ?? 0);
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i] ?? 0;
    for (let j = i + 1; j < size; j++) sum -= (a[i * size + j] ?? 0) * (b[j] ?? 0);
    b[i] = sum / (a[i * size + i] ?? 1);
  }
  return b;
}

/** Estimated leads of every seat. */
function leads({ features, targets }: Sample, weights: readonly number[]): number[] {
  return targets.map((_, seat) => {
    let lead = 0;
    for (let i = 0, x = seat * weights.length; i < weights.length; i++, x++) lead += (features[x] ?? 0) * (weights[i] ?? 0);
    return lead;
  });
}

/** How surprising it is who won when the shares follow from these leads. */
function surprise(lead: readonly number[], wins: readonly number[], spread: number): number {
  let sum = 0;
  softmax(lead, spread).forEach((share, seat) => {
    const won = wins[seat] ?? 0;
    if (won > 0) sum -= won * Math.log(Math.max(share, 1e-9));
  });
  return sum;
}

/** The spread under which the win shares that follow are least surprised by who won. */
function bestSpread(samples: readonly Sample[], weights: readonly number[]): number {
  const estimates = samples.map((sample) => leads(sample, weights));
  const total = (spread: number): number => samples.reduce((sum, { wins }, i) => sum + surprise(estimates[i] ?? [], wins, spread), 0);
  let low = Math.log(0.05);
  let high = Math.log(500);
  for (let i = 0; i < 25; i++) {
    const a = low + (high - low) * 0.382;
    const b = low + (high - low) * 0.618;
    if (total(Math.exp(a)) < total(Math.exp(b))) high = b;
    else low = a;
  }
  return Math.exp((low + high) / 2);
}

/** Holds weights against games they do not know, bucket by bucket. */
export function prove(samples: readonly Sample[], { weights, spread }: Fitted): Proof[] {
  return weights.flatMap((own, bucket) => {
    const seen = samples.filter((sample) => sample.bucket === bucket);
    if (seen.length === 0) return [];
    let missed = 0;
    let all = 0;
    let surprised = 0;
    let equal = 0;
    for (const sample of seen) {
      const lead = leads(sample, own);
      sample.targets.forEach((target, seat) => {
        missed += (target - (lead[seat] ?? 0)) ** 2;
        all += target ** 2;
      });
      surprised += surprise(lead, sample.wins, spread[bucket] ?? 1);
      equal += Math.log(lead.length);
    }
    const positions = seen.length;
    const foretold = all === 0 ? 0 : 1 - missed / all;
    return [{ bucket, positions, foretold, surprise: surprised / positions, surpriseOfEqualShares: equal / positions }];
  });
}

/** What a feature says in games that the weights do not know. */
export interface FeatureWorth {
  readonly name: string;
  /** Points of lead that it stands for, as a rule (root mean square). */
  readonly points: number;
  /** How what was missed goes with the square of the feature, from −1 to 1: below 0 the feature is worth less and less the more there is of it. */
  readonly bend: number;
}

export function worthsOf(samples: readonly Sample[], { weights }: Fitted, names: readonly string[]): FeatureWorth[] {
  return names
    .map((name, i) => {
      let points = 0;
      let rows = 0;
      let missed = 0;
      let squares = 0;
      let products = 0;
      for (const sample of samples) {
        const own = weights[sample.bucket] ?? [];
        const lead = leads(sample, own);
        sample.targets.forEach((target, seat) => {
          const x = sample.features[seat * names.length + i] ?? 0;
          const miss = target - (lead[seat] ?? 0);
          const square = Math.sign(x) * x * x;
          points += ((own[i] ?? 0) * x) ** 2;
          missed += miss * miss;
          squares += square * square;
          products += miss * square;
          rows++;
        });
      }
      return { name, points: Math.sqrt(points / Math.max(1, rows)), bend: products / Math.sqrt(Math.max(1e-9, missed * squares)) };
    })
    .sort((a, b) => b.points - a.points);
}

/** Ten groups of win shares: what was expected, and what came of it. */
export function reliabilityOf(samples: readonly Sample[], { weights, spread }: Fitted): Reliability[] {
  const tenths = Array.from({ length: 10 }, () => ({ shares: 0, expected: 0, happened: 0 }));
  for (const sample of samples) {
    softmax(leads(sample, weights[sample.bucket] ?? []), spread[sample.bucket] ?? 1).forEach((share, seat) => {
      const tenth = tenths[Math.min(9, Math.floor(share * 10))];
      if (tenth === undefined) return;
      tenth.shares++;
      tenth.expected += share;
      tenth.happened += sample.wins[seat] ?? 0;
    });
  }
  return tenths.map(({ shares, expected, happened }) => ({
    shares,
    expected: shares === 0 ? 0 : expected / shares,
    happened: shares === 0 ? 0 : happened / shares,
  }));
}
