import type { Policy, Seat } from './game';

/** What can be measured about a seat's position, and what the measures are to foretell. */
export interface FeatureSet<S> {
  readonly names: readonly string[];
  /** By name: the text that says to people what it is about; measures of one subject share theirs and are told together. */
  readonly about?: readonly string[];
  /** Parts of the game (rounds, say) that get weights of their own. */
  readonly buckets: number;
  bucket(s: S): number;
  /** Writes one number per name into `out`. */
  measure(s: S, seat: Seat, out: number[]): void;
  /** By name: what a measure weighs at least, because nobody is worse off for having it; −∞ where it may harm. */
  readonly least?: readonly number[];
  /** Final points, or 100 for a win and 0 for a loss where points say little. */
  readonly foretells: 'points' | 'wins';
}

/** What `quarterdeck fit` finds: a weight per bucket and feature, and how far the estimates are off per bucket. */
export interface Fitted {
  readonly weights: readonly (readonly number[])[];
  readonly spread: readonly number[];
}

/** The evaluation of a policy as a weighted sum of features, with the weights that self-play gave. */
export function fittedEvaluation<S>(
  features: FeatureSet<S>,
  fitted: Fitted,
  seatsOf: (s: S) => number,
): Required<Pick<Policy<S, never>, 'evaluate' | 'spread' | 'weights'>> {
  const measured: number[] = [];
  const weightsOf = (s: S): readonly number[] => fitted.weights[features.bucket(s)] ?? [];
  return {
    evaluate(s) {
      const weights = weightsOf(s);
      const seats = seatsOf(s);
      const values: number[] = [];
      for (let seat = 0; seat < seats; seat++) {
        features.measure(s, seat, measured);
        let value = 0;
        for (let i = 0; i < weights.length; i++) value += (weights[i] ?? 0) * (measured[i] ?? 0);
        values.push(value);
      }
      return values;
    },
    weights: weightsOf,
    spread: (s) => fitted.spread[features.bucket(s)] ?? 1,
  };
}
