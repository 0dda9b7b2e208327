import { expect, test } from 'vitest';
import { balance } from '../src';
import { guess } from './guess';

/** A die that always shows what seat 2 always says. */
const unfair = {
  ...guess,
  sample: () => 3,
  moves: (s: Parameters<typeof guess.moves>[0], seat: number) => (seat === 1 ? [{ face: 3 }] : guess.moves(s, seat)),
  words: {
    ...guess.words,
    move: ({ face }: { readonly face: number }) => ({ key: 'move.say', params: { face: { key: `face.${face}` } } }),
  },
};

test('tells who wins by seat, by what they chose first and by what they used', () => {
  const { games, unfinished, fair, bySeat, byStart, byFirstChoice, uses, sources } = balance(unfair, {
    seats: 2,
    level: 'cabin-boy',
    games: 60,
    seed: 'b',
    iterations: 1,
  });
  expect({ games, unfinished, fair }).toEqual({ games: 60, unfinished: 0, fair: 0.5 });
  expect(bySeat.map(({ name, seats }) => [name, seats])).toEqual([
    ['seat 1', 60],
    ['seat 2', 60],
  ]);
  const [first, second] = bySeat;
  expect(second?.wins).toBeGreaterThan(0.9);
  expect((first?.wins ?? 0) + (second?.wins ?? 0)).toBeCloseTo(1);
  // Nobody draws lots for the start here.
  expect(byStart.map(({ wins }) => wins)).toEqual(bySeat.map(({ wins }) => wins));
  // The second seat has no choice, so no first one; both use faces, one of them always the same.
  expect(byFirstChoice.reduce((sum, { seats }) => sum + seats, 0)).toBe(60);
  expect(uses.find(({ name }) => name === 'face.3')?.times).toBeGreaterThan(300);
  expect(sources[0]?.winners).toBeGreaterThan(sources[0]?.others ?? 5);
  // Who always says the right thing has the most there is, and hardly anybody else has.
  expect(sources[0]?.most).toBe(sources[0]?.winners);
  expect(sources[0]?.reached).toBeCloseTo(0.5, 1);
});
