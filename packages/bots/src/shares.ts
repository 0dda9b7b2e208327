import type { Game, GameConfig } from '@quarterdeck/kernel';

/** Points by which guesses are off when a game does not say: only the order of seats matters much then. */
const DEFAULT_SPREAD = 10;

/**
 * The chance of each seat to win, adding up to one over the sides, from who has won or from the
 * game's estimate. Partners share their side's chance: each of them has all of it.
 */
export function winShares<S, M, E, C>(game: Game<S, M, E, C>, s: S, config: GameConfig): number[] {
  return sharesOf(game, s, game.teams?.(config));
}

/** The same where it is known already which side each seat is on. */
export function sharesOf<S, M, E, C>(game: Game<S, M, E, C>, s: S, sides: readonly number[] | undefined): number[] {
  if (game.turn(s).kind === 'over') {
    const ranks = game.ranking(s);
    const winners = new Set(ranks.flatMap((rank, seat) => (rank === 1 ? [sides?.[seat] ?? seat] : [])));
    return ranks.map((rank) => (rank === 1 ? 1 / winners.size : 0));
  }
  const values = game.policy?.evaluate(s) ?? game.score(s).total;
  const spread = game.policy?.spread?.(s) ?? DEFAULT_SPREAD;
  return softmax(values, spread, sides);
}

/** Shares from points: a lead of one spread is worth a factor of e. */
export function softmax(values: readonly number[], spread: number, sides?: readonly number[]): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < values.length; seat++) top = Math.max(top, values[seat] ?? 0);
  const shares: number[] = [];
  let total = 0;
  for (let seat = 0; seat < values.length; seat++) {
    const weight = Math.exp(((values[seat] ?? 0) - top) / spread);
    shares.push(weight);
    // Each side counts once, by its first seat.
    if (sides === undefined || sides.indexOf(sides[seat] ?? seat) === seat) total += weight;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = (shares[seat] ?? 0) / total;
  return shares;
}
