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
  const emit = (event: E): void => game.evolve(s, event);
  let played = 0;
  for (;;) {
    const turn = game.turn(s);
    if (turn.kind === 'over' || played >= limit) return played;
    if (turn.kind === 'chance') {
      game.chance(s, game.sample(s, rng), emit);
      continue;
    }
    const seats = turn.seats;
    const seat = seats.length === 1 ? (seats[0] as Seat) : (seats[rng.below(seats.length)] as Seat);
    const moves = game.moves(s, seat);
    if (moves.length === 0) throw new Error(`${game.id}: seat ${seat + 1} must decide but has no legal move`);
    game.play(s, seat, choose(s, seat, moves, rng), emit);
    played++;
  }
}
