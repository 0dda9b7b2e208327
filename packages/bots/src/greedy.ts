import { type Game, playOut, type Rng, type Seat } from '@quarterdeck/kernel';

/** Moves looked at before a greedy bot decides; longer lists are sampled, so that no position takes forever. */
const CANDIDATES = 48;

/** Own decisions played on after a candidate, so that the first step of a longer action shows its worth. */
const FOLLOW_UP = 6;

/**
 * The move after which the seat stands best by the game's own evaluation. Works on what the seat
 * sees: hidden parts are drawn anew for the thought. `noise` is the share of the spread of all
 * values that luck may add, 0 for none.
 */
export function greedyMove<S, M, E, C>(game: Game<S, M, E, C>, view: S, seat: Seat, rng: Rng, noise: number): M {
  const moves = sample(game.moves(view, seat), rng);
  if (moves.length === 1) return moves[0] as M;
  const world = game.resample(view, seat, rng);
  const values = moves.map((move) => valueAfter(game, world, seat, move, rng));
  const low = Math.min(...values);
  const spread = Math.max(...values) - low;
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  values.forEach((value, i) => {
    const noisy = value + spread * noise * (rng.below(1000) / 1000);
    if (noisy > bestValue) {
      best = i;
      bestValue = noisy;
    }
  });
  return moves[best] as M;
}

/** How the seat stands once the move, and the rest of its own action as its policy would have it, is done. */
export function valueAfter<S, M, E, C>(game: Game<S, M, E, C>, world: S, seat: Seat, move: M, rng: Rng): number {
  const s = game.clone(world);
  game.play(s, seat, move, (event) => game.evolve(s, event));
  for (let i = 0; i < FOLLOW_UP; i++) {
    const turn = game.turn(s);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) break;
    const next = game.policy?.rollout(s, seat, rng);
    if (next === undefined) break;
    game.play(s, seat, next, (event) => game.evolve(s, event));
  }
  return advantage(game, s, seat, rng);
}

/** How far the seat is ahead of the best other side. Games without an evaluation are played out at random instead. */
function advantage<S, M, E, C>(game: Game<S, M, E, C>, s: S, seat: Seat, rng: Rng): number {
  if (game.policy === undefined) {
    playOut(game, s, rng, undefined, 2000);
    return -(game.ranking(s)[seat] ?? 0);
  }
  const values = game.policy.evaluate(s);
  let others = Number.NEGATIVE_INFINITY;
  values.forEach((value, other) => {
    if (other !== seat && value > others) others = value;
  });
  return (values[seat] ?? 0) - others * 0.5;
}

function sample<M>(moves: readonly M[], rng: Rng): readonly M[] {
  if (moves.length <= CANDIDATES) return moves;
  const chosen: M[] = [];
  // Spread over the whole list: neighbours in a move list are often alike.
  const stride = moves.length / CANDIDATES;
  for (let i = 0; i < CANDIDATES; i++) chosen.push(moves[Math.floor(i * stride) + rng.below(Math.max(1, Math.floor(stride)))] as M);
  return chosen;
}
