import { drive, type Entry, type Game, type GameConfig, InputError, Playthrough, plainRng, playOut, type Rng } from '@quarterdeck/kernel';
import { winShares } from './shares';

/** Everybody's chance to win at a moment, and how far that is off by the luck of the estimate: the largest standard error of a seat. */
export interface Chances {
  readonly shares: readonly number[];
  readonly error: number;
}

/** How everybody stood at one moment of a finished game. */
export interface CurvePoint extends Chances {
  /** Entries of the log that lead there. */
  readonly n: number;
  /** How everybody stood before chance spoke, after the latest decision: the difference is luck. Absent where chance did not speak. */
  readonly beforeLuck?: Chances | undefined;
  /** Whoever comes next has but one move: nothing is decided there. */
  readonly forced?: true | undefined;
}

/** Continuations whose estimates are averaged at a moment: more as long as they differ by more than the error that is allowed. */
const FEWEST = 6;
const MOST = 32;
const ERROR = 0.015;

/** Decisions of a continuation at most; a stage that ends earlier stops it there. */
const DECISIONS = 12;

/** Moves after which a random continuation of a game without a policy is given up. */
const LONGEST = 2000;

/**
 * The win shares of every seat over a game, moment by moment, wherever chance is not about to speak.
 * It knows the whole log, hidden things included, so it is for games that are over. Each estimate is
 * the mean over short continuations by the game's own policy: they bring half-done actions to their
 * end, where the game's estimate is at its best, and do not favour whoever is about to decide.
 *
 * A generator, so that whoever walks it can stop, or do something else between two moments. Moments
 * up to `after` entries are passed over: they are known already.
 */
export function* winCurve<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  entries: readonly Entry<M, C>[],
  after = -1,
): Generator<CurvePoint> {
  const run = new Playthrough(game, config.seats, config.options, config.rules);
  let beforeLuck: Chances | undefined;
  for (let n = 0; ; n++) {
    if (n > after) {
      const chances = run.agreedEnd === 'draw' ? sharedOut(game, config) : standing(game, config, run.state, n + 1);
      if (run.turn.kind !== 'chance') {
        yield { n, ...chances, beforeLuck, ...(isForced(game, run) ? { forced: true } : {}) };
        beforeLuck = undefined;
      } else if (entries[n - 1]?.kind === 'move') beforeLuck = chances;
    }
    const entry = entries[n];
    if (entry === undefined) return;
    const played = run.append(entry);
    if (!played.ok) throw new InputError(`Entry ${n + 1} of this game is not legal: ${played.reason.code} (${played.reason.rule})`);
  }
}

function isForced<S, M, E, C>(game: Game<S, M, E, C>, { turn, state }: Playthrough<S, M, E, C>): boolean {
  if (turn.kind !== 'seats') return false;
  const [seat, ...others] = turn.seats;
  return seat !== undefined && others.length === 0 && game.moves(state, seat).length === 1;
}

/** A draw that was agreed on is half a win for each of two sides. */
function sharedOut<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig): Chances {
  const sides = new Set(game.teams?.(config) ?? Array.from({ length: config.seats }, (_, seat) => seat)).size;
  return { shares: new Array<number>(config.seats).fill(1 / sides), error: 0 };
}

/** How many moments `winCurve` tells of, known before the game is played through: one before each decision, and the end. */
export function curveLength<M, C>(entries: readonly Entry<M, C>[]): number {
  return entries.filter(({ kind }) => kind !== 'chance').length + 1;
}

/** The win shares of every seat at one moment, as the curve shows them. */
export function standing<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig, s: S, seed: number): Chances {
  if (game.turn(s).kind === 'over') return { shares: winShares(game, s, config), error: 0 };
  const rng = plainRng(seed);
  const sums = new Array<number>(config.seats).fill(0);
  const squares = sums.slice();
  for (let tries = 1; ; tries++) {
    const world = game.clone(s);
    playOn(game, world, rng);
    winShares(game, world, config).forEach((share, seat) => {
      sums[seat] = (sums[seat] ?? 0) + share;
      squares[seat] = (squares[seat] ?? 0) + share * share;
    });
    if (tries < FEWEST) continue;
    const error = Math.max(...sums.map((sum, seat) => standardError(tries, sum, squares[seat] ?? 0)));
    if (error <= ERROR || tries === MOST) return { shares: sums.map((sum) => sum / tries), error };
  }
}

/** How far the mean of so many results is off, from their sum and the sum of their squares. */
export function standardError(count: number, sum: number, squares: number): number {
  return count < 2 ? 0 : Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count * (count - 1)));
}

/** Plays on by the game's own policy to the end of the stage, or as far as a glance reaches. */
export function playOn<S, M, E, C>(game: Game<S, M, E, C>, s: S, rng: Rng): void {
  const { policy } = game;
  if (policy === undefined) {
    playOut(game, s, rng, undefined, LONGEST);
    return;
  }
  const stage = policy.stage?.(s);
  let decisions = 0;
  drive(game, s, {
    luck: () => rng,
    choose: (now, seat) => {
      const stops = decisions === DECISIONS || (decisions > 0 && policy.stage?.(now) !== stage);
      decisions++;
      return stops ? undefined : policy.rollout(now, seat, rng);
    },
  });
}
