import { type Chooser, drawIndices, randomChoice } from '@quarterdeck/kernel';
import { checkGame } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Move, pirates, type State } from '../src';
import { oracle } from '../src/oracle';
import { THROWN } from '../src/rules/chart/scatter';

/** A sensible game reaches deeper positions; a stray move now and then reaches odd ones. */
const mostlySensible: Chooser<State, Move> = (s, seat, moves, rng) => {
  const stray = randomChoice(s, seat, moves, rng);
  return rng.below(8) === 0 ? stray : (pirates.policy?.rollout(s, seat, rng) ?? stray);
};

/** The same game on a chart where dice fall on a coarse grid, so that exact ties are common instead of unheard of. */
const tiesGalore: typeof pirates = {
  ...pirates,
  sample: (s, rng) => {
    const outcome = pirates.sample(s, rng);
    if (outcome.kind !== 'throw') return outcome;
    const cells = drawIndices(rng, 144, outcome.dice.length / THROWN);
    const dice = outcome.dice.map((value, i) => {
      const cell = cells[Math.floor(i / THROWN)] ?? 0;
      if (i % THROWN === 0) return 2000 + 2000 * (cell % 12);
      return i % THROWN === 1 ? 2000 + 2000 * Math.floor(cell / 12) : value;
    });
    return { kind: 'throw', dice };
  },
};

describe('the laws of the kernel', () => {
  test.each([2, 3, 4])('random games with %i players', (seats) => {
    expect(checkGame(pirates, { seats: [seats], games: 8, oracle }).games).toBe(8);
  });

  test.each([2, 3, 4])('mostly sensible games with %i players', (seats) => {
    expect(checkGame(pirates, { seats: [seats], games: 10, seed: 500, oracle, choose: mostlySensible }).games).toBe(10);
  });

  test('PI-106 PI-D73 games full of exact ties', () => {
    const asked = new Set<string>();
    const watching: typeof oracle = (s, events) => {
      asked.add(s.step);
      return oracle(s, events);
    };
    expect(checkGame(tiesGalore, { games: 8, seed: 700, oracle: watching, choose: mostlySensible }).games).toBe(24);
    expect(asked).toContain('tie');
    expect(asked).toContain('swallow');
  });

  test('games with the other readings and the other cards', () => {
    const options = {
      twoSeatGift: 'both',
      bargainGoods: 'any',
      bargainIsSale: false,
      missingGuards: 'waived',
      endGuardRounds: 25,
      caravans: '2-3-3-4',
      harbours: 'twin',
      tavern: 'reversed',
    };
    expect(checkGame(pirates, { games: 5, seed: 900, options, oracle, choose: mostlySensible }).games).toBe(15);
    expect(checkGame(pirates, { games: 2, seed: 950, options: { caravans: '2-2-3-4' }, oracle }).games).toBe(6);
  });
});
