import type { Game, GameConfig } from '@quarterdeck/kernel';
import type { Bout } from './arena';
import type { Contestant } from './levels';

/**
 * Who meets whom: everybody everybody else, the first all others, or all at one table. A bot that
 * meets another plays one side of the table, and copies of the other all other sides.
 */
export const FORMATS = ['round-robin', 'gauntlet', 'together'] as const;
export type Format = (typeof FORMATS)[number];

/** A meeting, with all ways to seat it, so that the order of play favours nobody. */
export interface Meeting {
  /** Those whose results are counted. */
  readonly counted: readonly Contestant[];
  readonly against: readonly Contestant[];
  readonly seatings: ReadonlyArray<readonly Contestant[]>;
}

/** All meetings of a contest. Partners are always of the same kind. */
export function meetings<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig, bots: readonly Contestant[], format: Format): Meeting[] {
  const sideOf = game.teams?.(config) ?? Array.from({ length: config.seats }, (_, seat) => seat);
  const sides = new Set(sideOf).size;
  const turns = Array.from({ length: sides }, (_, turn) => turn);
  if (format === 'together') {
    const seatings = turns.map((turn) => sideOf.map((side) => bots[(side + turn) % bots.length] as Contestant));
    return [{ counted: bots, against: [], seatings }];
  }
  const meet = (one: Contestant, other: Contestant): Meeting => ({
    counted: sides === 2 ? [one, other] : [one],
    against: [other],
    seatings: turns.map((turn) => sideOf.map((side) => (side === turn ? one : other))),
  });
  return bots.flatMap((one, i) =>
    bots.flatMap((other, k) => {
      if (i === k || (format === 'gauntlet' && i > 0)) return [];
      // Between two sides, the way back is the same meeting.
      return sides === 2 && k < i ? [] : [meet(one, other)];
    }),
  );
}

/** What one of them achieved over many games; a shared first place counts as a shared win. */
export interface Standing {
  readonly level: Contestant;
  readonly games: number;
  readonly wins: number;
  readonly meanRank: number;
  readonly meanPoints: number;
  /** 95 % interval of the win share (Wilson). */
  readonly low: number;
  readonly high: number;
}

/** Adds up bouts; `seating[i]` are the levels by seat of bout i. Partners win and count once. */
export function standings(bouts: readonly Bout[], seating: ReadonlyArray<readonly Contestant[]>, teams?: readonly number[]): Standing[] {
  const sums = new Map<Contestant, { games: number; wins: number; ranks: number; points: number }>();
  bouts.forEach((bout, i) => {
    const first = firstSeats(bout, teams);
    const winners = first.filter((seat) => bout.ranks[seat] === 1).length;
    for (const seat of first) {
      const level = seating[i]?.[seat] as Contestant;
      const sum = sums.get(level) ?? { games: 0, wins: 0, ranks: 0, points: 0 };
      sum.games++;
      sum.wins += bout.ranks[seat] === 1 ? 1 / winners : 0;
      sum.ranks += bout.ranks[seat] ?? 0;
      sum.points += bout.points[seat] ?? 0;
      sums.set(level, sum);
    }
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

/** One seat of every side. */
function firstSeats({ ranks }: Bout, teams: readonly number[] | undefined): number[] {
  return ranks.map((_, seat) => seat).filter((seat) => teams === undefined || teams.indexOf(teams[seat] as number) === seat);
}

/** The range in which the true share lies with 95 % certainty, or with that of so many standard deviations. */
export function wilson(wins: number, games: number, z = 1.96): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const centre = share + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** Rounds after which the ratings no longer move. */
const ROUNDS = 200;

/**
 * Strengths under which the results are most likely (Bradley and Terry), on the scale of Elo with
 * the weakest at nought. Every comparison of two seats with different bots counts; one imagined
 * draw between any two keeps the ratings of those who always win finite.
 */
export function ratings(bouts: readonly Bout[], seating: ReadonlyArray<readonly Contestant[]>): Map<Contestant, number> {
  const levels = [...new Set(seating.flat())];
  const count = levels.length;
  const met = Array.from({ length: count }, (_, a) => levels.map((_, b) => (a === b ? 0 : 1)));
  const won = levels.map(() => (count - 1) / 2);
  bouts.forEach(({ ranks }, i) => {
    const sat = (seating[i] ?? []).map((level) => levels.indexOf(level));
    sat.forEach((a, x) => {
      sat.forEach((b, y) => {
        if (a === b) return;
        const [mine, theirs] = [ranks[x] ?? 0, ranks[y] ?? 0];
        (met[a] as number[])[b] = (met[a]?.[b] ?? 0) + 1;
        won[a] = (won[a] ?? 0) + (mine < theirs ? 1 : mine === theirs ? 0.5 : 0);
      });
    });
  });
  let strength = levels.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strength = levels.map((_, a) => {
      const expected = levels.reduce(
        (sum, _, b) => sum + (a === b ? 0 : (met[a]?.[b] ?? 0) / ((strength[a] ?? 1) + (strength[b] ?? 1))),
        0,
      );
      return expected === 0 ? 1 : (won[a] ?? 0) / expected;
    });
  }
  const weakest = Math.min(...strength);
  return new Map(levels.map((level, i) => [level, 400 * Math.log10((strength[i] ?? 1) / weakest)]));
}
