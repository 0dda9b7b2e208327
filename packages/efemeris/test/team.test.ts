import { describe, expect, test } from 'vitest';
import { efemeris } from '../src';
import { arrange, duel, hand, inPlay, offers, ownerOf, reserve, spices, team, where } from './helpers';

describe('partners', () => {
  test('EF-180 EF-D46 EF-D50 nations alternate; partners act in any order, a phase ends when both have finished', () => {
    const t = arrange(team(), {});
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
    t.play('2 sail g P1.a', '1 sail g P2.b', '2 done');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0], may: [1] });
    expect(t.state.phase).toBe('tactics');
    t.play('1 done');
    expect(t.state.phase).toBe('construct');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
    t.play('1 done', '2 done');
    expect(t.state.active).toBe(1);
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [2, 3] });
  });

  test('EF-D81 a partner’s action cuts no move short; a finished phase can be taken up again until both have finished', () => {
    const t = arrange(team(), {});
    expect(t.refusal('2 recall')).toMatchObject({ code: 'NOT_DONE', rule: 'EF-D81' });
    t.play('2 done', '1 sail g P2.a');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0], may: [1] });
    expect(efemeris.moves(t.state, 1)).toEqual([{ kind: 'recall' }]);
    const raided = { ...efemeris.clone(t.state), raider: 0, raided: 2 };
    expect(efemeris.moves(raided, 1)).toEqual([]);
    t.play('2 recall');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
    t.play('2 sail g P1.a', '2 done');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0] });
    expect(t.refusal('2 recall')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(arrange(duel(), {}).refusal('1 recall')).toMatchObject({ code: 'TEAM_ONLY' });
    expect([where(t, '1g'), where(t, '2g')]).toEqual(['P2.a', 'P1.a']);
  });

  test('EF-D80 EF-019 partners see each other’s hand and the common reserve, opponents only numbers', () => {
    const t = team();
    const seen = efemeris.view(t.state, 1);
    expect(seen.hand.slice(0, 10)).toEqual(t.state.hand.slice(0, 10));
    expect(seen.hand.slice(10)).toEqual(new Array(10).fill(-1));
    expect(seen.reserve).toEqual([...t.state.reserve.slice(0, 5), -1, -1, -1, -1, -1]);
    expect(seen.handSize).toEqual([3, 3, 3, 3]);
  });

  test('EF-D49 used cards of both partners return to the common reserve, first come, first served', () => {
    const t = arrange(team(), { hands: { 1: 'courtesan', 2: 'courtesan' }, spices: { 1: [2, 0], 2: [2, 0] } });
    t.play('1 courtesan', '2 courtesan', '1 done', '2 done', '1 done', '2 done');
    t.play('3 done', '4 done', '3 done', '4 done');
    expect(reserve(t, 2)).toContain('courtesan courtesan');
    t.play('1 done', '2 done', '2 recruit courtesan', '1 recruit courtesan');
    expect(t.refusal('2 recruit courtesan').code).toBe('NOT_IN_RESERVE');
    expect([hand(t, 1), hand(t, 2)]).toEqual(['courtesan', 'courtesan']);
  });
});

