import type { Game } from './game';
import { derivedRng } from './random';

/**
 * Counts the sequences of `depth` legal moves from a state, chance answered from the seed by the
 * running number, so that one wrong, missing or doubled move anywhere changes the figure.
 */
export function perft<S, M, E, C>(game: Game<S, M, E, C>, start: S, depth: number, seed: string): number {
  const count = (s: S, left: number, outcomes: number): number => {
    let n = outcomes;
    let turn = game.turn(s);
    while (turn.kind === 'chance') {
      game.chance(s, game.sample(s, derivedRng(seed, n++)), (event) => game.evolve(s, event));
      turn = game.turn(s);
    }
    if (left === 0 || turn.kind === 'over') return 1;
    let total = 0;
    for (const seat of turn.seats) {
      for (const move of game.moves(s, seat)) {
        const next = game.clone(s);
        game.play(next, seat, move, (event) => game.evolve(next, event));
        total += count(next, left - 1, n);
      }
    }
    return total;
  };
  return count(game.clone(start), depth, 0);
}
