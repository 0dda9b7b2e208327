import { describe, expect, test } from 'vitest';
import { adriftShips, drawnSky, fieldName, fieldPoint, reachable, withinRange, yardOf } from '../src';
import { arrange, duel, ship, team } from './helpers';

describe('what a board asks', () => {
  const t = arrange(duel(), { tiles: ['S1 e3 n'], ships: { '1g': 'd4n', '2g': 'P2.b' } });

  test('fields in reach with their steps, ranges and targets', () => {
    const reach = reachable(t.state, 0, 0).map(({ field: at, steps }) => `${fieldName(at)} ${steps}`);
    expect(reach).toContain('rose 1');
    expect(reach).toContain('S1.a 3');
    expect(reach).not.toContain('P2.b 1');
    expect(reachable(t.state, 0, 1)).toEqual([]);
    expect(withinRange(t.state, ship('1g'), 'attack').map(fieldName).sort()).toEqual(['P2.b', 'd4n', 'rose']);
    expect(withinRange(t.state, ship('1g'), 'freeze').length).toBeGreaterThan(10);
    expect(withinRange(t.state, ship('1f1'), 'attack')).toEqual([]);
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

  test('EF-235 a captain who shoots further is shown so', () => {
    const far = arrange(duel({ nations: ['britain', 'france'], captains: ['fairborne blake', 'hubac victorine'] }), {
      tiles: ['S1 e3 n'],
      ships: { '1g': 'd4n' },
      hands: { 1: 'officer gunner' },
    });
    const before = withinRange(far.state, ship('1g'), 'attack').length;
    far.play('1 officer');
    expect(withinRange(far.state, ship('1g'), 'attack').length).toBeGreaterThan(before);
  });

  test('EF-D11 EF-D12 what is built of what may be built, as the table counts it', () => {
    const built = { ships: { '1f1': 'S1.a' }, planets: { demodamas: '2+' } };
    const sky = { tiles: ['S1 e3 n'], ...built };
    expect(yardOf(arrange(duel(), { tiles: ['S1 e3 n'], ships: built.ships }).state, 0)).toEqual({
      frigates: 1,
      frigateLimit: 2,
      fortresses: 0,
      fortressLimit: 2,
    });
    // One of the nation's two is the partner's.
    expect(yardOf(arrange(team(), sky).state, 1)).toEqual({ frigates: 0, frigateLimit: 1, fortresses: 1, fortressLimit: 2 });
    expect(yardOf(arrange(team({ options: { teamNationLimit: '4' } }), sky).state, 1)).toMatchObject({ frigateLimit: 2 });
    const sunk = arrange(duel({ options: { buildLimit: 'concurrent' } }), { tiles: ['S1 e3 n'], ships: built.ships });
    sunk.state.shipAt[ship('1f1')] = -1;
    expect(yardOf(sunk.state, 0)).toMatchObject({ frigates: 0 });
  });
});
