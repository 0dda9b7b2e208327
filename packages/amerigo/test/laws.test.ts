import { checkGame } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amerigo } from '../src';
import { oracle } from '../src/oracle';
import { policy } from '../src/policy';

const random = { games: 3, limit: 3000, oracle };

describe('the laws of the kernel', () => {
  test.each([2, 3, 4])('AM-060 random games of %i seats keep all laws and end after five rounds', (seats) => {
    expect(checkGame(amerigo, { ...random, seats: [seats] }).games).toBe(3);
  });

  test('AM-060 so do sensible games, with the other options', () => {
    const report = checkGame(amerigo, {
      seats: [3],
      games: 1,
      limit: 3000,
      oracle,
      options: { tower: 'loose', completion: 'triangular' },
      choose: (s, seat, _moves, rng) => policy.rollout(s, seat, rng),
    });
    expect(report.games).toBe(1);
  });
});
