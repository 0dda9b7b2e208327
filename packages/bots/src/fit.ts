import { at, configOf, derivedRng, drive, type FeatureSet, type Fitted, type Game, InputError } from '@quarterdeck/kernel';
import { createBot } from './bot';
import type { Level } from './levels';
import {
  type FeatureWorth,
  findSpread,
  findWeights,
  type Proof,
  prove,
  type Reliability,
  reliabilityOf,
  type Sample,
  worthsOf,
} from './regression';

export interface FitSetup {
  /** Every one of these seat counts is played. */
  readonly seats: readonly number[];
  /** Who plays: of several levels one after the other, a game each. */
  readonly levels: readonly Level[];
  /** Games of each seat count. */
  readonly games: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly onGame?: (done: number) => void;
}

export interface Fit {
  readonly fitted: Fitted;
  readonly proofs: readonly Proof[];
  readonly reliability: readonly Reliability[];
  /** By feature, those that say most first. */
  readonly worths: readonly FeatureWorth[];
}

/** Chance of a random move in self-play: positions off the beaten track must be judged, too. */
const STRAY = 20;

/** One position in so many is looked at; more of those where a stage begins, because there the search asks for estimates. */
const LOOK = 12;
const LOOK_AT_STAGE = 3;

/** One game in so many only proves the weights found in the others. */
const PROOF = 5;

const MOVE_LIMIT = 2000;

/** Thinking of searching levels for every decision. */
const ITERATIONS = 40;

/** Plays games against itself and finds the weights that best foretell how they end. */
export function fit<S, M, E, C>(game: Game<S, M, E, C>, setup: FitSetup): Fit {
  const features = game.policy?.features;
  if (features === undefined) throw new InputError(`${game.id} has no features to fit`);
  const learnt: Sample[] = [];
  const kept: Sample[] = [];
  for (let i = 0; i < setup.games; i++) {
    for (const [turn, seats] of setup.seats.entries()) {
      const samples = selfPlay(game, features, setup, seats, at(setup.levels, i % setup.levels.length), `${setup.seed}/${seats}/${i}`);
      (i % PROOF === PROOF - 1 ? kept : learnt).push(...samples);
      setup.onGame?.(i * setup.seats.length + turn + 1);
    }
  }
  const size = features.names.length;
  const weights = findWeights(learnt, features.buckets, size, features.least);
  const trial: Fitted = { weights, spread: findSpread(kept, weights) };
  return {
    fitted: { weights: findWeights([...learnt, ...kept], features.buckets, size, features.least), spread: trial.spread },
    proofs: prove(kept, trial),
    reliability: reliabilityOf(kept, trial),
    worths: worthsOf(kept, trial, features.names),
  };
}

function selfPlay<S, M, E, C>(
  game: Game<S, M, E, C>,
  features: FeatureSet<S>,
  setup: FitSetup,
  seats: number,
  level: Level,
  seed: string,
): readonly Sample[] {
  const config = configOf(game, seats, setup.options);
  const rng = derivedRng(`${seed}/minds`, 0);
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot(game, { config, seat, level, seed: rng.u32(), budget: { iterations: ITERATIONS } }),
  );
  const s = game.initial(config);
  const samples: Sample[] = [];
  let left = MOVE_LIMIT;
  let stage: number | undefined;
  drive(game, s, {
    luck: (n) => derivedRng(seed, n),
    choose: (now, seat) => {
      if (left-- === 0) return undefined;
      const here = game.policy?.stage?.(now);
      if (rng.below(here === stage ? LOOK : LOOK_AT_STAGE) === 0) samples.push(observe(features, now, seats));
      stage = here;
      const legal = game.moves(now, seat);
      return rng.below(STRAY) === 0 ? at(legal, rng.below(legal.length)) : at(bots, seat).choose(game.view(now, seat));
    },
  });
  // A game that does not end says nothing about how games end.
  if (game.turn(s).kind !== 'over') return [];
  const ranks = game.ranking(s);
  const winners = ranks.filter((rank) => rank === 1).length;
  const wins = ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  const ends = features.foretells === 'points' ? game.score(s).total : wins.map((share) => 100 * share);
  const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
  const targets = ends.map((end) => end - mean);
  for (const sample of samples) {
    sample.targets = targets;
    sample.wins = wins;
  }
  return samples;
}

function observe<S>(features: FeatureSet<S>, s: S, seats: number): Sample {
  const size = features.names.length;
  const rows = new Float32Array(seats * size);
  const measured: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    features.measure(s, seat, measured);
    for (let i = 0; i < size; i++) rows[seat * size + i] = measured[i] ?? 0;
  }
  for (let i = 0; i < size; i++) {
    let mean = 0;
    for (let row = i; row < rows.length; row += size) mean += (rows[row] ?? 0) / seats;
    for (let row = i; row < rows.length; row += size) rows[row] = (rows[row] ?? 0) - mean;
  }
  return { bucket: features.bucket(s), features: rows, targets: [], wins: [] };
}
