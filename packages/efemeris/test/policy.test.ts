import { plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { efemeris, type Move } from '../src';
import { fitted } from '../src/policy/fitted';
import { forgetWays, wayWorth } from '../src/policy/ways';
import { arrange, duel, field, ship, team } from './helpers';

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

  test('heads for a planet that it can pay rather than for a nearer one that it cannot', () => {
    const heading = (spices: readonly [number, number]): Move | undefined => {
      const t = arrange(duel(), {
        tiles: ['P6 c4 n', 'P7 e4 n', 'S1 e5 n', 'S2 c5 n'],
        ships: { '1g': 'P7.a', '2g': '-' },
        hands: { 1: '' },
        spices: { 1: spices },
      });
      return policy?.rollout(t.state, 0, plainRng(1));
    };
    const toHecateus: Move = { kind: 'sail', ship: 0, field: field('hecateus') };
    expect(heading([3, 0])).toEqual(toHecateus);
    // Hecateus costs 3 pepper, Apollas 1 pepper and 2 vanilla.
    expect(heading([1, 2])).toMatchObject({ kind: 'sail', ship: 0 });
    expect(heading([1, 2])).not.toEqual(toHecateus);
  });

  test('brings the guns of its galleon to bear when it has a Gunner', () => {
    const worth = (hand: string): number => {
      const t = arrange(duel(), { ships: { '1g': 'd4n', '2g': '-', '2f1': 'P3.a' }, hands: { 1: hand } });
      forgetWays();
      return wayWorth(t.state, 0, { kind: 'sail', ship: 0, field: field('d4s') }, 0) ?? 0;
    };
    expect(worth('gunner')).toBeGreaterThan(worth('banker') + 10);
  });

  test('fortifies a planet when a ship of others is near, and the last one when a wind could bring it near', () => {
    const fortifies = (at: string, planets: Record<string, number>): boolean => {
      const t = arrange(duel(), {
        phase: 'construct',
        tiles: ['P7 e3 n'],
        ships: { '1g': '-', '2g': at },
        hands: { 1: '' },
        spices: { 1: [1, 1] },
        planets,
      });
      return policy?.rollout(t.state, 0, plainRng(1)).kind === 'fortress';
    };
    const [one, two] = [{}, { hecateus: 1 }];
    expect(fortifies('d4n', two)).toBe(true);
    expect(fortifies('posidonius', two)).toBe(false);
    expect(fortifies('posidonius', one)).toBe(true);
  });

  test('ends no turn before a planet is taken that lies open and can be paid', () => {
    const open = { tiles: ['P7 e3 n'], ships: { '1g': 'hecateus' }, spices: { 1: [3, 0] } } as const;
    const endsInVain = (setting: Parameters<typeof arrange>[1]): boolean | undefined =>
      policy?.pointless?.(arrange(duel(), setting).state, 0, DONE);
    expect(endsInVain({ ...open, phase: 'construct' })).toBe(true);
    expect(endsInVain({ ...open, phase: 'construct', spices: { 1: [2, 0] } })).toBe(false);
    expect(endsInVain({ ...open, phase: 'tactics' })).toBe(false);
  });

  test('recruits nobody for a galleon that will never sail again, and hides from nobody', () => {
    const inVain = (setting: Parameters<typeof arrange>[1], text: string, lost = 0, frigates = 2): boolean | undefined => {
      const { state } = arrange(duel({ nations: ['britain', 'france'] }), setting);
      state.galleonsLost[0] = lost;
      state.frigatesBuilt[0] = frigates;
      const move = efemeris.moves(state, 0).find((legal) => efemeris.notation.writeMove(legal) === text);
      return move && policy?.pointless?.(state, 0, move);
    };
    const rich = { phase: 'construct', spices: { 1: [5, 5] } } as const;
    expect(inVain(rich, 'recruit gunner')).toBe(false);
    expect(inVain({ ...rich, ships: { '1g': '-' } }, 'recruit gunner', 1)).toBe(false);
    expect(inVain({ ...rich, ships: { '1g': '-' } }, 'recruit gunner', 2)).toBe(true);
    const stranded = { ...rich, ships: { '1g': '-' }, spices: { 1: [5, 1] }, planets: { patrocles: 1 } } as const;
    expect(inVain(stranded, 'recruit gunner', 1)).toBe(true);
    expect(inVain(stranded, 'recruit gunner', 1, 1)).toBe(false);
    expect(inVain({ ...stranded, ships: { '1g': '-', '1f1': 'd4n' } }, 'recruit gunner', 1)).toBe(false);
    expect(inVain({ ...stranded, spices: { 1: [5, 2] } }, 'recruit gunner', 1)).toBe(false);
    expect(inVain({ ...stranded, tiles: ['P7 e3 n'], planets: { patrocles: 1, hecateus: 1 } }, 'recruit gunner', 1)).toBe(false);
    expect(inVain({ hands: { 1: 'doctor' } }, 'doctor')).toBe(false);
    expect(inVain({ hands: { 1: 'doctor' }, ships: { '2g': '-' } }, 'doctor')).toBe(true);
  });

  test('works on what a seat can see', () => {
    const t = arrange(team(), {});
    expect(policy?.rollout(efemeris.view(t.state, 1), 1, plainRng(4))).toEqual(policy?.rollout(t.state, 1, plainRng(4)));
    expect(policy?.evaluate(efemeris.view(t.state, 1)).every(Number.isFinite)).toBe(true);
  });
});

