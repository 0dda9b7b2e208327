import { derivedRng, type Game, type GameConfig, parseOptions, type Seat } from '@quarterdeck/kernel';
import { createBot } from './bot';
import { type Level, THINKING_TIME } from './levels';

const MOVE_LIMIT = 5000;

/** One game between bots: rank of each seat, points, and how many moves it took. */
export interface Bout {
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly moves: number;
}

export interface BoutSetup {
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /**
   * Iterations that stand for a millisecond of thinking. Bouts count iterations instead of time, so
   * that the same command gives the same result on every machine.
   */
  readonly pace: number;
  /** Moves after which a game without an end is called a draw. */
  readonly limit?: number;
}

/** Plays one whole game. The same seed gives the same luck whoever sits where, so that seats can be swapped on it. */
export function playBout<S, M, E, C>(game: Game<S, M, E, C>, setup: BoutSetup): Bout {
  const { levels, seed } = setup;
  const config: GameConfig = { seats: levels.length, options: parseOptions(game.options, setup.options ?? {}) };
  const s = game.initial(config);
  const minds = derivedRng(`${seed}/minds`, 0);
  const bots = levels.map((level, seat) => createBot(game, { config, seat, level, seed: minds.u32(), ...budget(level, setup.pace) }));
  const emit = (event: E): void => game.evolve(s, event);
  let outcomes = 0;
  let moves = 0;
  for (;;) {
    const turn = game.turn(s);
    if (turn.kind === 'over') return { ranks: game.ranking(s), points: game.score(s).total, moves };
    if (turn.kind === 'chance') {
      game.chance(s, game.sample(s, derivedRng(seed, outcomes++)), emit);
      continue;
    }
    if (moves >= (setup.limit ?? MOVE_LIMIT)) return { ranks: levels.map(() => 1), points: game.score(s).total, moves };
    const seat = turn.seats[0] as Seat;
    const bot = bots[seat] as (typeof bots)[number];
    game.play(s, seat, bot.choose(game.view(s, seat)), emit);
    moves++;
  }
}

function budget(level: Level, pace: number): { budget?: { iterations: number } } {
  if (level !== 'captain' && level !== 'admiral' && level !== 'legend') return {};
  return { budget: { iterations: Math.max(1, Math.round(THINKING_TIME[level] * pace)) } };
}

/** What one level achieved over many games; a shared first place counts as a shared win. */
export interface Standing {
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
  readonly meanRank: number;
  readonly meanPoints: number;
  /** 95 % interval of the win share (Wilson). */
  readonly low: number;
  readonly high: number;
}

/** Adds up bouts; `seating[i]` are the levels by seat of bout i. */
export function standings(bouts: readonly Bout[], seating: ReadonlyArray<readonly Level[]>): Standing[] {
  const sums = new Map<Level, { games: number; wins: number; ranks: number; points: number }>();
  bouts.forEach((bout, i) => {
    const winners = bout.ranks.filter((rank) => rank === 1).length;
    seating[i]?.forEach((level, seat) => {
      const sum = sums.get(level) ?? { games: 0, wins: 0, ranks: 0, points: 0 };
      sum.games++;
      sum.wins += bout.ranks[seat] === 1 ? 1 / winners : 0;
      sum.ranks += bout.ranks[seat] ?? 0;
      sum.points += bout.points[seat] ?? 0;
      sums.set(level, sum);
    });
  });
  return [...sums].map(([level, { games, wins, ranks, points }]) => ({
    level,
    games,
    wins,
    meanRank: ranks / games,
    meanPoints: points / games,
    ...wilson(wins, games),
  }));
}

/** The range in which the true share lies with 95 % certainty. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = wins / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const centre = share + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
