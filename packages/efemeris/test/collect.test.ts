import { describe, expect, test } from 'vitest';
import { arrange, bonusesOf, duel, endTurn, hand, offers, type Position, reserve, spices, type Table, team } from './helpers';

/** Lets the given seat's turn begin in the position: the other side has just finished. */
function collect(t: Table, position: Position, turn = 1): Table {
  const before = t.state.seats === 4 ? (turn <= 2 ? 3 : 1) : turn === 1 ? t.state.seats : turn - 1;
  arrange(t, { ...position, phase: 'construct', turn: before });
  t.play(`${before} done`);
  if (t.state.seats === 4) t.play(`${before + 1} done`);
  return t;
}

describe('spices', () => {
  test('EFX-14 EF-080 EF-161 one spice of its kind from every controlled planet', () => {
    const t = collect(duel(), {
      planets: { patrocles: 1, apollas: 1, hecateus: 1 },
      spices: { 1: [0, 0] },
      ships: { '1g': 'rose' },
    });
    expect(spices(t, 1)).toEqual([2, 1]);
  });

  test('EFX-15 EF-081 EF-134 galleon and frigate on factories bring one spice each', () => {
    const t = collect(duel(), {
      tiles: ['S5 e3 n', 'S2 e4 n'],
      planets: { patrocles: 0 },
      ships: { '1g': 'S5.f', '1f1': 'S2.f' },
      spices: { 1: [0, 0] },
    });
    expect(spices(t, 1)).toEqual([1, 1]);
  });

  test('EFX-16 EF-016 EF-083 what exceeds five is not taken', () => {
    const t = collect(duel(), {
      planets: { patrocles: 1, apollas: 1, demodamas: 1 },
      spices: { 1: [4, 2] },
    });
    expect(spices(t, 1)).toEqual([5, 2]);
  });

  test('EFX-18 EF-015 EF-D16 a planet produces for its owner though an enemy ship stands on it', () => {
    const t = collect(duel(), { ships: { '1g': 'rose', '2g': 'patrocles' }, spices: { 1: [0, 0] } });
    expect(spices(t, 1)).toEqual([1, 0]);
  });

  test('EF-062 EF-081 only the side whose turn begins collects', () => {
    const t = collect(duel(), { spices: { 1: [0, 0], 2: [0, 0] } }, 2);
    expect([spices(t, 1), spices(t, 2)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('EF-182 partners collect for themselves', () => {
    const t = collect(team(), { spices: { 1: [0, 0], 2: [5, 0], 3: [0, 0] } });
    expect([1, 2, 3].map((seat) => spices(t, seat).join())).toEqual(['1,0', '5,0', '0,0']);
  });
});

describe('bonus markers', () => {
  test('EF-082 EF-083 EF-017 one marker for each ship on an anchor, three at most', () => {
    const t = collect(duel(), { tiles: ['S4 e3 n'], ships: { '1g': 'S4.k', '1f1': 'P3.k' } });
    expect(t.run.turn).toEqual({ kind: 'chance', ask: 'bonus' });
    expect(t.refusal('* bonus wind').code).toBe('NO_SUCH_OUTCOME');
    t.play('* bonus wind cargo');
    expect(bonusesOf(t, 1)).toEqual([1, 0, 1]);
    expect(t.state.bag).toEqual([7, 8, 7]);
    const full = collect(duel(), { ships: { '1g': 'P3.k', '1f1': 'P2.a' }, bonuses: { 1: 'shot shot' } });
    expect(full.refusal('* bonus wind wind').code).toBe('NO_SUCH_OUTCOME');
    full.play('* bonus wind');
    expect(bonusesOf(full, 1)).toEqual([1, 2, 0]);
  });

  test('EFX-19 EF-083 EF-103 an empty bag gives nothing', () => {
    const t = duel();
    t.arrange((s) => {
      s.bag = [0, 0, 0];
    });
    collect(t, { ships: { '1g': 'P3.k' } });
    expect(t.state.phase).toBe('tactics');
    expect(bonusesOf(t, 1)).toEqual([0, 0, 0]);
  });

  test('EFX-35 EF-084 a bonus marker cannot be thrown away', () => {
    const t = arrange(duel(), { bonuses: { 1: 'wind shot cargo' }, ships: { '2g': 'rose' }, spices: { 1: [5, 5] } });
    expect(t.moves(0).filter((move) => /^(cargo|discard|drop)/.test(move))).toEqual([]);
    expect(() => t.play('1 discard wind')).toThrow(/no move/);
    endTurn(t, 1);
    expect(bonusesOf(t, 1)).toEqual([1, 1, 1]);
  });
});

describe('effects that waited', () => {
  test('EF-085 EF-270 EF-271 EF-272 EF-330 they are applied in the next collection phase, and only there', () => {
    const t = duel({ nations: ['spain', 'france'] });
    arrange(t, {
      tiles: ['S2 e3 n'],
      captains: { 1: 'pargo catalina' },
      hands: { 1: 'officer chief' },
      ships: { '1g': 'S2.f' },
      planets: { patrocles: 0, hecateus: 1 },
      spices: { 1: [0, 0] },
    });
    t.play('1 officer', '1 chief');
    endTurn(t, 1);
    endTurn(t, 2);
    // On a factory only the captain's effect counts, the chief's needs an anchor.
    expect(spices(t, 1)).toEqual([3, 1]);
    expect(bonusesOf(t, 1)).toEqual([0, 0, 0]);
    endTurn(t, 1);
    endTurn(t, 2);
    expect(spices(t, 1)).toEqual([4, 2]);
  });
});

describe('expert fields', () => {
  const expert = { options: { expert: true, sky: '27' } };

  test('EFX-97 EF-202 a providence field brings two spices', () => {
    const t = collect(duel(expert), {
      tiles: ['X2 e3 n'],
      ships: { '1g': 'X2.v' },
      planets: { patrocles: 0 },
      spices: { 1: [0, 2] },
    });
    expect(spices(t, 1)).toEqual([0, 4]);
  });

  test('EF-203 EF-D42 EF-D43 each ship on a wreck may rescue one card of the reserve, up to the hand cap', () => {
    const t = collect(duel(expert), {
      tiles: ['X3 e3 n', 'X4 e4 n'],
      ships: { '1g': 'X3.w', '1f1': 'X4.w' },
      hands: { 1: 'banker' },
    });
    expect(t.state.phase).toBe('collect');
    expect(offers(t, 1, 'rescue')).toEqual(['rescue officer', 'rescue gunner', 'rescue banker', 'rescue helmsman', 'rescue courtesan']);
    t.play('1 rescue courtesan');
    expect(t.state.phase).toBe('collect');
    t.play('1 rescue banker');
    expect(t.state.phase).toBe('tactics');
    expect(hand(t, 1)).toBe('banker banker courtesan');
    expect(reserve(t, 1)).not.toContain('banker');
    t.play('1 courtesan');
    const full = collect(duel(expert), {
      tiles: ['X3 e3 n'],
      ships: { '1g': 'X3.w' },
      hands: { 1: 'officer officer officer gunner gunner gunner banker banker' },
    });
    expect(full.state.phase).toBe('tactics');
  });

  test('EF-203 EF-D43 a rescue is optional and needs no galleon', () => {
    const t = collect(duel(expert), { tiles: ['X3 e3 n'], ships: { '1g': '-', '1f1': 'X3.w' }, hands: { 1: '' } });
    expect(t.refusal('1 rescue doctor')).toMatchObject({ code: 'NOT_IN_RESERVE', rule: 'EF-203' });
    t.play('1 leave');
    expect(t.state.phase).toBe('tactics');
    expect(hand(t, 1)).toBe('');
    const again = collect(duel(expert), { tiles: ['X3 e3 n'], ships: { '1g': '-', '1f1': 'X3.w' }, hands: { 1: '' } });
    again.play('1 rescue gunner');
    expect(hand(again, 1)).toBe('gunner');
    expect(again.refusal('1 gunner 2g')).toMatchObject({ code: 'NO_GALLEON' });
  });

  test('EF-D30 Pargo counts a providence field as a factory, unless the table denies it', () => {
    const play = (options: Record<string, unknown>) => {
      const t = duel({ nations: ['spain', 'france'], options: { ...expert.options, ...options } });
      arrange(t, {
        tiles: ['X2 e3 n'],
        captains: { 1: 'pargo catalina isabel' },
        hands: { 1: 'officer' },
        ships: { '1g': 'X2.v' },
        planets: { patrocles: 0, apollas: 1 },
        spices: { 1: [0, 0] },
      });
      t.play('1 officer');
      endTurn(t, 1);
      endTurn(t, 2);
      return spices(t, 1);
    };
    expect(play({})).toEqual([1, 4]);
    expect(play({ pargoOnProvidence: false })).toEqual([1, 2]);
  });
});