describe('the quick choice where Mates once waited for ever', () => {
  const sky = (tiles: string): readonly string[] => tiles.split(', ');
  /** What may come first, whatever decides between equals. */
  const firstMoves = (t: ReturnType<typeof duel>): Set<string> =>
    new Set(Array.from({ length: 20 }, (_, seed) => efemeris.notation.writeMove(policy?.rollout(t.state, 0, plainRng(seed)) ?? DONE)));

  test('a ship leaves its anchor for a factory when it has no room for markers', () => {
    const anchored = {
      tiles: sky(
        'P1 c5 n, P2 b4 s, P3 c2 sw, P4 e4 nw, P5 d5 se, P6 e5 se, P7 d3 nw, P8 b2 s, S1 b3 nw, S2 c3 s, S3 d2 s, S4 f2 ne, S5 e3 s, S6 f4 nw, S7 e2 n, S8 c4 ne, S9 f3 s, S10 d6 se',
      ),
      ships: { '1g': 'P5.k', '2g': '-' },
      planets: { hipparchus: '2+', hecateus: '1+', patrocles: 0, posidonius: 0 },
      spices: { 1: [0, 5] },
      hands: { 1: 'gunner' },
    } as const;
    expect(firstMoves(arrange(duel(), anchored))).toEqual(new Set(['done']));
    expect(firstMoves(arrange(duel(), { ...anchored, bonuses: { 1: 'shot shot shot' } }))).not.toContain('done');
  });

  test('ships set out on a way of many turns', () => {
    const t = arrange(duel(), {
      tiles: sky(
        'P1 d3 ne, P2 d5 n, P3 c2 n, P4 d6 sw, P5 d2 sw, P6 c4 s, P7 e3 ne, P8 b2 n, S1 e2 s, S2 f4 ne, S3 c3 nw, S4 b3 ne, S5 e5 se, S6 c5 nw, S7 f2 ne, S8 e4 n, S9 b4 n, S10 f3 sw',
      ),
      ships: { '1g': 'S9.f', '1f1': 'S4.f', '1f2': 'S3.f', '2g': '-' },
      planets: { demodamas: '2+', patrocles: '1+', posidonius: '1+', pytheas: 1, apollas: 1, hecateus: '2+' },
      spices: { 1: [5, 5] },
      hands: { 1: 'gunner' },
    });
    expect(firstMoves(t)).not.toContain('done');
  });

  test('frigates make way for the galleon that has to shoot a fortress', () => {
    const t = arrange(duel(), {
      tiles: sky(
        'P1 d5 se, P2 e2 nw, P3 c4 nw, P4 d3 se, P5 e5 nw, P6 f3 s, P7 e4 s, P8 f4 sw, S1 f2 nw, S2 c5 ne, S3 e3 n, S4 d2 ne, S5 b2 ne, S6 c3 s, S7 d6 sw, S8 b4 n, S9 c2 n, S10 b3 s',
      ),
      planets: { demodamas: '2+', patrocles: 1, posidonius: '2+', pytheas: '2+', apollas: '1+', hecateus: '1+' },
      ships: { '1g': 'd3n', '1f1': 'P4.b', '1f2': 'd3se', '2g': '-' },
      spices: { 1: [5, 5] },
      hands: { 1: 'gunner' },
    });
    expect([...firstMoves(t)].filter((move) => !move.startsWith('sail f'))).toEqual([]);
  });

  test('a galleon without a Gunner fetches the pepper for one before it lies down at a fortress', () => {
    const t = arrange(duel(), {
      tiles: sky(
        'P1 d6 sw, P2 c4 s, P3 d5 sw, P4 d3 s, P5 c2 nw, P6 c5 nw, P7 f2 ne, P8 e4 sw, S1 c3 ne, S2 e3 ne, S3 e5 s, S4 d2 ne, S5 e2 s, S6 b3 s, S7 f4 sw, S8 b4 n, S9 b2 se, S10 f3 sw',
      ),
      ships: { '1g': 'P3.k', '2g': '-' },
      planets: {
        hecateus: 1,
        eratosthenes: 1,
        demodamas: '2+',
        patrocles: '2+',
        posidonius: '2+',
        pytheas: '2+',
        hipparchus: '2+',
        apollas: '2+',
      },
      spices: { 1: [0, 5] },
      hands: { 1: '' },
      bonuses: { 1: 'shot shot shot' },
    });
    expect(firstMoves(t)).not.toContain('done');
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
