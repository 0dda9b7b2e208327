import { type AnyGame, eventsOf, type Seat } from '@quarterdeck/kernel';
import type { Foresight } from '../kit';

/** Tries a legal move on a copy of the view. */
function tryMove(game: AnyGame, view: unknown, seat: Seat, move: unknown): Foresight<unknown, unknown> {
  const after = game.clone(view);
  const events = eventsOf(game, after, seat, move);
  const turn = game.turn(after);
  const score = game.score(after);
  return {
    after,
    events,
    score,
    gain: (score.total[seat] ?? 0) - (game.score(view).total[seat] ?? 0),
    keepsTurn: turn.kind === 'seats' && turn.seats.length === 1 && turn.seats[0] === seat,
  };
}

/** Foresight for one view, each move tried at most once. */
export function foresightOf(game: AnyGame, view: unknown, seat: Seat): (move: unknown) => Foresight<unknown, unknown> {
  const known = new Map<string, Foresight<unknown, unknown>>();
  return (move) => {
    const key = game.notation.writeMove(move);
    let seen = known.get(key);
    if (seen === undefined) {
      seen = tryMove(game, view, seat, move);
      known.set(key, seen);
    }
    return seen;
  };
}
