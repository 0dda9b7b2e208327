import { plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { efemeris, type Move } from '../src';
import { fitted } from '../src/policy/fitted';
import { forgetWays, wayWorth } from '../src/policy/ways';
import { arrange, duel, ship, team } from './helpers';

const { policy } = efemeris;
const DONE: Move = { kind: 'done' };
const sensible = (s: Parameters<typeof efemeris.moves>[0], seat: number, moves: readonly Move[], rng: ReturnType<typeof plainRng>): Move =>
  policy?.rollout(s, seat, rng) ?? moves[0] ?? DONE;

describe('the quick choice', () => {
  test.each([2, 3, 4])('plays %i-seat games to an end, mostly within a few hundred moves', (seats) => {
    let ended = 0;
    for (let game = 0; game < 10; game++) {
      const s = efemeris.initial({ seats, options: {} });
      playOut(efemeris, s, plainRng(game), sensible, 600);
      if (efemeris.turn(s).kind === 'over') ended++;
    }
    expect(ended).toBeGreaterThanOrEqual(8);
  });

  test('passes over no tile that would be worth turning: what a turn is said to spare at most is never too little', () => {
    let turns = 0;
    let helpful = 0;
    for (let game = 0; game < 60 && turns < 400; game++) {
      playOut(
        efemeris,
        efemeris.initial({ seats: 2, options: {} }),
        plainRng(game),
        (s, seat, moves, rng) => {
          for (const move of moves) {
            if (move.kind !== 'turn') continue;
            forgetWays();
            const exact = wayWorth(s, seat, move, Number.NEGATIVE_INFINITY) ?? 0;
            expect(wayWorth(s, seat, move, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(exact);
            turns++;
            if (exact > 0) helpful++;
          }
          return sensible(s, seat, moves, rng);
        },
        300,
      );
    }
    expect(turns).toBeGreaterThan(200);
    expect(helpful).toBeGreaterThan(0);
  });

  test('beats random play', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const s = efemeris.initial({ seats: 2, options: { starter: String(1 + (game % 2)) } });
      playOut(
        efemeris,
        s,
        plainRng(game),
        (state, seat, moves, rng) => (seat === 0 ? sensible(state, seat, moves, rng) : (moves[rng.below(moves.length)] ?? DONE)),
        900,
      );
      if (s.winner === 0) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });

  test('takes a planet that wins, and a shot that is there', () => {
    const t = arrange(duel(), {
      phase: 'construct',
      tiles: ['P7 e3 n'],
      ships: { '1g': 'hecateus' },
      spices: { 1: [5, 5] },
      planets: { apollas: 1, pytheas: 1, demodamas: 1 },
    });
    expect(policy?.rollout(t.state, 0, plainRng(1))).toMatchObject({ kind: 'conquer' });
    const fight = arrange(duel(), { ships: { '1g': 'd4n', '2g': 'P2.b' }, hands: { 1: 'gunner' } });
    expect(policy?.rollout(fight.state, 0, plainRng(1))).toEqual({ kind: 'gunner', target: { kind: 'ship', ship: ship('2g') } });
  });

  test('ends no turn before a planet is taken that lies open and can be paid', () => {
    const open = { tiles: ['P7 e3 n'], ships: { '1g': 'hecateus' }, spices: { 1: [3, 0] } } as const;
    const endsInVain = (setting: Parameters<typeof arrange>[1]): boolean | undefined =>
      policy?.pointless?.(arrange(duel(), setting).state, 0, DONE);
    expect(endsInVain({ ...open, phase: 'construct' })).toBe(true);
    expect(endsInVain({ ...open, phase: 'construct', spices: { 1: [2, 0] } })).toBe(false);
    expect(endsInVain({ ...open, phase: 'tactics' })).toBe(false);
  });

  test('works on what a seat can see', () => {
    const t = arrange(team(), {});
    expect(policy?.rollout(efemeris.view(t.state, 1), 1, plainRng(4))).toEqual(policy?.rollout(t.state, 1, plainRng(4)));
    expect(policy?.evaluate(efemeris.view(t.state, 1)).every(Number.isFinite)).toBe(true);
  });
});

describe('the estimate', () => {
  const lead = (t: ReturnType<typeof duel>): number => {
    const [first = 0, second = 0] = policy?.evaluate(t.state) ?? [];
    return first - second;
  };

  test('has a weight for every feature in every part of the game, and features are figures wherever one looks', () => {
    const features = policy?.features;
    expect(features).toBeDefined();
    if (features === undefined) return;
    expect(fitted.weights.map((row) => row.length)).toEqual(new Array(features.buckets).fill(features.names.length));
    expect(fitted.spread).toHaveLength(features.buckets);
    for (const seats of [2, 3, 4]) {
      const s = efemeris.initial({ seats, options: {} });
      const measured: number[] = [];
      playOut(
        efemeris,
        s,
        plainRng(seats),
        (state, seat, moves, rng) => {
          measured.length = 0;
          features.measure(state, seat, measured);
          expect(measured).toHaveLength(features.names.length);
          expect(measured.every(Number.isFinite)).toBe(true);
          expect(fitted.spread[features.bucket(state)]).toBeGreaterThan(0);
          return sensible(state, seat, moves, rng);
        },
        600,
      );
      expect(features.bucket(s)).toBeGreaterThan((seats - 2) * 4);
    }
  });

  test('likes planets and ships', () => {
    const even = lead(arrange(duel(), {}));
    expect(lead(arrange(duel(), { planets: { apollas: 1 } }))).toBeGreaterThan(even);
    expect(lead(arrange(duel(), { planets: { apollas: 2 } }))).toBeLessThan(even);
    expect(lead(arrange(duel(), { ships: { '2g': '-' } }))).toBeGreaterThan(even);
  });

  test('sees a victory that only has to be paid', () => {
    const four = { apollas: 1, pytheas: 1, demodamas: 1 };
    const poised = { phase: 'construct', tiles: ['P7 e3 n'], ships: { '1g': 'hecateus' }, planets: four } as const;
    const rich = arrange(duel(), { ...poised, spices: { 1: [5, 5] } });
    const poor = arrange(duel(), { ...poised, spices: { 1: [0, 0] } });
    expect(lead(rich)).toBeGreaterThan(lead(poor) + 10);
  });

  test('partners share one estimate', () => {
    const [a, b, c, d] = policy?.evaluate(arrange(team(), {}).state) ?? [];
    expect(a).toBe(b);
    expect(c).toBe(d);
  });

  test('a game that is won is won', () => {
    const t = arrange(duel({ options: { concede: true } }), {});
    t.play('1 concede');
    expect(policy?.evaluate(t.state)).toEqual([-1000, 1000]);
  });

  test('a stage is a turn', () => {
    const t = arrange(duel(), {});
    const before = policy?.stage?.(t.state) ?? 0;
    t.play('1 done');
    expect(policy?.stage?.(t.state)).toBe(before);
    t.play('1 done');
    expect(policy?.stage?.(t.state)).toBe(before + 1);
  });
});
