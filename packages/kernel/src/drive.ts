import type { Emit, Game, Seat, Turn } from './game';
import type { Rng } from './random';

/** Who plays a game on: what chance is drawn from, and who chooses. */
export interface Drivers<S, M> {
  /** The generator of the next outcome; `n` counts the outcomes of this drive from 0. */
  luck(n: number): Rng;
  /** The move of a seat that must decide, or undefined to stop here. */
  choose(s: S, seat: Seat): M | undefined;
  /** Which of several seats that must decide speaks next; the first when absent. */
  first?(seats: readonly Seat[]): Seat;
}

/**
 * Plays a state on in place, without keeping a log, until the game is over or whoever chooses stops.
 * Everybody who plays on does it through here: playouts, contests, fits, curves. Returns the number of moves.
 */
export function drive<S, M, E, C>(game: Game<S, M, E, C>, s: S, { luck, choose, first }: Drivers<S, M>): number {
  const emit: Emit<E> = (event) => game.evolve(s, event);
  let moves = 0;
  let outcomes = 0;
  for (;;) {
    const turn = game.turn(s);
    if (turn.kind === 'over') return moves;
    if (turn.kind === 'chance') {
      game.chance(s, game.sample(s, luck(outcomes++)), emit);
      continue;
    }
    const { seats } = turn;
    const seat = seats.length === 1 || first === undefined ? (seats[0] as Seat) : first(seats);
    const move = choose(s, seat);
    if (move === undefined) return moves;
    game.play(s, seat, move, emit);
    moves++;
  }
}

/** Lets chance speak until a seat must decide or the game is over, and says which. */
export function settle<S, M, E, C>(
  game: Game<S, M, E, C>,
  s: S,
  luck: (n: number) => Rng,
): { readonly turn: Turn; readonly outcomes: number } {
  const emit: Emit<E> = (event) => game.evolve(s, event);
  for (let outcomes = 0; ; outcomes++) {
    const turn = game.turn(s);
    if (turn.kind !== 'chance') return { turn, outcomes };
    game.chance(s, game.sample(s, luck(outcomes)), emit);
  }
}

/** The move that ends a turn in which nothing else is left to decide, if the game stands so before this seat. */
export function closingMove<S, M, E, C>(game: Game<S, M, E, C>, s: S, seat: Seat): M | undefined {
  if (game.closing === undefined) return undefined;
  const turn = game.turn(s);
  if (turn.kind !== 'seats' || turn.seats.length !== 1 || turn.seats[0] !== seat) return undefined;
  return game.closing(s, seat);
}

/** The events of a move, made on a state that is used up by it: give it a copy. */
export function eventsOf<S, M, E, C>(game: Game<S, M, E, C>, s: S, seat: Seat, move: M): E[] {
  const events: E[] = [];
  game.play(s, seat, move, (event) => {
    events.push(event);
    game.evolve(s, event);
  });
  return events;
}

/** A copy of the state after a move. */
export function afterMove<S, M, E, C>(game: Game<S, M, E, C>, s: S, seat: Seat, move: M): S {
  const next = game.clone(s);
  game.play(next, seat, move, (event) => game.evolve(next, event));
  return next;
}
