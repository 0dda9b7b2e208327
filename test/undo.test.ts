import { games } from '@quarterdeck/games';
import { type AnyGame, equal, eventsOf, Playthrough, plainRng, type Seat, seededChance, type Viewer } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';

/* Law 7. The kernel finds quickly where free undo ends; here the same is said slowly and plainly, and both agree. */

const WORLDS = 8;
const MOVES = 150;

function eventsSeen(game: AnyGame, s: unknown, viewer: Viewer, seat: Seat, move: unknown): unknown[] {
  const seen: unknown[] = [];
  game.play(s, seat, move, (event) => {
    const redacted = game.redact(event, viewer, s);
    if (redacted !== undefined) seen.push(redacted);
    game.evolve(s, event);
  });
  return seen;
}

function shows(game: AnyGame, before: unknown, seats: number, seat: Seat, move: unknown): boolean {
  const bystander = game.view(before, 'spectator');
  const isPredictable =
    game.check(bystander, seat, move) === undefined &&
    equal(eventsOf(game, bystander, seat, move), eventsOf(game, game.clone(before), seat, move));
  if (isPredictable) return false;
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, i) => i)];
  return viewers.some((viewer) => {
    const seen = eventsSeen(game, game.clone(before), viewer, seat, move);
    const known = game.view(before, viewer);
    if (game.check(known, seat, move) === undefined) return !equal(eventsSeen(game, game.clone(known), viewer, seat, move), seen);
    const rng = plainRng(WORLDS);
    return Array.from({ length: WORLDS }, () => game.resample(known, viewer, rng)).some(
      (world) => !game.moves(world, seat).some((other) => equal(eventsSeen(game, game.clone(world), viewer, seat, other), seen)),
    );
  });
}

describe.each(games.map(({ card, load }) => ({ id: card.id, most: Math.max(...card.seats), load })))('$id', ({ most, load }) => {
  test('a seat may take back alone exactly what showed nobody anything', async () => {
    const game = await load();
    const asked = new Playthrough(game, most);
    const unasked = new Playthrough(game, most);
    const rng = plainRng(11);
    const luck = seededChance('undo');
    let last: Seat | undefined;
    let point = 0;
    for (let i = 0; i < MOVES; i++) {
      for (const run of [asked, unasked]) run.settle(luck);
      const { turn } = asked;
      if (turn.kind !== 'seats') break;
      const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
      const length = asked.entries.length;
      if (seat !== last || asked.entries.at(-1)?.kind !== 'move') point = length;
      last = seat;
      const moves = game.moves(asked.state, seat);
      const move = moves[rng.below(moves.length)];
      const before = game.clone(asked.state);
      asked.append({ kind: 'move', seat, move }, true);
      unasked.append({ kind: 'move', seat, move });
      if (shows(game, before, most, seat, move)) point = length + 1;
      expect(asked.undoPoint(seat), `after entry ${length + 1}`).toBe(point);
      // Whoever asks unannounced gets the same answer from the log.
      if (i % 10 === 0) expect(unasked.undoPoint(seat)).toBe(point);
      const other = (seat + 1) % most;
      expect(asked.undoPoint(other)).toBe(length + 1);
    }
    expect(asked.entries.length).toBeGreaterThan(MOVES / 2);
  });
});
