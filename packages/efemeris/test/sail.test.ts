import { describe, expect, test } from 'vitest';
import { isAdrift } from '../src/sky';
import {
  arrange,
  bonusesOf,
  captainsOf,
  duel,
  endTurn,
  field,
  fortified,
  hand,
  inPlay,
  offers,
  reserve,
  ship,
  spices,
  team,
  where,
} from './helpers';

describe('ships', () => {
  test('EFX-20 EF-092 EF-130 a galleon moves up to three fields along the paths', () => {
    const t = arrange(duel(), { ships: { '2g': 'P3.k' } });
    expect(t.refusal('1 sail g d4s')).toMatchObject({ code: 'OUT_OF_REACH', rule: 'EF-130', params: { n: 3 } });
    expect(t.refusal('1 sail g patrocles').code).toBe('OUT_OF_REACH');
    expect(t.refusal('1 sail g d4ne').code).toBe('OUT_OF_REACH');
    const events = t.play('1 sail g rose');
    expect(events).toContainEqual({
      kind: 'ShipSailed',
      ship: ship('1g'),
      by: 0,
      means: 'sail',
      path: ['patrocles', 'P2.b', 'd4n', 'rose'].map(field),
    });
    expect(t.refusal('1 sail g d4n')).toMatchObject({ code: 'HAS_SAILED', rule: 'EF-092' });
  });

  test('EFX-21 EF-093 EF-091 each frigate moves up to four fields once, in any order with other ships', () => {
    const t = arrange(duel(), { ships: { '1g': 'd3n', '1f1': 'patrocles', '1f2': 'rose' } });
    t.play('1 sail f1 d4s');
    expect(t.refusal('1 sail f1 rose')).toMatchObject({ code: 'HAS_SAILED', rule: 'EF-093' });
    t.play('1 sail g patrocles', '1 sail f2 d4se');
    expect([where(t, '1g'), where(t, '1f1'), where(t, '1f2')]).toEqual(['patrocles', 'd4s', 'd4se']);
  });

  test('EFX-22 EF-094 unused steps are lost with the next action', () => {
    const t = arrange(duel(), { hands: { 1: 'banker' }, spices: { 1: [1, 0] } });
    t.play('1 sail g P2.b', '1 banker vanilla');
    expect(t.refusal('1 sail g rose')).toMatchObject({ code: 'HAS_SAILED' });
  });

  test('EFX-24 EF-131 ships block a field, but for the wind rose, which all may enter and cross', () => {
    const t = arrange(duel(), { ships: { '1g': 'd4n', '2g': 'rose', '2f1': 'rose', '2f2': 'd4ne', '1f1': 'd4se' } });
    expect(offers(t, 1, 'sail g').sort()).toEqual(
      ['rose', 'P2.b', 'patrocles', 'P2.a', 'd3sw', 'd4s', 'd4sw', 'd4nw', 'P3.a'].map((name) => `sail g ${name}`).sort(),
    );
    expect(t.refusal('1 sail g d4ne')).toMatchObject({ code: 'FIELD_TAKEN', rule: 'EF-131' });
    t.play('1 sail g d4s');
    t.arrange((s) => {
      s.sailed.fill(0);
    });
    t.play('1 sail g rose');
    expect(where(t, '1g')).toBe('rose');
  });

  test('EFX-25 EF-132 EF-013 an open half circle at the rim is a field like any other', () => {
    const t = arrange(duel(), {});
    t.play('1 sail g d3n');
    expect(where(t, '1g')).toBe('d3n');
    endTurn(t, 1);
    endTurn(t, 2);
    t.play('1 sail g P2.a');
  });

  test('EFX-26 EFX-27 EF-118 EF-133 a fortress stops other nations and lets its own pass', () => {
    const t = arrange(duel(), { ships: { '1g': 'P3.a', '2g': 'rose' }, planets: { posidonius: '2+' } });
    expect(t.refusal('1 sail g posidonius')).toMatchObject({ code: 'ENEMY_FORTRESS', rule: 'EF-118' });
    expect(t.refusal('1 sail g P3.k').code).toBe('OUT_OF_REACH');
    arrange(t, { planets: { posidonius: '1+' } });
    t.play('1 sail g P3.k');
    expect(fortified(t, 'posidonius')).toBe(true);
  });

  test('EF-137 a planet without fortress may be entered and crossed by anyone', () => {
    const t = arrange(duel(), { ships: { '1g': 'P3.a', '2g': 'rose' } });
    t.play('1 sail g P3.k');
    const stop = arrange(duel(), { ships: { '1g': 'P3.a', '2g': 'rose' } });
    stop.play('1 sail g posidonius');
    expect(where(stop, '1g')).toBe('posidonius');
  });

  test('EFX-29 EF-135 EF-D09 EF-D10 a singularity cannot be crossed; entering it destroys the ship and discards its captain', () => {
    const t = arrange(duel(), { tiles: ['S10 e3 n'], ships: { '1g': 'S10.a' }, captains: { 1: 'hubac cosme' } });
    expect(t.refusal('1 sail g e3s').code).toBe('OUT_OF_REACH');
    const events = t.play('1 sail g S10.s');
    expect(events).toContainEqual({ kind: 'ShipLost', ship: 0, by: 0, cause: 'singularity', field: field('S10.s'), next: 2 });
    expect(where(t, '1g')).toBe('nowhere');
    expect(t.state.galleonsLost[0]).toBe(1);
    const windy = arrange(duel(), { tiles: ['S10 e3 n'], ships: { '1f1': 'S10.a' }, bonuses: { 1: 'wind' } });
    windy.play('1 wind f1 S10.s');
    expect(where(windy, '1f1')).toBe('nowhere');
  });

  test('EF-D68 a galleon given up in a singularity can be rebuilt the same turn, and its crew recruited', () => {
    const t = arrange(duel(), {
      tiles: ['S10 e3 n'],
      ships: { '1g': 'S10.a' },
      captains: { 1: 'hubac cosme' },
      hands: { 1: 'officer' },
      spices: { 1: [2, 2] },
    });
    t.play('1 officer', '1 sail g S10.s', '1 done');
    expect(inPlay(t, 1)).toBe('');
    expect(reserve(t, 1)).toContain('officer officer officer');
    t.play('1 galleon patrocles', '1 recruit officer');
    expect(where(t, '1g')).toBe('patrocles');
    expect(hand(t, 1)).toBe('officer');
    expect(spices(t, 1)).toEqual([0, 0]);
  });

  test('EF-138 EF-D22 putting a galleon down elsewhere is no move: it neither uses it nor needs it', () => {
    const t = arrange(duel(), { hands: { 1: 'helmsman helmsman' }, ships: { '1g': 'd3n' } });
    t.play('1 helmsman');
    t.play('1 sail g d4sw', '1 helmsman');
    expect(where(t, '1g')).toBe('rose');
  });
});

