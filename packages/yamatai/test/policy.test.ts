import { at, plainRng, range, sum } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type Move, type State, yamatai } from '../src';
import { table } from './helpers';

type Choose = (s: State, seat: number, rng: ReturnType<typeof plainRng>) => Move;

const random: Choose = (s, seat, rng) => {
  const moves = yamatai.moves(s, seat);
  return moves[rng.below(moves.length)] ?? { kind: 'done' };
};

const evaluate = (s: State): readonly number[] => yamatai.policy?.evaluate(s) ?? [];
const quick: Choose = (s, seat, rng) => yamatai.policy?.rollout(s, seat, rng) ?? random(s, seat, rng);

/** Looks one move ahead. */
const greedy: Choose = (s, seat) => {
  const worth = yamatai.moves(s, seat).map((move) => {
    const next = yamatai.clone(s);
    yamatai.play(next, seat, move, (event) => yamatai.evolve(next, event));
    return { move, value: at(evaluate(next), seat) };
  });
  return worth.toSorted((a, b) => b.value - a.value)[0]?.move ?? { kind: 'done' };
};

/** Points of seat 0 and the mean of the others. */
function play(seats: number, seed: number, first: Choose, others: Choose): [number, number] {
  const rng = plainRng(seed);
  const s = yamatai.initial({ seats, options: {} });
  for (;;) {
    const turn = yamatai.turn(s);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') yamatai.chance(s, yamatai.sample(s, rng), (event) => yamatai.evolve(s, event));
    else {
      const seat = turn.seats[0] ?? 0;
      const move = (seat === 0 ? first : others)(s, seat, rng);
      expect(yamatai.check(s, seat, move)).toBeUndefined();
      yamatai.play(s, seat, move, (event) => yamatai.evolve(s, event));
    }
  }
  const { total } = yamatai.score(s);
  return [at(total, 0), (sum(total) - at(total, 0)) / (seats - 1)];
}

describe('what bots know', () => {
  test.each([2, 3, 4])('with %i seats the quick player is far ahead of a random one', (seats) => {
    const results = range(6).map((seed) => play(seats, seed, quick, random));
    expect(sum(results.map(([mine, theirs]) => mine - theirs)) / results.length).toBeGreaterThan(8);
  });

  test('one move ahead by the evaluation is at least as good as the quick player', () => {
    const results = range(8).map((seed) => play(2, seed, greedy, quick));
    expect(sum(results.map(([mine]) => mine))).toBeGreaterThan(0.95 * sum(results.map(([, theirs]) => theirs)));
  });

  test('the evaluation works on views and leaves the position alone', () => {
    const t = table(4).turn(2);
    t.me('look');
    t.settle();
    const before = structuredClone(t.state);
    for (const viewer of range(4)) expect(evaluate(yamatai.view(t.state, viewer))).toHaveLength(4);
    quick(t.state, t.player - 1, plainRng(1));
    expect(t.state).toEqual(before);
  });

  test('it builds when it can and takes the better tile', () => {
    const t = table().row('S01', 'S12').sea({ s18: 'W', s19: 'B', s07: 'S' }).turn(3, 'B');
    t.me('place bamboo s20');
    expect(quick(t.state, 0, plainRng(3))).toMatchObject({ kind: 'build', tile: 11 });
    expect(greedy(t.state, 0, plainRng(3))).toMatchObject({ kind: 'build', tile: 11 });
  });
});
