import { add, at, filled, plainRng, range, sum } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, FLEETS, type Move, type State, yamatai } from '../src';
import { space, specialist, table, tile } from './helpers';

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

  test.each([2, 3, 4])('with %i seats quick players recruit, leave no hoard of coins, and use the power of every fleet', (seats) => {
    const games = 24;
    const taken = filled(FLEETS.length + 1, 0);
    const used = filled(FLEETS.length + 1, 0);
    let recruited = 0;
    let hoard = 0;
    for (let seed = 0; seed < games; seed++) {
      const s = yamatai.initial({ seats, options: {} });
      const rng = plainRng(seed);
      for (let turn = yamatai.turn(s); turn.kind !== 'over'; turn = yamatai.turn(s)) {
        const emit = (event: Event): void => {
          if (event.kind === 'FleetTaken') add(taken, event.fleet, 1);
          if (event.kind === 'PowerUsed') add(used, event.fleet, 1);
          if (event.kind === 'SpecialistRecruited') recruited++;
          yamatai.evolve(s, event);
        };
        if (turn.kind === 'chance') yamatai.chance(s, yamatai.sample(s, rng), emit);
        else yamatai.play(s, turn.seats[0] ?? 0, quick(s, turn.seats[0] ?? 0, rng), emit);
      }
      hoard += Math.max(...s.displayCoins);
    }
    // Before powers and specialists had their worth: 0.3 to 0.7 specialists a seat, 22 coins on four of them, six powers never used.
    expect(recruited / (games * seats)).toBeGreaterThan(0.9);
    expect(hoard / games).toBeLessThan(16);
    const idle = FLEETS.filter(({ number }) => at(used, number) < at(taken, number) / 5).map(({ number }) => number);
    expect(idle).toEqual([]);
  });

  test('YA-040 it moves a boat where that completes a building, and lets it lie where it does not', () => {
    const completes = table(3).row('S01').sea({ s19: 'B', s40: 'W' }).turn(1).pass().turn(6, 'B');
    completes.me('place bamboo s18');
    const lift = quick(completes.state, 1, plainRng(1));
    expect(lift).toEqual({ kind: 'lift', space: space('s40') });
    completes.me('lift s40');
    completes.me(yamatai.notation.writeMove(quick(completes.state, 1, plainRng(2))));
    expect(quick(completes.state, 1, plainRng(3))).toMatchObject({ kind: 'build', tile: tile('S01') });
    const lacks = table(3).row('S01').sea({ s19: 'B', s40: 'G' }).turn(1).pass().turn(6, 'B');
    lacks.me('place bamboo s18');
    expect(quick(lacks.state, 1, plainRng(1)).kind).not.toBe('lift');
  });

  test('YA-077 no berth is left empty while a boat goes beside the dock', () => {
    const t = table().turn(1, 'WS');
    t.me('done');
    const lookedAt = yamatai.moves(t.state, 0).filter((move) => yamatai.policy?.pointless?.(t.state, 0, move) !== true);
    expect(lookedAt.map((move) => yamatai.notation.writeMove(move))).toEqual(['moor wood', 'moor stone', 'coins']);
  });

  test('YA-079 it recruits whoever the coins lie on', () => {
    const t = table(3).display('noble', 'riu').tokens(2, 'blue blue').turn(1).pass();
    t.arrange((s) => {
      s.displayCoins = [0, 14, 0, 0, 0];
    });
    t.turn(3, '').me('done');
    expect(quick(t.state, 1, plainRng(1))).toMatchObject({ kind: 'recruit', who: specialist('riu') });
  });

  test('one move ahead by the evaluation is far ahead of a random player', () => {
    const results = range(4).map((seed) => play(2, seed, greedy, random));
    expect(sum(results.map(([mine, theirs]) => mine - theirs)) / results.length).toBeGreaterThan(8);
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
