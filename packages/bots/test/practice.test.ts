import { describe, expect, test } from 'vitest';
import { Prior, practise, Search, writeWeights } from '../src';
import { guess } from './guess';

/* Learning by results, in a game of guesses in which one guess is always right, as nobody is told. */

type Guessing = typeof guess;
type Move = Parameters<Guessing['play']>[2];

const RIGHT = 6;
const loaded: Guessing = {
  ...guess,
  sample: () => RIGHT,
  policy: {
    evaluate: (s) => s.right,
    spread: () => 1,
    rollout: (_s, _seat, rng) => ({ face: 1 + rng.below(6) }),
    features: {
      names: ['right'],
      buckets: 1,
      bucket: () => 0,
      measure: (s, seat, out) => {
        out[0] = s.right[seat] ?? 0;
      },
      foretells: 'points',
    },
  },
};
const exercise = { rules: 1, seats: 2, options: {}, seed: 'practice', games: 800 };
const faces: readonly Move[] = [1, 2, 3, 4, 5, 6].map((face) => ({ face }));

function chancesAfter(games: number): number[] {
  const prior = new Prior(loaded, practise(loaded, { ...exercise, games }, 'by a test'));
  const chances: number[] = [];
  prior.chances(loaded.initial({ seats: 2, options: {} }), 0, faces, undefined, undefined, chances);
  return chances;
}

describe('practice', () => {
  test('makes what pays more likely, the more the longer it lasts', () => {
    const [little, much] = [chancesAfter(50), chancesAfter(exercise.games)];
    expect(much.indexOf(Math.max(...much))).toBe(RIGHT - 1);
    expect(much[RIGHT - 1]).toBeGreaterThan(0.25);
    expect(much[RIGHT - 1]).toBeGreaterThan(little[RIGHT - 1] ?? 1);
  });

  test('gives the same weights for the same exercise, and others for another seed', () => {
    const made = (seed: string): string => writeWeights(practise(loaded, { ...exercise, games: 60, seed }, 'by a test'));
    expect(made('one')).toBe(made('one'));
    expect(made('one')).not.toBe(made('other'));
  });

  test('decides where results hardly tell moves apart, and results do where they tell them apart', () => {
    const prior = new Prior(loaded, practise(loaded, exercise, 'by a test'));
    const found = (lead: number, learnt: typeof prior | undefined): number | undefined => {
      // Nothing comes of any guess, but for a little of ones.
      const game: Guessing = {
        ...loaded,
        sample: () => 0,
        policy: { ...loaded.policy, evaluate: (s) => s.right, rollout: () => ({ face: RIGHT }), stage: (s) => s.rounds },
        evolve: (s, event) => {
          loaded.evolve(s, event);
          const seat = s.guesses.length - 1;
          if (event.kind === 'Guessed' && event.face === 1) s.right[seat] = (s.right[seat] ?? 0) + lead;
        },
      };
      const search = new Search(game, { seats: 2, options: {} }, 0, 1, learnt);
      return search.think(game.initial({ seats: 2, options: {} }), { iterations: 60 }).candidates[0]?.move.face;
    };
    expect(found(0.1, prior)).toBe(RIGHT);
    expect(found(0.1, undefined)).toBe(1);
    expect(found(1, prior)).toBe(1);
  });

  test('needs an estimate to learn by', () => {
    expect(() => practise(guess, exercise, 'by a test')).toThrow('guess has no estimate to learn by');
  });
});
