import { eventsOf } from './drive';
import { equal } from './equal';
import type { Game, Seat, Viewer } from './game';
import { plainRng } from './random';

/** How many worlds are tried in which a secret could have been another; luck must strike every time to be missed. */
const WORLDS = 8;

/**
 * Whether a move showed anybody anything that was hidden from them before. The test needs no help
 * from the game. If a viewer could have worked out from their own view, given the move, exactly the
 * events that they then saw, they learnt nothing but the choice itself. If their view does not even
 * tell that the move was possible (a card from a hidden hand), they learnt nothing as long as, in
 * every world they must hold possible, some move would have looked the same.
 */
export function revealsSomething<S, M, E, C>(game: Game<S, M, E, C>, before: S, seats: number, seat: Seat, move: M): boolean {
  if (isPublic(game, before, seat, move)) return false;
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, i) => i)];
  return viewers.some((viewer) => {
    const seen = eventsSeen(game, game.clone(before), viewer, seat, move);
    const known = game.view(before, viewer);
    if (game.check(known, seat, move) === undefined) return !equal(eventsSeen(game, game.clone(known), viewer, seat, move), seen);
    const rng = plainRng(WORLDS);
    for (let i = 0; i < WORLDS; i++) {
      const world = game.resample(known, viewer, rng);
      const alike = game.moves(world, seat).some((other) => equal(eventsSeen(game, game.clone(world), viewer, seat, other), seen));
      if (!alike) return true;
    }
    return false;
  });
}

/** The common case, found quickly: whoever only watches could have predicted every event in full. */
function isPublic<S, M, E, C>(game: Game<S, M, E, C>, before: S, seat: Seat, move: M): boolean {
  const known = game.view(before, 'spectator');
  if (game.check(known, seat, move) !== undefined) return false;
  return equal(eventsOf(game, known, seat, move), eventsOf(game, game.clone(before), seat, move));
}

/** What a viewer sees of a move; plays it out on the given state. */
export function eventsSeen<S, M, E, C>(game: Game<S, M, E, C>, s: S, viewer: Viewer, seat: Seat, move: M): E[] {
  const seen: E[] = [];
  game.play(s, seat, move, (event) => {
    const redacted = game.redact(event, viewer, s);
    if (redacted !== undefined) seen.push(redacted);
    game.evolve(s, event);
  });
  return seen;
}
