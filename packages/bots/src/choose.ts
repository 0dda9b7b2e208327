import { type Game, InputError, type Rng, randomChoice, type Seat } from '@quarterdeck/kernel';
import { greedyMove } from './greedy';
import type { Level } from './levels';

/** What a bot of this level does. It is given what its seat may see, and nothing else. */
export function chooseMove<S, M, E, C>(game: Game<S, M, E, C>, view: S, seat: Seat, level: Level, rng: Rng): M {
  const moves = game.moves(view, seat);
  if (moves.length === 0) throw new InputError(`Seat ${seat + 1} has nothing to decide in this position`);
  switch (level) {
    case 'cabin-boy':
      return randomChoice(view, seat, moves, rng);
    case 'sailor':
      return greedyMove(game, view, seat, rng, 0.35);
    case 'mate':
      return greedyMove(game, view, seat, rng, 0);
  }
}
