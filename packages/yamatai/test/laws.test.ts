import { at, type Rng } from '@quarterdeck/kernel';
import { checkGame } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Move, type State, yamatai } from '../src';
import { oracle } from '../src/oracle';

describe('the laws of the kernel', () => {
  test('YAX-97 YAX-98 hold in random games of every seat count, and so do the promises of the rulebook', () => {
    expect(checkGame(yamatai, { games: 16, oracle }).games).toBe(48);
  });

  test('hold on cleared islands only, with limited swaps', () => {
    expect(checkGame(yamatai, { games: 6, seed: 500, oracle, options: { clearedIslandsOnly: true, limitedSwaps: true } }).games).toBe(18);
  });

  test('hold in games of sensible players, who build much', () => {
    const choose = yamatai.policy?.rollout;
    if (choose === undefined) throw new Error('There is no policy');
    expect(checkGame(yamatai, { games: 6, seed: 900, oracle, choose: (s, seat, _moves, rng) => choose(s, seat, rng) }).games).toBe(18);
  });

  test('hold in games of players who look into the deck whenever they can', () => {
    const curious = (_s: State, _seat: number, moves: readonly Move[], rng: Rng): Move =>
      moves.find((move) => move.kind === 'look') ??
      moves.find((move) => move.kind === 'fleet' && move.fleet === 2) ??
      at(moves, rng.below(moves.length));
    const report = checkGame(yamatai, { games: 8, seed: 700, oracle, choose: curious });
    expect(report.games).toBe(24);
  });
});
