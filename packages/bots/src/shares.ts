import type { Game, GameConfig } from '@quarterdeck/kernel';

/** Points by which guesses are off when a game does not say: only the order of seats matters much then. */
const DEFAULT_SPREAD = 10;

/**
 * The chance of each seat to win, adding up to one over the sides, from who has won or from the
 * game's estimate. Partners share their side's chance: each of them has all of it.
 */
export function winShares<S, M, E, C>(game: Game<S, M, E, C>, s: S, config: GameConfig): number[] {
  const teams = game.teams?.(config);
  if (game.turn(s).kind === 'over') {
    const ranks = game.ranking(s);
    const winners = new Set(ranks.flatMap((rank, seat) => (rank === 1 ? [teams?.[seat] ?? seat] : [])));
    return ranks.map((rank) => (rank === 1 ? 1 / winners.size : 0));
  }
  const values = game.policy?.evaluate(s) ?? game.score(s).total;
  const spread = game.policy?.spread?.(s) ?? DEFAULT_SPREAD;
  return softmax(values, spread, teams);
}

/** Shares from points: a lead of one spread is worth a factor of e. */
export function softmax(values: readonly number[], spread: number, teams?: readonly number[]): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > top) top = value;
  const weights = values.map((value) => Math.exp((value - top) / spread));
  const seen = new Set<number>();
  let total = 0;
  weights.forEach((weight, seat) => {
    const side = teams?.[seat] ?? seat;
    if (seen.has(side)) return;
    seen.add(side);
    total += weight;
  });
  return weights.map((weight) => weight / total);
}
