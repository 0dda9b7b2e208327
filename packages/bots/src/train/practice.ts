import {
  at,
  configOf,
  derivedRng,
  drive,
  type FeatureSet,
  type Game,
  type GameConfig,
  InputError,
  type Policy,
  type Rng,
  type Seat,
} from '@quarterdeck/kernel';
import { positionOf } from '../prior/prior';
import { type Head, LOOKS, type Weights } from '../prior/weights';
import { noWords, wordsOf } from '../prior/words';
import { sharesOf } from '../shares';
import { blame, type Choice, chancesOf, noHead } from './choice';
import { choiceOf, type Scope, type Sight, scopeOf } from './scope';

/*
 * Learning by playing: moves are chosen by their chances, and a move after which the seat stood better than was expected of
 * it becomes more likely (policy gradient with the estimate as its critic). No search is asked, so thousands of games are
 * cheap, and what all of them have in common shows through the luck of each.
 */

/** What practice is about. */
export interface Exercise {
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly games: number;
}

/** Games of the policy alone, from which it is known what there is to learn about; one decision in so many is looked at. */
const WATCHED = 60;
const LOOK = 3;

/** Words with a row of their own: there are decisions enough to tell all but the rare ones apart. */
const ROWS = 220;

/** At first the policy's own move is chosen nearly always: what looking best, looking worse and being that move says. */
const FIRST_LOOKS = [0, -4, 3];

/** A part of the moves is chosen evenly, so that nothing is given up for ever. */
const EVEN = 0.03;

/** How much of what came of a move is told by later stages than the next one. */
const FAR = 0.85;

/** Results that are further from what was expected, in their usual distance, count as that far. */
const FURTHEST = 3;

/** Games between two steps: a single one is mostly luck. */
const BATCH = 50;

/** First steps: words and looks, and measures of the position, which are many. They shrink with the root of the batches. */
const STEP: Readonly<Record<keyof Head, number>> = { bias: 0.04, looks: 0.02, position: 0.01 };
const SHRINK = 40;

/** How far slopes of former batches count, and their squares, by which every weight has steps of its own (Adam). */
const MOMENTUM = 0.9;
const MEMORY = 0.99;

const MOVE_LIMIT = 1500;

/** A decision that was made by chances, and what was expected of it. */
interface Attempt {
  readonly choice: Choice;
  readonly chances: readonly number[];
  readonly chosen: number;
  readonly seat: Seat;
  /** The seat's share before it, and at which later moment the first is that tells what came of it. */
  readonly share: number;
  readonly next: number;
}

interface Result {
  /** By how much the seat stood better afterwards than it was expected to, in win shares. */
  readonly better: number;
}

/** Plays the games and gives the weights that were learnt. */
export function practise<S, M, E, C>(game: Game<S, M, E, C>, exercise: Exercise, made: string, onGame?: (done: number) => void): Weights {
  const { rules, seats, options, games } = exercise;
  const gym = gymOf(game, configOf(game, seats, options, rules));
  const scope = scopeOf(watch(gym, exercise.seed), ROWS);
  const { words, rows, means, scales, glance } = scope;
  const learning = new Learning(words.length, rows, means.length);
  learning.head.looks.set(FIRST_LOOKS);
  for (let i = 0; i < games; i++) {
    // In every second game all seats learn, in the others one does among those who play by the policy.
    const learner = i % 2 === 0 ? undefined : (i >> 1) % seats;
    for (const attempt of play(gym, `${exercise.seed}/${i}`, scope, learning, learner)) learning.consider(attempt);
    if (i % BATCH === BATCH - 1 || i === games - 1) learning.step();
    onGame?.(i + 1);
  }
  const { head } = learning;
  const measures = gym.features.names;
  return { game: game.id, rules, seats, made, taught: 'by results', words, rows, measures, means, scales, glance, root: head, inner: head };
}

