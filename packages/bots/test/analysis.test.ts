import { type Entry, equal, Playthrough, plainRng, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { analyse, curveLength, winCurve } from '../src';
import { guess } from './guess';

const config = { seats: 3, options: {} };
const sum = (shares: readonly number[]): number => shares.reduce((a, b) => a + b);

function begin(seed: string) {
  const run = new Playthrough(soundings, 3);
  run.settle(seededChance(seed));
  return run;
}

function finish(seed: string) {
  const run = begin(seed);
  const rng = plainRng(7);
  for (let turn = run.turn; turn.kind === 'seats'; turn = run.turn) {
    const seat = turn.seats[0] ?? 0;
    const moves = soundings.moves(run.state, seat);
    const move = moves[rng.below(moves.length)];
    if (move === undefined) throw new Error('No move');
    run.play(seat, move);
    run.settle(seededChance(seed));
  }
  return run;
}

describe('the best moves of a position', () => {
  test('are legal, best first, and share out one win', () => {
    const { state } = begin('a');
    const view = soundings.view(state, 0);
    const { best, shares, seat } = analyse(soundings, config, view, 0, { iterations: 400 });
    expect(seat).toBe(0);
    expect(best.length).toBeGreaterThan(1);
    for (const { move, says, shares: after } of best) {
      expect(soundings.check(view, 0, { kind: 'sound', line: Number(move.split(' ')[1]) })).toBeUndefined();
      expect(says.key).toBe(soundings.words.move({ kind: 'sound', line: 1 }, view, 0).key);
      expect(sum(after)).toBeCloseTo(1);
    }
    expect(shares).toEqual(best[0]?.shares);
  });

  test('know nothing that the seat does not know', () => {
    const { state } = begin('b');
    const advice = (world: typeof state) => analyse(soundings, config, soundings.view(world, 0), 0, { iterations: 200 });
    const told = advice(state);
    let others = 0;
    for (let i = 0; i < 10; i++) {
      // The same hand of one's own, other hands of the others.
      const world = soundings.resample(soundings.view(state, 0), 0, plainRng(i));
      if (equal(world, state)) continue;
      others++;
      expect(advice(world)).toEqual(told);
    }
    expect(others).toBeGreaterThan(5);
  });

  test('do not foresee a die', () => {
    const view = guess.initial({ seats: 2, options: {} });
    const { best } = analyse(guess, { seats: 2, options: {} }, view, 0, { iterations: 6000 });
    for (const { shares } of best) expect(Math.abs((shares[0] ?? 0) - 0.5)).toBeLessThan(0.05);
  });

  test('begin with the one that wins', () => {
    // A die that always shows a six, as everybody knows.
    const loaded = { ...guess, sample: () => 6 };
    const [first, second] = analyse(loaded, { seats: 2, options: {} }, guess.initial({ seats: 2, options: {} }), 0, {
      iterations: 2000,
    }).best;
    expect(first?.move).toBe('6');
    expect(first?.shares[0]).toBeGreaterThan(second?.shares[0] ?? 0);
  });
});

describe('the curve of a finished game', () => {
  const run = finish('d');
  const points = [...winCurve(soundings, config, run.entries)];

  test('has a point before every decision and one for the end, where the winner has it all', () => {
    expect(points).toHaveLength(curveLength(run.entries));
    expect(points.map(({ n }) => n)).toEqual([...new Set(points.map(({ n }) => n))].sort((a, b) => a - b));
    for (const { shares } of points) expect(sum(shares)).toBeCloseTo(1);
    const winners = soundings.ranking(run.state).map((rank) => (rank === 1 ? 1 : 0));
    expect(points.at(-1)).toMatchObject({ n: run.entries.length, shares: winners.map((won) => won / sum(winners)) });
  });

  test('can be gone on with where it was left', () => {
    const known = points[3];
    expect([...winCurve(soundings, config, run.entries, known?.n)]).toEqual(points.slice(4));
  });

  test('leans to the later winner as the game goes on', () => {
    const runs = Array.from({ length: 30 }, (_, i) => finish(`lean-${i}`));
    const winnersShare = (at: number): number =>
      sum(
        runs.map((one) => {
          const winner = soundings.ranking(one.state).indexOf(1);
          return [...winCurve(soundings, config, one.entries)].at(at)?.shares[winner] ?? 0;
        }),
      ) / runs.length;
    expect(winnersShare(-2)).toBeGreaterThan(winnersShare(0) + 0.15);
  });

  test('says which entry does not fit', () => {
    const wrong: Entry<{ kind: 'sound'; line: number }, never>[] = [{ kind: 'move', seat: 0, move: { kind: 'sound', line: 1 } }];
    expect(() => [...winCurve(soundings, config, wrong)]).toThrow('Entry 1 of this game is not legal: WAITING_FOR_CHANCE (KERNEL)');
  });
});
