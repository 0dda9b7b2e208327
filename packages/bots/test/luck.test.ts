import { type Entry, Playthrough, plainRng, type Seat, sampledChance, seededChance } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { accountsOf, type CurvePoint, changesOf, judge, winCurve } from '../src';
import { guess } from './guess';

type Move = { readonly face: number };
const config = { seats: 2, options: {} };
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A whole game of guesses; `faces` are what each seat always says. */
function play(seed: string, faces: readonly number[], game = guess) {
  const run = new Playthrough(game, 2);
  for (;;) {
    run.settle(seededChance(seed));
    const { turn } = run;
    if (turn.kind !== 'seats') return run;
    const seat = turn.seats[0] ?? 0;
    run.play(seat, { face: faces[seat] ?? 1 });
  }
}

function told(entries: readonly Entry<Move, number>[], game = guess) {
  const points = [...winCurve(game, config, entries)];
  const decider = (n: number): Seat | undefined => {
    const entry = entries[n];
    return entry?.kind === 'move' ? entry.seat : undefined;
  };
  return { points, changes: changesOf(points, decider), accounts: accountsOf(points, decider) };
}

describe('luck and decisions', () => {
  const { points, changes, accounts } = told(play('luck', [3, 5]).entries);

  test('chance speaks after every second guess, and the curve knows how everybody stood before it', () => {
    for (const { n, beforeLuck } of points.slice(1)) expect(beforeLuck === undefined, `after ${n}`).toBe(n % 3 !== 0);
    expect(points[0]?.beforeLuck).toBeUndefined();
  });

  test('luck, own decisions and those of others add up to what changed, for every seat', () => {
    for (const { first, last, luck, own, others } of accounts) {
      expect(first + luck.value + own.value + others.value).toBeCloseTo(last, 10);
    }
    expect(accounts.map(({ last }) => last)).toEqual(points.at(-1)?.shares);
  });

  test('what chance gives one it takes from the other', () => {
    expect(sum(accounts.map(({ luck }) => luck.value))).toBeCloseTo(0, 10);
    for (const { luck } of changes) if (luck !== undefined) expect(sum(luck.map(({ value }) => value))).toBeCloseTo(0, 10);
  });

  test('where nobody can know anything, all is luck', () => {
    for (const { own, others } of accounts) {
      expect(Math.abs(own.value)).toBeLessThan(4 * own.error + 0.02);
      expect(Math.abs(others.value)).toBeLessThan(4 * others.error + 0.02);
    }
  });

  test('an account is as uncertain as the estimates at which it changes hands, and no more', () => {
    // One decision of each and a throw: the middle estimate of two decisions in a row by others cancels out.
    const point = (n: number, first: number, error: number): CurvePoint => ({ n, shares: [first, 1 - first], error });
    const three = [point(0, 0.5, 0.03), point(1, 0.6, 0.04), point(2, 0.7, 0.12), point(3, 1, 0)];
    const [mine] = accountsOf(three, (n) => (n === 0 ? 0 : 1));
    expect(mine?.own).toEqual({ value: expect.closeTo(0.1), error: expect.closeTo(0.05) });
    expect(mine?.others).toEqual({ value: expect.closeTo(0.4), error: expect.closeTo(0.04) });
    expect(mine?.luck).toEqual({ value: 0, error: 0 });
  });

  test('an agreed draw is nobody’s decision and no luck', () => {
    const run = new Playthrough(guess, 2);
    run.play(0, { face: 2 });
    run.append({ kind: 'end', how: 'draw' });
    const { changes: both, points: few } = told(run.entries);
    expect(few.at(-1)?.shares).toEqual([0.5, 0.5]);
    expect(both.map(({ seat }) => seat)).toEqual([0, undefined]);
    expect(both.every(({ luck }) => luck === undefined)).toBe(true);
  });
});

describe('what a decision cost', () => {
  // A die that always shows a six, as everybody knows: whoever says anything else makes a mistake.
  const loaded = { ...guess, sample: () => 6 };
  const run = new Playthrough(loaded, 2);
  const BLUNDER = { round: 2, seat: 1 };
  for (let round = 0; run.turn.kind !== 'over'; round++) {
    for (const seat of [0, 1]) run.play(seat, { face: round === BLUNDER.round && seat === BLUNDER.seat ? 1 : 6 });
    run.settle(sampledChance(plainRng(1)));
  }
  test('a planted mistake is found, and the good moves cost nothing', () => {
    const again = new Playthrough(loaded, 2);
    run.entries.forEach((entry, n) => {
      if (entry.kind === 'move') {
        const { cost, error, best } = judge(loaded, config, again.state, entry.seat, entry.move, { iterations: 1500 }, n + 1);
        const planted = n === 3 * BLUNDER.round + BLUNDER.seat;
        if (planted) {
          expect(best[0]?.move).toBe('6');
          expect(cost).toBeGreaterThan(Math.max(0.1, 3 * error));
        } else expect(cost).toBeLessThanOrEqual(2 * error);
      }
      again.append(entry);
    });
  });

  test('the curve shows the same mistake as the decision of that seat', () => {
    const { changes } = told(run.entries, loaded);
    const worst = changes.toSorted((a, b) => (a.decision[a.seat ?? 0]?.value ?? 0) - (b.decision[b.seat ?? 0]?.value ?? 0))[0];
    expect(worst).toMatchObject({ n: 3 * BLUNDER.round + BLUNDER.seat, seat: BLUNDER.seat });
    // Others may be at random in the continuations: there a six is a surprise, and anything else is expected.
    expect(worst?.decision[BLUNDER.seat]?.value).toBeLessThan(0);
  });
});
