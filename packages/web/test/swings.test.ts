import { describe, expect, test } from 'vitest';
import type { Moment } from '../src/replay/recording';
import { biggestSwings, sharesOf } from '../src/replay/swings';

const duel = (...first: number[]): number[][] => first.map((share) => [share, 1 - share]);

describe('turning points of a game', () => {
  test('are the steps after which the chances stayed different, in order', () => {
    const swings = biggestSwings(duel(0.5, 0.5, 0.5, 0.8, 0.8, 0.8, 0.3, 0.3, 0.3));
    expect(swings.map(({ at }) => at)).toEqual([3, 6]);
    expect(swings[1]?.changes[0]).toBeCloseTo(-0.5);
    expect(swings[1]?.changes[1]).toBeCloseTo(0.5);
  });

  test('a moment at which the estimate was off is none', () => {
    expect(biggestSwings(duel(0.5, 0.5, 0.5, 0.95, 0.5, 0.5, 0.5))).toEqual([]);
  });

  test('the last step counts, and small changes do not', () => {
    expect(biggestSwings(duel(0.5, 0.55, 0.6, 1)).map(({ at }) => at)).toEqual([3]);
    expect(biggestSwings(duel(0.5, 0.53, 0.56, 0.6))).toEqual([]);
  });

  test('at most six are told, the biggest', () => {
    const shares: number[] = [];
    for (let step = 0; step < 10; step++) for (let i = 0; i < 4; i++) shares.push(step % 2 === 0 ? 0.2 : 0.4 + step / 20);
    const swings = biggestSwings(duel(...shares));
    expect(swings).toHaveLength(6);
    expect(Math.min(...swings.map(({ at }) => at))).toBeGreaterThanOrEqual(12);
  });

  test('moments whose chances are not known yet have none', () => {
    const moment = (n: number): Moment => ({ n, by: undefined, items: [], view: undefined, totals: [], headline: undefined });
    const shares = sharesOf([moment(0), moment(2), moment(3)], {
      points: [{ n: 2, shares: [0.4, 0.6], error: 0 }],
      of: 2,
      state: 'working',
    });
    expect(shares).toEqual([undefined, [0.4, 0.6], undefined]);
    expect(biggestSwings(shares)).toEqual([]);
  });
});
