import { drive, type Entry, type Game, type GameConfig, InputError, Playthrough, plainRng, playOut, type Rng } from '@quarterdeck/kernel';
import { winShares } from './shares';

/** How everybody stood at one moment of a finished game. */
export interface CurvePoint {
  /** Entries of the log that lead there. */
  readonly n: number;
  readonly shares: readonly number[];
}

/** Continuations whose estimates are averaged at a moment. */
const CONTINUATIONS = 4;

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
  const run = new Playthrough(game, config.seats, config.options);
  for (let n = 0; ; n++) {
    if (n > after && run.turn.kind !== 'chance') yield { n, shares: standing(game, config, run.state, n + 1) };
    const entry = entries[n];
    if (entry === undefined) return;
    const played = run.append(entry);
    if (!played.ok) throw new InputError(`Entry ${n + 1} of this game is not legal: ${played.reason.code} (${played.reason.rule})`);
  }
}

/** How many moments `winCurve` tells of, known before the game is played through: one before each decision, and the end. */
export function curveLength<M, C>(entries: readonly Entry<M, C>[]): number {
  return entries.filter(({ kind }) => kind !== 'chance').length + 1;
}

/** The win shares of every seat at one moment, as the curve shows them. */
export function standing<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig, s: S, seed: number): number[] {
  if (game.turn(s).kind === 'over') return winShares(game, s, config);
  const rng = plainRng(seed);
  const sum = new Array<number>(config.seats).fill(0);
  for (let i = 0; i < CONTINUATIONS; i++) {
    const world = game.clone(s);
    playOn(game, world, rng);
    winShares(game, world, config).forEach((share, seat) => {
      sum[seat] = (sum[seat] ?? 0) + share;
    });
  }
  return sum.map((share) => share / CONTINUATIONS);
}

function playOn<S, M, E, C>(game: Game<S, M, E, C>, s: S, rng: Rng): void {
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
