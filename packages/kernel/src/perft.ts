import { afterMove, settle } from './drive';
import type { Game } from './game';
import { derivedRng } from './random';

/**
 * Counts the sequences of `depth` legal moves from a state, chance answered from the seed by the
 * running number, so that one wrong, missing or doubled move anywhere changes the figure.
 */
export function perft<S, M, E, C>(game: Game<S, M, E, C>, start: S, depth: number, seed: string): number {
  const count = (s: S, left: number, outcomes: number): number => {
    const { turn, outcomes: drawn } = settle(game, s, (n) => derivedRng(seed, outcomes + n));
    if (left === 0 || turn.kind !== 'seats') return 1;
    let total = 0;
    for (const seat of turn.seats) {
      for (const move of game.moves(s, seat)) total += count(afterMove(game, s, seat, move), left - 1, outcomes + drawn);
    }
    return total;
  };
  return count(game.clone(start), depth, 0);
}