describe('construction', () => {
  test('EF-186 EF-D47 two spices may be passed each turn, in either direction, up to the cap', () => {
    const t = arrange(team(), { phase: 'construct', spices: { 1: [2, 0], 2: [4, 1] } });
    t.play('1 share pepper');
    expect(t.refusal('1 share pepper')).toMatchObject({ code: 'SPICE_FULL', rule: 'EF-D47' });
    expect(t.refusal('1 share vanilla')).toMatchObject({ code: 'NOTHING_TO_SHARE', rule: 'EF-186' });
    t.play('2 share vanilla');
    expect([spices(t, 1), spices(t, 2)]).toEqual([
      [1, 1],
      [5, 0],
    ]);
    expect(t.refusal('2 share pepper')).toMatchObject({ code: 'SHARE_LIMIT', rule: 'EF-186', params: { n: 2 } });
    expect(arrange(duel(), { phase: 'construct' }).refusal('1 share pepper')).toMatchObject({ code: 'TEAM_ONLY' });
    expect(arrange(team(), {}).refusal('1 share pepper')).toMatchObject({ code: 'WRONG_PHASE' });
  });

  test('EFX-96 EF-187 six cards are the most a partner can hold', () => {
    const t = arrange(team(), { phase: 'construct', hands: { 1: 'officer officer gunner gunner banker helmsman' }, spices: { 1: [5, 0] } });
    expect(t.refusal('1 recruit courtesan')).toMatchObject({ code: 'HAND_FULL', rule: 'EF-187', params: { n: 6 } });
  });

  test('EFX-92 EF-188 EF-D12 two frigates to a nation in the whole game, unless the table plays with four', () => {
    const position = {
      phase: 'construct',
      ships: { '1g': 'rose', '2g': 'rose', '1f1': 'd3n', '1f2': 'd4s' },
      spices: { 2: [5, 0] },
    } as const;
    const t = arrange(team(), position);
    expect(t.refusal('2 frigate demodamas')).toMatchObject({ code: 'FRIGATE_LIMIT', rule: 'EF-188' });
    const four = arrange(team({ options: { teamNationLimit: '4' } }), position);
    four.play('2 frigate demodamas');
    expect(where(four, '2f1')).toBe('demodamas');
    const one = arrange(team(), { ...position, ships: { '1g': 'rose', '2g': 'rose', '1f1': 'd3n' } });
    expect(one.refusal('2 frigate patrocles')).toMatchObject({ code: 'NOT_YOUR_PLANET' });
    one.play('2 frigate demodamas');
    expect(one.state.frigatesBuilt).toEqual([1, 1, 0, 0]);
  });

  test('EF-D71 EF-D12 Shipbuilders of both partners count against the nation’s limit', () => {
    const t = arrange(team({ nations: ['britain', 'france'], captains: ['blake', 'byng', 'hubac', 'cosme'] }), {
      ships: { '1f1': 'rose' },
      hands: { 1: 'shipbuilder', 2: 'shipbuilder' },
    });
    t.play('1 shipbuilder');
    expect(t.refusal('2 shipbuilder')).toMatchObject({ code: 'FRIGATE_LIMIT', rule: 'EF-321' });
    expect(inPlay(t, 1)).toBe('shipbuilder');
  });

  test('EFX-93 EF-189 EF-D83 fortresses only on the own planets, two to a nation', () => {
    const t = arrange(team(), { phase: 'construct', spices: { 1: [5, 5], 2: [5, 5] }, planets: { pytheas: 2 } });
    expect(t.refusal('1 fortress demodamas')).toMatchObject({ code: 'NOT_YOUR_PLANET', rule: 'EF-189' });
    t.play('1 fortress patrocles', '2 fortress demodamas');
    expect(t.refusal('2 fortress pytheas')).toMatchObject({ code: 'FORTRESS_LIMIT', rule: 'EF-189' });
  });

  test('EF-148 EF-190 a partner rebuilds the same galleon once', () => {
    const t = arrange(team(), { phase: 'construct', ships: { '1g': '-' }, spices: { 1: [0, 5] } });
    t.arrange((s) => {
      s.galleonsLost[0] = 1;
    });
    const events = t.play('1 galleon patrocles');
    expect(events).toContainEqual(expect.objectContaining({ kind: 'GalleonBuilt', captain: 0 }));
    t.arrange((s) => {
      s.galleonsLost[0] = 2;
      s.shipAt[0] = -1;
    });
    expect(t.refusal('1 galleon patrocles')).toMatchObject({ code: 'NO_CAPTAIN_LEFT', rule: 'EF-190' });
  });

  test('EF-205 expert: twice', () => {
    const t = arrange(team({ options: { expert: true } }), { phase: 'construct', ships: { '1g': '-' }, spices: { 1: [0, 5] } });
    t.arrange((s) => {
      s.galleonsLost[0] = 2;
    });
    expect(offers(t, 1, 'galleon')).toEqual(['galleon patrocles']);
    t.arrange((s) => {
      s.galleonsLost[0] = 3;
    });
    expect(offers(t, 1, 'galleon')).toEqual([]);
  });

  test('EF-191 EF-D18 each conquers for themselves, never from the partner', () => {
    const t = arrange(team(), { phase: 'construct', ships: { '1g': 'demodamas', '2g': 'rose' }, spices: { 1: [5, 5] } });
    expect(t.refusal('1 conquer demodamas')).toMatchObject({ code: 'OWN_PLANET', rule: 'EF-D18' });
    expect(ownerOf(t, 'demodamas')).toBe(2);
  });
});

describe('ships of the partner', () => {
  test('EF-192 EF-D48 they are no targets but still take up their field', () => {
    const t = arrange(team({ nations: ['britain', 'france'], captains: ['blake', 'byng', 'hubac', 'cosme'] }), {
      ships: { '1g': 'd4n', '2g': 'P2.b', '3g': 'd4sw' },
      hands: { 1: 'gunner officer' },
      bonuses: { 1: 'shot' },
    });
    expect(t.refusal('1 gunner 2g')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-192' });
    expect(t.refusal('1 officer freeze 2g')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-192' });
    expect(t.refusal('1 shot 2g patrocles')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-192' });
    expect(t.refusal('1 sail g patrocles').code).toBe('OUT_OF_REACH');
  });

  test('EF-193 a partner’s fortress lets the ship pass', () => {
    const t = arrange(team(), { ships: { '1g': 'P1.a', '2g': 'rose' }, planets: { demodamas: '2+' } });
    t.play('1 sail g demodamas');
    expect(where(t, '1g')).toBe('demodamas');
  });
});
