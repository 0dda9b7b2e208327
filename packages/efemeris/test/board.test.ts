import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  adriftShips,
  CREW,
  captainsBelow,
  drawnSky,
  EDGES,
  efemeris,
  fieldName,
  fieldPoint,
  joinsOf,
  lastPlanetOpen,
  nationOfCrew,
  PLACES,
  placesLeft,
  reachable,
  setupSteps,
  TILES,
  truceLeft,
  withinRange,
  yardOf,
} from '../src';
import { EDGE_FIELD } from '../src/fields';
import { arrange, duel, general, ship, team } from './helpers';

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

  test('EF-056 the order in which armadas are put together is that of the game', () => {
    for (const t of [
      scenario(efemeris, { seats: 3, options: { starter: '2' } }),
      scenario(efemeris, { seats: 4, options: { starter: '3' } }),
    ]) {
      const seen: string[] = [];
      for (let n = 0; n < 60 && t.state.phase !== 'explore'; n++) {
        if (seen.at(-1) !== t.state.phase) seen.push(t.state.phase);
        const seat = t.run.turn.kind === 'seats' ? (t.run.turn.seats[0] ?? 0) : 0;
        t.play(`${seat + 1} ${t.moves(seat)[0]}`);
      }
      expect(seen).toEqual(setupSteps(t.state));
    }
  });

  test('EF-D67 turns of truce that are left, for whoever is not at turn', () => {
    const early = arrange(general({ options: { truceTurns: 2 } }), { turn: 2, turnsDone: 1 });
    expect([0, 1, 2].map((side) => truceLeft(early.state, side))).toEqual([1, 0, 1]);
    expect(
      [0, 1, 2].map((side) => truceLeft(arrange(general({ options: { truceTurns: 2 } }), { turn: 2, turnsDone: 2 }).state, side)),
    ).toEqual([0, 0, 0]);
  });

  test('an only planet is open without ship and fortress, whoever the ship belongs to', () => {
    const open = (ships: Record<string, string>, planets: Record<string, string | number>): boolean =>
      lastPlanetOpen(arrange(duel(), { ships: { '2g': '-', ...ships }, planets }).state, 1);
    expect(open({}, {})).toBe(true);
    expect(open({ '2g': 'posidonius' }, {})).toBe(false);
    expect(open({ '1f1': 'posidonius' }, {})).toBe(false);
    expect(open({}, { posidonius: '2+' })).toBe(false);
    expect(open({}, { apollas: 2 })).toBe(false);
    expect(open({}, { posidonius: 0 })).toBe(false);
  });

  test.each(EDGES)(
    'EF-073 where half circles meet before a tile is laid with its north to %s, a path leads on once it lies there',
    (north) => {
      const tile = TILES.findIndex(({ id }) => id === 'S5');
      const place = PLACES.findIndex(({ name }) => name === 'e4');
      const joins = joinsOf(duel().state, tile, place, EDGES.indexOf(north));
      const laid = drawnSky(arrange(duel(), { tiles: [`S5 e4 ${north}`] }).state);
      const pathsAt = (field: number): number =>
        laid.reduce((n, drawn) => n + (drawn.field === field ? drawn.joined.length : Number(drawn.joined.includes(field))), 0);
      expect(joins.length).toBeGreaterThan(0);
      for (const { edge, meets } of joins) expect(pathsAt(EDGE_FIELD[place * 6 + edge] ?? -1)).toBe(meets ? 2 : 1);
    },
  );

  test('captains below the one in command, places left and whose crew it is', () => {
    const t = arrange(duel({ options: { expert: true } }), { captains: { 2: 'blake byng lancaster' } });
    expect(captainsBelow(t.state, 1)).toHaveLength(2);
    t.arrange((s) => {
      s.galleonsLost[1] = 2;
    });
    expect(captainsBelow(t.state, 1)).toEqual([]);
    expect(captainsBelow(arrange(team(), {}).state, 3)).toEqual([]);
    expect(placesLeft(duel().state)).toBe(19 - 3);
    expect(placesLeft(duel({ options: { expert: true, sky: '27' } }).state)).toBe(27 - 3);
    expect(CREW.map((_, crew) => nationOfCrew(crew))).toEqual([-1, -1, -1, 0, 0, 1, 1, 2, 2]);
  });
});
