import { plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { adriftShips, attackable, drawnSky, efemeris, fieldName, fieldPoint, type Move, reachable, withinRange } from '../src';
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
    expect(policy?.rollout(fight.state, 0, plainRng(1))).toEqual({ kind: 'gunner', target: ship('2g') });
  });

  test('works on what a seat can see', () => {
    const t = arrange(team(), {});
    expect(policy?.rollout(efemeris.view(t.state, 1), 1, plainRng(4))).toEqual(policy?.rollout(t.state, 1, plainRng(4)));
    expect(policy?.evaluate(efemeris.view(t.state, 1))).toEqual(policy?.evaluate(t.state));
  });
});

test('the evaluation likes planets, ships and victory', () => {
  const even = policy?.evaluate(arrange(duel(), {}).state) ?? [];
  const ahead = policy?.evaluate(arrange(duel(), { planets: { apollas: 1 } }).state) ?? [];
  const sunk = policy?.evaluate(arrange(duel(), { ships: { '2g': '-' } }).state) ?? [];
  expect(ahead[0]).toBeGreaterThan(even[0] ?? 0);
  expect(sunk[1]).toBeLessThan(even[1] ?? 0);
  const t = arrange(duel({ options: { concede: true } }), {});
  t.play('1 concede');
  expect(policy?.evaluate(t.state)).toEqual([-1000, 1000]);
});

describe('what a board asks', () => {
  const t = arrange(duel(), { tiles: ['S1 e3 n'], ships: { '1g': 'd4n', '2g': 'P2.b' } });

  test('fields in reach with their steps, ranges and targets', () => {
    const reach = reachable(t.state, 0, 0).map(({ field: at, steps }) => `${fieldName(at)} ${steps}`);
    expect(reach).toContain('rose 1');
    expect(reach).toContain('S1.a 3');
    expect(reach).not.toContain('P2.b 1');
    expect(reachable(t.state, 0, 1)).toEqual([]);
    expect(withinRange(t.state, field('d4n'), 'attack').map(fieldName).sort()).toEqual(['P2.b', 'd4n', 'rose']);
    expect(withinRange(t.state, field('d4n'), 'freeze').length).toBeGreaterThan(10);
    expect(attackable(t.state, 0)).toEqual([ship('2g')]);
    expect(adriftShips(t.state)).toEqual([]);
  });

  test('the drawn sky: every path once, both ends where they should be', () => {
    const sky = drawnSky(t.state);
    const paths = sky.reduce((n, { joined }) => n + joined.length, 0);
    // The centre, Patrocles, Posidonius and S1 have six paths each.
    expect(paths).toBe(24);
    for (const { at, joined } of sky) {
      for (const other of joined) {
        const end = fieldPoint(t.state, other);
        expect(Math.hypot(at.x - end.x, at.y - end.y)).toBeLessThan(1);
      }
    }
  });
});
