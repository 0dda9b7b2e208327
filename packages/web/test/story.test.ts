import { message } from '@quarterdeck/kernel';
import type { Step } from '@quarterdeck/protocol';
import { describe, expect, test } from 'vitest';
import type { CurveProgress } from '../src/replay/analysis';
import { change } from '../src/replay/change';
import { bandsOf, stepFrom } from '../src/replay/chapters';
import type { Moment } from '../src/replay/recording';
import { withSecrets } from '../src/replay/secrets';
import { storyOf } from '../src/replay/story';

/** Moments of two seats who decide in turn, the second first. */
function moments(count: number): Moment[] {
  return Array.from({ length: count }, (_, n) => ({
    n,
    by: n === 0 ? undefined : n % 2,
    items: [],
    view: undefined,
    totals: [],
    headline: undefined,
    deed: undefined,
    closing: false,
    chapter: n === 0 ? [] : [message('round', { n: Math.ceil(n / 4) })],
  }));
}

/** A curve known to its end, from the shares of the first seat. */
function curve(first: readonly number[], error = 0): CurveProgress {
  const points = first.map((share, n) => ({ n, shares: [share, 1 - share], error }));
  return { points, of: points.length, state: 'done' };
}

describe('the biggest decisions of a game', () => {
  const told = (first: readonly number[], error = 0): number[] =>
    storyOf(moments(first.length), curve(first, error)).decisions.map(({ at }) => at);

  test('are those after which the chances of whoever took them stayed different, the biggest first', () => {
    const first = [0.5, 0.5, 0.5, 0.4, 0.4, 0.4, 0.7, 0.7, 0.7];
    const { decisions } = storyOf(moments(first.length), curve(first));
    expect(decisions.map(({ at, seat }) => [at, seat])).toEqual([
      [6, 0],
      [3, 1],
    ]);
    // The second seat took the decision that led to moment 3: what it won, the first lost.
    expect(decisions[1]?.change.value).toBeCloseTo(0.1);
  });

  test('a moment at which the estimate was off decided nothing', () => {
    expect(told([0.5, 0.5, 0.5, 0.95, 0.5, 0.5, 0.5])).toEqual([]);
  });

  test('less than two errors, or than four in a hundred, is not told; the last decision counts', () => {
    expect(told([0.5, 0.5, 0.5, 0.5, 0.57, 0.57, 0.57], 0.03)).toEqual([]);
    expect(told([0.5, 0.5, 0.5, 0.5, 0.57, 0.57, 0.57], 0.02)).toEqual([4]);
    expect(told([0.5, 0.5, 0.5, 0.5, 0.535, 0.535, 0.535])).toEqual([]);
    expect(told([0.5, 0.5, 0.5, 0.5, 1])).toEqual([4]);
  });

  test('where there was but one move, nothing was decided', () => {
    const first = [0.5, 0.5, 0.5, 0.5, 0.8, 0.8, 0.8];
    const { points, ...rest } = curve(first);
    const forced = points.map((point) => (point.n === 3 ? { ...point, forced: true as const } : point));
    expect(storyOf(moments(first.length), { points, ...rest }).decisions.map(({ at }) => at)).toEqual([4]);
    expect(storyOf(moments(first.length), { points: forced, ...rest }).decisions).toEqual([]);
  });

  test('what chance gave is not counted as a decision, and the sums agree with the curve', () => {
    const points = [
      { n: 0, shares: [0.5, 0.5], error: 0 },
      { n: 1, shares: [0.8, 0.2], error: 0, beforeLuck: { shares: [0.45, 0.55], error: 0 } },
      { n: 2, shares: [0.8, 0.2], error: 0 },
    ];
    const { changes, decisions, accounts } = storyOf(moments(3), { points, of: 3, state: 'done' });
    expect(changes[1]?.luck?.[0]?.value).toBeCloseTo(0.35);
    expect(changes[1]?.decision[1]?.value).toBeCloseTo(0.05);
    expect(decisions.filter(({ change }) => Math.abs(change.value) > 0.3)).toEqual([]);
    for (const { first, last, luck, own, others } of accounts) expect(first + luck.value + own.value + others.value).toBeCloseTo(last);
  });

  test('moments whose chances are not known yet have none, and there are no sums yet', () => {
    const story = storyOf(moments(3), { points: [{ n: 1, shares: [0.4, 0.6], error: 0 }], of: 3, state: 'working' });
    expect(story.shares).toEqual([undefined, [0.4, 0.6], undefined]);
    expect(story.decisions).toEqual([]);
    expect(story.accounts).toEqual([]);
  });
});

test.each([
  [0.123, '+12%'],
  [-0.03, '−3%'],
  [-0.004, '±0%'],
  [0.004, '±0%'],
])('a change of %d is written %s', (by, said) => {
  expect(change(by, 'en')).toBe(said);
});

describe('walking through a game', () => {
  const nine = moments(9);

  test('rounds are bands from the moment before their first decision', () => {
    expect(bandsOf(nine).map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 8],
    ]);
  });

  test('by decisions, by turns and by rounds, back and on, never over an end', () => {
    expect(stepFrom(nine, 3, 1, 'decisions')).toBe(4);
    expect(stepFrom(nine, 1, 1, 'rounds')).toBe(4);
    expect(stepFrom(nine, 4, 1, 'rounds')).toBe(8);
    expect(stepFrom(nine, 6, -1, 'rounds')).toBe(4);
    expect(stepFrom(nine, 3, -1, 'rounds')).toBe(0);
    const turns = nine.map((moment) => ({ ...moment, by: moment.n < 5 ? 0 : 1 }));
    expect(stepFrom(turns, 1, 1, 'turns')).toBe(4);
    expect(stepFrom(turns, 8, 1, 'turns')).toBe(8);
  });
});

describe('what others decided in secret', () => {
  const step = (n: number, by: number, move?: string): Step => ({ seq: n, n, by, ev: [], ...(move === undefined ? {} : { move }) });
  const seen = [step(1, 0, 'choose captain'), step(2, 1), step(3, 2)];

  test('is told where their eyes may be borrowed, and stays hidden where not', async () => {
    const steps = async (): Promise<readonly Step[]> => [step(1, 0), step(2, 1, 'choose shaman'), step(3, 2)];
    expect(await withSecrets({ viewers: [0, 1], steps }, seen)).toEqual([seen[0], step(2, 1, 'choose shaman'), seen[2]]);
    expect(await withSecrets({ viewers: [0], steps }, seen)).toEqual(seen);
  });
});
