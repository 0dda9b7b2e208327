import { InputError } from './errors';
import type { Game } from './game';
import { derivedRng, type Rng } from './random';

/** Answers what the rules ask. `n` is the running number of the outcome in its game, from 0. */
export interface ChanceSource {
  answer<S, M, E, C>(game: Game<S, M, E, C>, s: S, n: number): C;
}

/** The default: everything follows from one secret seed, so that it can be re-derived later. */
export function seededChance(seed: string): ChanceSource {
  return { answer: (game, s, n) => game.sample(s, derivedRng(seed, n)) };
}

/** For bots and tests: draws from a stream of its own and knows nothing of the real seed. */
export function sampledChance(rng: Rng): ChanceSource {
  return { answer: (game, s) => game.sample(s, rng) };
}

/** Outcomes given in advance as text, in order: scripted positions, physical dice, guided games. */
export function recordedChance(outcomes: readonly string[]): ChanceSource {
  return {
    answer(game, s, n) {
      const text = outcomes[n];
      if (text === undefined) throw new InputError(`No outcome number ${n + 1} was recorded; ${outcomes.length} are there`);
      const outcome = game.notation.readOutcome(text);
      if (outcome instanceof Error) throw outcome;
      const why = game.checkOutcome(s, outcome);
      if (why !== undefined) throw new InputError(`Recorded outcome number ${n + 1} (${text}) is impossible: ${why.code}`);
      return outcome;
    },
  };
}