/** Weights on their way. */
class Learning {
  readonly head: Head;
  readonly #slopes: Head;
  readonly #means: Head;
  readonly #squares: Head;
  readonly #rows: number;
  #attempts = 0;
  #steps = 0;
  /** Of all attempts, how far results were from what was expected. */
  #surprise = 0;
  #seen = 0;

  constructor(words: number, rows: number, size: number) {
    this.head = noHead(words, rows, size);
    this.#slopes = noHead(words, rows, size);
    this.#means = noHead(words, rows, size);
    this.#squares = noHead(words, rows, size);
    this.#rows = rows;
  }

  chances(choice: Choice): number[] {
    return chancesOf(this.head, this.#rows, choice);
  }

  /** What a result says about the weights that led to it. */
  consider({ choice, chances, chosen, better }: Attempt & Result): void {
    this.#surprise += better * better;
    this.#seen++;
    const usual = Math.sqrt(this.#surprise / this.#seen) + 1e-6;
    const gain = Math.max(-FURTHEST, Math.min(FURTHEST, better / usual));
    // As far as it was chosen for its chance, and not evenly.
    const chance = (1 - EVEN) * at(chances, chosen);
    const meant = chance / (chance + EVEN / chances.length);
    const misses = chances.map((other, i) => gain * meant * (other - (i === chosen ? 1 : 0)));
    const { position, looks } = choice;
    const slopes = this.#slopes;
    blame(choice, this.#rows, misses, {
      word: (word, miss) => {
        slopes.bias[word] = (slopes.bias[word] ?? 0) + miss;
      },
      looks: (row, move, miss) => add(slopes.looks, row * LOOKS, looks, move * LOOKS, LOOKS, miss),
      position: (row, miss) => add(slopes.position, row * position.length, position, 0, position.length, miss),
    });
    this.#attempts++;
  }

  /** After a batch, all weights go against their slope. */
  step(): void {
    this.#steps++;
    const pace = 1 / Math.sqrt(1 + this.#steps / SHRINK);
    const [early, earlySquares] = [1 - MOMENTUM ** this.#steps, 1 - MEMORY ** this.#steps];
    for (const part of ['bias', 'looks', 'position'] as const) {
      const [weights, slopes, means, squares] = [this.head[part], this.#slopes[part], this.#means[part], this.#squares[part]];
      for (let i = 0; i < weights.length; i++) {
        const slope = (slopes[i] ?? 0) / this.#attempts;
        const mean = MOMENTUM * (means[i] ?? 0) + (1 - MOMENTUM) * slope;
        const square = MEMORY * (squares[i] ?? 0) + (1 - MEMORY) * slope * slope;
        means[i] = mean;
        squares[i] = square;
        weights[i] = (weights[i] ?? 0) - (pace * STEP[part] * (mean / early)) / (Math.sqrt(square / earlySquares) + 1e-6);
      }
      slopes.fill(0);
    }
    this.#attempts = 0;
  }
}

/** Adds so much of a part of one list to a part of another. */
function add(to: Float64Array, place: number, from: ArrayLike<number>, start: number, length: number, part: number): void {
  for (let k = 0; k < length; k++) to[place + k] = (to[place + k] ?? 0) + part * (from[start + k] ?? 0);
}

/** A game that can be practised: it has a policy to begin with, and an estimate to learn by. */
interface Gym<S, M, E, C> {
  readonly game: Game<S, M, E, C>;
  readonly config: GameConfig;
  readonly policy: Policy<S, M>;
  readonly features: FeatureSet<S>;
}

function gymOf<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig): Gym<S, M, E, C> {
  const { policy } = game;
  if (policy?.features === undefined) throw new InputError(`${game.id} has no estimate to learn by`);
  return { game, config, policy, features: policy.features };
}

/** Decisions of the policy's own games. */
function watch<S, M, E, C>(gym: Gym<S, M, E, C>, seed: string): Sight[] {
  const { game, config, policy } = gym;
  const sights: Sight[] = [];
  for (let i = 0; i < WATCHED; i++) {
    const rng = derivedRng(`${seed}/watched/minds`, i);
    let left = MOVE_LIMIT;
    drive(game, game.initial(config), {
      luck: (n) => derivedRng(`${seed}/watched/${i}`, n),
      choose: (now, seat) => {
        if (left-- === 0) return undefined;
        const natural = policy.rollout(now, seat, rng);
        if (rng.below(LOOK) > 0) return natural;
        const moves = game.moves(now, seat);
        if (moves.length > 1) sights.push(look(gym, now, seat, moves, natural));
        return natural;
      },
    });
  }
  return sights;
}

/** A decision as weights see it before anything is scaled. */
function look<S, M, E, C>({ game, config, policy, features }: Gym<S, M, E, C>, s: S, seat: Seat, moves: readonly M[], natural: M): Sight {
  const time = features.bucket(s);
  const meant = wordsOf(natural, time, noWords());
  let place = -1;
  const words = moves.map((move, i) => {
    const own = noWords();
    if (wordsOf(move, time, own) === meant) place = i;
    return own.list;
  });
  const position = new Float64Array(2 * features.names.length);
  positionOf(game, s, seat, config.seats, position);
  return { position, words, promises: moves.map((move) => policy.promise?.(s, seat, move) ?? 0), natural: place };
}

/** Plays one game, and says what came of every attempt in it. */
function play<S, M, E, C>(
  gym: Gym<S, M, E, C>,
  seed: string,
  scope: Scope,
  learning: Learning,
  learner: Seat | undefined,
): (Attempt & Result)[] {
  const { game, config, policy } = gym;
  const sides = game.teams?.(config);
  const s = game.initial(config);
  const rng = derivedRng(`${seed}/minds`, 0);
  const attempts: Attempt[] = [];
  const moments: number[][] = [];
  let stage: number | undefined;
  let left = MOVE_LIMIT;
  drive(game, s, {
    luck: (n) => derivedRng(seed, n),
    choose: (now, seat) => {
      if (left-- === 0) return undefined;
      const here = policy.stage?.(now);
      if (here !== stage) moments.push(sharesOf(game, now, sides));
      stage = here;
      const world = game.resample(game.view(now, seat), seat, rng);
      const natural = policy.rollout(world, seat, rng);
      const moves = game.moves(world, seat);
      if (moves.length === 1 || (learner !== undefined && learner !== seat)) return natural;
      const choice = choiceOf(look(gym, world, seat, moves, natural), scope, undefined, 1);
      const chances = learning.chances(choice);
      const chosen = draw(chances, rng);
      attempts.push({ choice, chances, chosen, seat, share: at(sharesOf(game, now, sides), seat), next: moments.length });
      return at(moves, chosen);
    },
  });
  // A game that does not end says nothing about how games end.
  if (game.turn(s).kind !== 'over') return [];
  moments.push(sharesOf(game, s, sides));
  const results = lookBack(moments);
  return attempts.map((attempt) => ({ ...attempt, better: at(at(results, attempt.next), attempt.seat) - attempt.share }));
}

/** What came of everything up to each moment: mostly what the next one says, and less and less what later ones do. */
function lookBack(moments: readonly (readonly number[])[]): number[][] {
  const results: number[][] = [];
  let following = moments.at(-1) ?? [];
  for (let i = moments.length - 1; i >= 0; i--) {
    following = at(moments, i).map((share, seat) => (1 - FAR) * share + FAR * at(following, seat));
    results[i] = [...following];
  }
  return results;
}

function draw(chances: readonly number[], rng: Rng): number {
  if (rng.below(1000) < 1000 * EVEN) return rng.below(chances.length);
  let ticket = rng.below(FINE) / FINE;
  for (let i = 0; i < chances.length; i++) {
    ticket -= at(chances, i);
    if (ticket < 0) return i;
  }
  return chances.length - 1;
}

const FINE = 1 << 24;
