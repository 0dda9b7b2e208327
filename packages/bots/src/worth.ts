import { type Game, playOut, type Rng, type Seat } from '@quarterdeck/kernel';

/** Own decisions played on after a candidate, so that the first step of a longer action shows its worth. */
const FOLLOW_UP = 6;

/** Which side each seat is on; undefined when everybody plays alone. */
type Sides = readonly number[] | undefined;

/** The moves that something may come of; all of them where nothing can. */
export function worthwhile<S, M, E, C>(game: Game<S, M, E, C>, s: S, seat: Seat): readonly M[] {
  const moves = game.moves(s, seat);
  const { policy } = game;
  if (policy?.pointless === undefined) return moves;
  const some = moves.filter((move) => policy.pointless?.(s, seat, move) !== true);
  return some.length > 0 ? some : moves;
}

/** How the seat stands once the move, and the rest of its own action as its policy would have it, is done. */
export function valueAfter<S, M, E, C>(game: Game<S, M, E, C>, sides: Sides, world: S, seat: Seat, move: M, rng: Rng): number {
  const s = game.clone(world);
  game.play(s, seat, move, (event) => game.evolve(s, event));
  for (let i = 0; i < FOLLOW_UP; i++) {
    const turn = game.turn(s);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) break;
    const next = game.policy?.rollout(s, seat, rng);
    if (next === undefined) break;
    game.play(s, seat, next, (event) => game.evolve(s, event));
  }
  return advantage(game, sides, s, seat, rng);
}

/** How far the seat is ahead of the best other side. Games without an evaluation are played out at random instead. */
function advantage<S, M, E, C>(game: Game<S, M, E, C>, sides: Sides, s: S, seat: Seat, rng: Rng): number {
  if (game.policy === undefined) {
    playOut(game, s, rng, undefined, 2000);
    return -(game.ranking(s)[seat] ?? 0);
  }
  const values = game.policy.evaluate(s);
  let others = Number.NEGATIVE_INFINITY;
  values.forEach((value, other) => {
    // Partners win together: what helps one of them is no danger to the other.
    const isRival = sides === undefined ? other !== seat : sides[other] !== sides[seat];
    if (isRival && value > others) others = value;
  });
  return (values[seat] ?? 0) - others * 0.5;
}