describe('bonuses', () => {
  test('EFX-30 EF-100 EF-103 EF-104 EF-D20 Solar Wind moves an own ship one to three fields beside its move, then leaves the game', () => {
    const t = arrange(duel(), { ships: { '1g': '-', '1f1': 'patrocles', '2g': 'P3.k' }, bonuses: { 1: 'wind wind' } });
    t.play('1 sail f1 d4s');
    expect(t.refusal('1 wind f1 patrocles')).toMatchObject({ code: 'OUT_OF_REACH', params: { n: 3 } });
    t.play('1 wind f1 d4n', '1 wind f1 rose');
    expect(where(t, '1f1')).toBe('rose');
    expect(bonusesOf(t, 1)).toEqual([0, 0, 0]);
    expect(t.state.spentBonuses).toEqual([2, 0, 0]);
    expect(t.refusal('1 wind f1 d4n')).toMatchObject({ code: 'NO_SUCH_BONUS', rule: 'EF-100' });
    expect(t.refusal('1 wind g d4n')).toMatchObject({ code: 'NO_SUCH_SHIP', rule: 'EF-100' });
  });

  test('EFX-31 EF-101 EF-D19 Warning Shot moves an enemy ship exactly one field, from any distance', () => {
    const t = arrange(duel(), {
      tiles: ['S2 e4 n'],
      ships: { '2g': 'rose', '2f1': 'S2.f' },
      bonuses: { 1: 'shot shot' },
      spices: { 2: [0, 0] },
    });
    expect(t.refusal('1 shot 2f1 e4ne').code).toBe('OUT_OF_REACH');
    expect(t.refusal('1 shot 1g P2.a')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-101' });
    expect(t.refusal('1 shot 2f2 P2.a')).toMatchObject({ code: 'NO_SUCH_SHIP' });
    expect(t.refusal('1 shot 4g P2.a')).toMatchObject({ code: 'NO_SUCH_SHIP' });
    t.play('1 shot 2f1 S2.a', '1 shot 2g d4n');
    expect([where(t, '2f1'), where(t, '2g')]).toEqual(['S2.a', 'd4n']);
    endTurn(t, 1);
    expect(spices(t, 2)).toEqual([1, 0]);
  });

  test('EFX-32 EF-136 EF-320 EF-D08 a ship may be pushed into a singularity, the doctor does not help', () => {
    const position = { tiles: ['S10 e3 n'], ships: { '2g': 'S10.a' }, bonuses: { 1: 'shot' }, hands: { 2: 'doctor' }, turn: 2 } as const;
    const t = arrange(duel(), position);
    t.play('2 doctor');
    endTurn(t, 2);
    t.play('1 shot 2g S10.s');
    expect(where(t, '2g')).toBe('nowhere');
    const mild = arrange(duel({ options: { pushIntoSingularity: false } }), { ...position, turn: 1 });
    expect(mild.refusal('1 shot 2g S10.s').code).toBe('OUT_OF_REACH');
    expect(offers(mild, 1, 'shot')).toHaveLength(4);
  });

  test('EF-136 EF-D75 a pushed ship obeys the rules of movement seen from itself', () => {
    const t = arrange(duel(), {
      ships: { '1g': 'd4n', '2g': 'P2.b', '2f1': 'd4s' },
      planets: { patrocles: '1+', posidonius: '2+' },
      bonuses: { 1: 'shot shot' },
    });
    expect(offers(t, 1, 'shot 2g')).toEqual(['shot 2g d3sw']);
    expect(offers(t, 1, 'shot 2f1').sort()).toEqual(['shot 2f1 P3.a', 'shot 2f1 rose']);
    const own = arrange(duel(), {
      ships: { '1g': 'd4n', '2g': 'P3.a' },
      planets: { posidonius: '2+' },
      bonuses: { 1: 'shot' },
    });
    own.play('1 shot 2g posidonius');
    const stuck = arrange(duel(), { ships: { '1g': 'P2.a', '2g': 'd3n' }, bonuses: { 1: 'shot' } });
    expect(offers(stuck, 1, 'shot')).toEqual([]);
  });

  test('EFX-34 EF-102 EF-D38 New Cargo brings a spice of choice, as long as there is room', () => {
    const t = arrange(duel(), { bonuses: { 1: 'cargo cargo' }, spices: { 1: [5, 3] } });
    expect(t.refusal('1 cargo pepper')).toMatchObject({ code: 'SPICE_FULL', rule: 'EF-016' });
    t.play('1 cargo vanilla');
    expect(spices(t, 1)).toEqual([5, 4]);
    t.play('1 cargo vanilla');
    expect(t.refusal('1 cargo pepper')).toMatchObject({ code: 'NO_SUCH_BONUS', rule: 'EF-102' });
    const full = arrange(duel(), { bonuses: { 1: 'cargo' }, spices: { 1: [5, 5] } });
    expect(offers(full, 1, 'cargo')).toEqual([]);
  });

  test('EF-D21 bonuses are for the own tactics phase', () => {
    const t = arrange(duel(), { bonuses: { 1: 'cargo', 2: 'cargo' } });
    expect(t.refusal('2 cargo pepper').code).toBe('NOT_YOUR_TURN');
    t.play('1 done');
    expect(t.refusal('1 cargo pepper')).toMatchObject({ code: 'WRONG_PHASE' });
  });
});

describe('ships adrift', () => {
  test('EF-D26 a ship without half circle has no way, is out of reach, may be scuttled or saved by a new tile', () => {
    // The galleon lies on the open north-east border of Patrocles; turning the tile takes its half circle away.
    const t = arrange(duel({ captains: ['cassini hubac', 'blake byng'] }), {
      ships: { '1g': 'd3ne', '2g': 'd4n', '1f1': 'rose' },
      hands: { 1: 'officer helmsman gunner', 2: 'gunner officer' },
      bonuses: { 1: 'wind', 2: 'shot' },
      planets: { apollas: 1 },
    });
    t.play('1 sail f1 d4s');
    expect(t.refusal('1 scuttle g')).toMatchObject({ code: 'NOT_ADRIFT', rule: 'EF-D26' });
    arrange(t, { ships: { '2g': 'd4nw' } });
    t.play('1 officer turn P2 nw');
    expect(isAdrift(t.state, 0)).toBe(true);
    expect(where(t, '1g')).toBe('d3ne');
    expect(offers(t, 1, 'sail g')).toEqual([]);
    expect(offers(t, 1, 'wind g')).toEqual([]);
    expect(offers(t, 1, 'gunner')).toEqual([]);
    expect(offers(t, 1, 'helmsman')).toEqual(['helmsman']);
    expect(offers(t, 1, 'scuttle')).toEqual(['scuttle g']);
    const saved = t.game.clone(t.state);
    t.play('1 scuttle g');
    expect(captainsOf(t, 1)).toBe('cassini hubac');
    expect(t.state.galleonsLost[0]).toBe(1);
    const other = arrange(duel(), {});
    other.arrange((s) => Object.assign(s, t.game.clone(saved)));
    arrange(other, { tiles: ['S1 e2 n'] });
    expect(isAdrift(other.state, 0)).toBe(false);
    expect(offers(other, 1, 'sail g').length).toBeGreaterThan(0);
    const hunted = arrange(duel(), {});
    hunted.arrange((s) => Object.assign(s, t.game.clone(saved)));
    arrange(hunted, { turn: 2, phase: 'tactics', ships: { '2g': 'P2.a' } });
    expect([...offers(hunted, 2, 'gunner 1g'), ...offers(hunted, 2, 'officer freeze 1g'), ...offers(hunted, 2, 'shot 1g')]).toEqual([]);
  });
});

test('EF-183 EF-185 EF-D82 partners move only their own ships, bonuses included', () => {
  const t = arrange(team(), { bonuses: { 1: 'wind shot' }, ships: { '2f1': 'rose' } });
  expect(t.refusal('1 sail f1 d4n')).toMatchObject({ code: 'NO_SUCH_SHIP' });
  expect(t.refusal('1 wind f1 d4n')).toMatchObject({ code: 'NO_SUCH_SHIP' });
  expect(t.refusal('1 shot 2f1 d4n')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-192' });
  t.play('2 sail f1 d4s');
  expect(offers(t, 1, 'shot').every((move) => /^shot [34]/.test(move))).toBe(true);
  expect(t.moves(0).some((move) => /^(give|swap)/.test(move))).toBe(false);
});
