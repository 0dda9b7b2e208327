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
export function revealsSomething<S, M, E, C>(
  game: Game<S, M, E, C>,
  before: S,
  seats: number,
  seat: Seat,
  move: M,
  /** What the move made happen, for those who have just played it. */
  events: readonly E[] = eventsOf(game, game.clone(before), seat, move),
): boolean {
  if (game.isOpen === true || isPublic(game, before, seat, move, events)) return false;
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, i) => i)];
  const seen = redactedFor(game, game.clone(before), viewers, events);
  return viewers.some((viewer, i) => showsTo(game, before, viewer, seat, move, seen[i] ?? []));
}

/** The common case, found quickly: whoever only watches could have predicted every event in full. */
function isPublic<S, M, E, C>(game: Game<S, M, E, C>, before: S, seat: Seat, move: M, events: readonly E[]): boolean {
  const known = game.view(before, 'spectator');
  if (game.check(known, seat, move) !== undefined) return false;
  return equal(eventsOf(game, known, seat, move), events);
}

/** Whether a viewer learnt more than the choice from what they saw of a move. */
function showsTo<S, M, E, C>(game: Game<S, M, E, C>, before: S, viewer: Viewer, seat: Seat, move: M, seen: readonly E[]): boolean {
  const known = game.view(before, viewer);
  if (game.check(known, seat, move) === undefined) {
    return !equal(eventsSeen(game, known, viewer, seat, move), seen);
  }
  const rng = plainRng(WORLDS);
  for (let i = 0; i < WORLDS; i++) {
    if (!somethingLooksLike(game, game.resample(known, viewer, rng), viewer, seat, move, seen)) return true;
  }
  return false;
}

/** Whether some move in this world would have looked to the viewer like what they saw; `move` is tried first, being the likeliest. */
function somethingLooksLike<S, M, E, C>(
  game: Game<S, M, E, C>,
  world: S,
  viewer: Viewer,
  seat: Seat,
  move: M,
  seen: readonly E[],
): boolean {
  const trial = new Trial(game, world, viewer, seen);
  if (game.check(world, seat, move) === undefined && trial.looksAlike(seat, move)) return true;
  for (const other of game.moves(world, seat)) if (trial.looksAlike(seat, other)) return true;
  return false;
}

/** Thrown out of a move at the first event that looks different; what is left of the state is not used. */
const DIFFERENT = new Error('This looks different');

/** Plays moves on copies of one world, each only as far as it looks to a viewer like what they saw. */
class Trial<S, M, E, C> {
  readonly #game: Game<S, M, E, C>;
  readonly #world: S;
  readonly #viewer: Viewer;
  readonly #seen: readonly E[];
  /** A copy that no event has changed yet: most moves differ from the first event on, and one copy serves them all. */
  #fresh: S | undefined;

  constructor(game: Game<S, M, E, C>, world: S, viewer: Viewer, seen: readonly E[]) {
    this.#game = game;
    this.#world = world;
    this.#viewer = viewer;
    this.#seen = seen;
  }

  looksAlike(seat: Seat, move: M): boolean {
    const game = this.#game;
    const s = this.#fresh ?? game.clone(this.#world);
    this.#fresh = s;
    let shown = 0;
    try {
      game.play(s, seat, move, (event) => {
        const redacted = game.redact(event, this.#viewer, s);
        if (redacted !== undefined && !(shown < this.#seen.length && equal(redacted, this.#seen[shown++]))) throw DIFFERENT;
        this.#fresh = undefined;
        game.evolve(s, event);
      });
    } catch (error) {
      if (error !== DIFFERENT) throw error;
      return false;
    }
    return shown === this.#seen.length;
  }
}

/** What each viewer sees of events that happen in this order, from the given state on, which they change. */
function redactedFor<S, M, E, C>(game: Game<S, M, E, C>, s: S, viewers: readonly Viewer[], events: readonly E[]): E[][] {
  const seen = viewers.map((): E[] => []);
  for (const event of events) {
    viewers.forEach((viewer, i) => {
      const redacted = game.redact(event, viewer, s);
      if (redacted !== undefined) seen[i]?.push(redacted);
    });
    game.evolve(s, event);
  }
  return seen;
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
