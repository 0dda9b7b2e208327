import { type AnyGame, equal, plainRng, type Seat } from '@quarterdeck/kernel';

/** Tells of two seats whether one of them may know what the other may not. */
export type Differ = (one: Seat, other: Seat) => boolean;

/**
 * What is secret between seats in this position. Needs no help from the game: in a whole world that
 * fits the view of one seat, two seats whose views are alike have nothing to hide from each other.
 */
export function secretsOf(game: AnyGame, view: unknown, viewer: Seat): Differ {
  const world = game.resample(view, viewer, plainRng(1));
  const seen = new Map<Seat, unknown>();
  const eyes = (seat: Seat): unknown => {
    if (!seen.has(seat)) seen.set(seat, game.view(world, seat));
    return seen.get(seat);
  };
  return (one, other) => one !== other && !equal(eyes(one), eyes(other));
}
