import {
  derivedRng,
  type FeatureSet,
  type Fitted,
  type Game,
  type GameConfig,
  InputError,
  parseOptions,
  type Seat,
} from '@quarterdeck/kernel';
import { createBot } from './bot';
import type { Level } from './levels';

/** A position of a finished game as the fit sees it. */
interface Sample {
  readonly bucket: number;
  /** By seat. */
  readonly features: readonly (readonly number[])[];
  targets: readonly number[];
  /** 1 for a seat that won alone, shares for those who won together. */
  wins: readonly number[];
}

export interface FitSetup {
  readonly seats: number;
  readonly level: Level;
  readonly games: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly onGame?: (done: number) => void;
}

/** Keeps the weights of rare features small. */
const RIDGE = 3;

/** Chance of a random move in self-play: positions off the beaten track must be judged, too. */
const STRAY = 20;

const MOVE_LIMIT = 4000;

/** Plays games against itself and finds the weights that best foretell how they end. */
export function fit<S, M, E, C>(game: Game<S, M, E, C>, setup: FitSetup): Fitted {
  const features = game.policy?.features;
  if (features === undefined) throw new InputError(`${game.id} has no features to fit`);
  const samples: Sample[] = [];
  for (let i = 0; i < setup.games; i++) {
    samples.push(...selfPlay(game, features, setup, `${setup.seed}/${i}`));
    setup.onGame?.(i + 1);
  }
  const weights: number[][] = [];
  const spread: number[] = [];
  for (let bucket = 0; bucket < features.buckets; bucket++) {
    const own = samples.filter((sample) => sample.bucket === bucket);
    const found = regress(own, features.names.length);
    weights.push(found.map((weight) => Math.round(weight * 1000) / 1000));
    spread.push(Math.round(bestSpread(own, found) * 100) / 100);
  }
  return { weights, spread };
}

function selfPlay<S, M, E, C>(game: Game<S, M, E, C>, features: FeatureSet<S>, setup: FitSetup, seed: string): Sample[] {
  const config: GameConfig = { seats: setup.seats, options: parseOptions(game.options, setup.options ?? {}) };
  const rng = derivedRng(`${seed}/minds`, 0);
  const bots = Array.from({ length: setup.seats }, (_, seat) =>
    createBot(game, { config, seat, level: setup.level, seed: rng.u32(), budget: { iterations: 60 } }),
  );
  const s = game.initial(config);
  const emit = (event: E): void => game.evolve(s, event);
  const samples: Sample[] = [];
  let outcomes = 0;
  for (let moves = 0; moves < MOVE_LIMIT; ) {
    const turn = game.turn(s);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      game.chance(s, game.sample(s, derivedRng(seed, outcomes++)), emit);
      continue;
    }
    if (rng.below(6) === 0) samples.push(observe(features, s, setup.seats));
    const seat = turn.seats[0] as Seat;
    const legal = game.moves(s, seat);
    const move = rng.below(STRAY) === 0 ? (legal[rng.below(legal.length)] as M) : bots[seat]?.choose(game.view(s, seat));
    if (move === undefined) throw new Error(`${game.id}: no bot at seat ${seat + 1}`);
    game.play(s, seat, move, emit);
    moves++;
  }
  const over = game.turn(s).kind === 'over';
  const ranks = game.ranking(s);
  const winners = ranks.filter((rank) => rank === 1).length;
  const wins = ranks.map((rank) => (over ? (rank === 1 ? 1 / winners : 0) : 1 / ranks.length));
  const targets = features.foretells === 'points' ? game.score(s).total : ranks.map((rank) => (over ? (rank === 1 ? 100 : 0) : 50));
  for (const sample of samples) {
    sample.targets = targets;
    sample.wins = wins;
  }
  return samples;
}

function observe<S>(features: FeatureSet<S>, s: S, seats: number): Sample {
  const measured = Array.from({ length: seats }, (_, seat) => {
    const out: number[] = [];
    features.measure(s, seat, out);
    return out.slice(0, features.names.length);
  });
  return { bucket: features.bucket(s), features: measured, targets: [], wins: [] };
}

/** Least squares with a small penalty on large weights, by elimination. */
function regress(samples: readonly Sample[], size: number): number[] {
  const a = Array.from({ length: size }, (_, i) => {
    const line = new Array<number>(size + 1).fill(0);
    line[i] = RIDGE;
    return line;
  });
  for (const { features, targets } of samples) {
    features.forEach((x, seat) => {
      for (let i = 0; i < size; i++) {
        const line = a[i] as number[];
        const xi = x[i] ?? 0;
        if (xi === 0) continue;
        for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + xi * (x[j] ?? 0);
        line[size] = (line[size] ?? 0) + xi * (targets[seat] ?? 0);
      }
    });
  }
  for (let i = 0; i < size; i++) {
    const pivot = a[i] as number[];
    for (let k = i + 1; k < size; k++) {
      const line = a[k] as number[];
      const factor = (line[i] ?? 0) / (pivot[i] ?? 1);
      if (factor === 0) continue;
      for (let j = i; j <= size; j++) line[j] = (line[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  const weights = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const line = a[i] as number[];
    let sum = line[size] ?? 0;
    for (let j = i + 1; j < size; j++) sum -= (line[j] ?? 0) * (weights[j] ?? 0);
    weights[i] = sum / (line[i] ?? 1);
  }
  return weights;
}

/** The spread under which the win shares that follow are least surprised by who won. */
function bestSpread(samples: readonly Sample[], weights: readonly number[]): number {
  const surprise = (spread: number): number => {
    let total = 0;
    for (const { features, wins } of samples) {
      const values = features.map((x) => x.reduce((sum, xi, i) => sum + xi * (weights[i] ?? 0), 0) / spread);
      const top = Math.max(...values);
      const sum = values.reduce((all, value) => all + Math.exp(value - top), 0);
      values.forEach((value, seat) => {
        total -= (wins[seat] ?? 0) * (value - top - Math.log(sum));
      });
    }
    return total;
  };
  let low = Math.log(0.05);
  let high = Math.log(500);
  for (let i = 0; i < 40; i++) {
    const a = low + (high - low) * 0.382;
    const b = low + (high - low) * 0.618;
    if (surprise(Math.exp(a)) < surprise(Math.exp(b))) high = b;
    else low = a;
  }
  return Math.exp((low + high) / 2);
}
