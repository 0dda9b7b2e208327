import { at, type Game, type GameConfig, plainRng, settle } from '@quarterdeck/kernel';
import type { Prior } from './prior/prior';
import { Search } from './search';

/** Iterations after which a game's engine runs about as fast as it ever will, and how many are done at a stretch. */
const ENOUGH = 60_000;
const STRETCH = 50;

/**
 * Thinks about a game that nobody plays, until the engine is warm: in its first second a fresh thread
 * thinks several times slower than later. A generator, so that whoever runs it can stop, or answer
 * somebody, between two stretches. What was learnt about moves belongs to it, or the first bot that plays by it would be cold there.
 */
export function* warmUp<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  prior?: Prior<S, M, E, C>,
  enough = ENOUGH,
): Generator<void> {
  const rng = plainRng(1);
  let s = game.initial(config);
  for (let done = 0; done < enough; ) {
    const { turn } = settle(game, s, () => rng);
    if (turn.kind !== 'seats') {
      s = game.initial(config);
      continue;
    }
    const seat = at(turn.seats, 0);
    const moves = game.moves(s, seat);
    if (moves.length > 1) {
      new Search(game, config, seat, done, prior).think(game.view(s, seat), { iterations: STRETCH });
      done += STRETCH;
      yield;
    }
    const move = game.policy?.rollout(s, seat, rng) ?? at(moves, rng.below(moves.length));
    game.play(s, seat, move, (event) => game.evolve(s, event));
  }
}
