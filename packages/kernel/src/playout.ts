import { drive } from './drive';
import type { Game, Seat } from './game';
import type { Rng } from './random';

/** Chooses among a seat's legal moves. */
export type Chooser<S, M> = (s: S, seat: Seat, moves: readonly M[], rng: Rng) => M;

export const randomChoice = <S, M>(_s: S, _seat: Seat, moves: readonly M[], rng: Rng): M => moves[rng.below(moves.length)] as M;

/** Plays a state on to its end, in place and without keeping a log. Returns the number of moves; stops after `limit` of them. */
export function playOut<S, M, E, C>(
  game: Game<S, M, E, C>,
  s: S,
  rng: Rng,
  choose: Chooser<S, M> = randomChoice,
  limit = Number.POSITIVE_INFINITY,
): number {
  let left = limit;
  return drive(game, s, {
    luck: () => rng,
    first: (seats) => seats[rng.below(seats.length)] as Seat,
    choose: (now, seat) => {
      if (left-- <= 0) return undefined;
      const moves = game.moves(now, seat);
      if (moves.length === 0) throw new Error(`${game.id}: seat ${seat + 1} must decide but has no legal move`);
      return choose(now, seat, moves, rng);
    },
  });
}
