import { at, configOf, derivedRng, drive, type Game } from '@quarterdeck/kernel';
import { createBot } from './bot';
import type { Budget } from './budget';
import { type Contestant, contestant, type Level, searches, THINKING_TIME } from './levels';
import type { Prior } from './prior/prior';

const MOVE_LIMIT = 5000;

/** One game between bots: rank of each seat, points, and how many moves it took. */
export interface Bout {
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly moves: number;
  /** Whether it came to an end by itself. */
  readonly over: boolean;
  /** Milliseconds that its slowest move took, where bouts count time. */
  readonly slowest?: number;
}

export interface BoutSetup {
  readonly levels: readonly Contestant[];
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /**
   * Iterations that stand for a millisecond of thinking. Bouts count iterations instead of time, so
   * that the same command gives the same result on every machine.
   */
  readonly pace: number;
  /** Instead: milliseconds of a captain's move by this clock, and of other levels in proportion; who is quicker gets further. */
  readonly time?: { readonly milliseconds: number; readonly clock: () => number };
  /** Moves after which a game without an end is called a draw. */
  readonly limit?: number;
}

/**
 * Plays one whole game. The same seed gives the same luck whoever sits where, so that seats can be swapped on it. Who searches
 * does so with `prior`, unless its name says that it knows nothing learnt, or just what is `adopted`.
 */
export function playBout<S, M, E, C>(
  game: Game<S, M, E, C>,
  setup: BoutSetup,
  prior?: Prior<S, M, E, C>,
  adopted?: Prior<S, M, E, C>,
): Bout {
  const { levels, seed } = setup;
  const config = configOf(game, levels.length, setup.options);
  const s = game.initial(config);
  const minds = derivedRng(`${seed}/minds`, 0);
  const bots = levels.map((name, seat) => {
    const { level, schooling } = contestant(name) ?? { level: 'mate', schooling: 'plain' };
    const known = schooling === undefined ? prior : schooling === 'adopted' ? adopted : undefined;
    return createBot(game, { config, seat, level, seed: minds.u32(), ...budget(level, setup) }, known);
  });
  let left = setup.limit ?? MOVE_LIMIT;
  let slowest = 0;
  const clock = setup.time?.clock ?? (() => 0);
  const moves = drive(game, s, {
    luck: (n) => derivedRng(seed, n),
    choose: (now, seat) => {
      if (left-- <= 0) return undefined;
      const asked = clock();
      const move = at(bots, seat).choose(game.view(now, seat));
      slowest = Math.max(slowest, clock() - asked);
      const refusal = game.check(now, seat, move);
      if (refusal !== undefined) throw new Error(`${levels[seat]} chose an illegal move of ${game.id}: ${game.notation.writeMove(move)}`);
      return move;
    },
  });
  const over = game.turn(s).kind === 'over';
  const ranks = over ? game.ranking(s) : levels.map(() => 1);
  return { ranks, points: game.score(s).total, moves, over, ...(setup.time === undefined ? {} : { slowest }) };
}

function budget(level: Level, { pace, time }: BoutSetup): { budget?: Budget } {
  if (!searches(level)) return {};
  if (time === undefined) return { budget: { iterations: Math.max(1, Math.round(THINKING_TIME[level] * pace)) } };
  return { budget: { milliseconds: (THINKING_TIME[level] / THINKING_TIME.captain) * time.milliseconds, clock: time.clock } };
}
