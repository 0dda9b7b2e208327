import { describe, expect, test } from 'vitest';
import { arrange, bonusesOf, boxed, duel, endTurn, hand, inPlay, offers, ownerOf, reserve, spices, team, where } from './helpers';

describe('crew in general', () => {
  test('EF-095 EF-099 a card is laid open, costs nothing and stays until the owner’s next tactics phase', () => {
    const t = arrange(duel(), { hands: { 1: 'courtesan' }, spices: { 1: [0, 0] } });
    t.play('1 courtesan');
    expect([hand(t, 1), inPlay(t, 1)]).toEqual(['', 'courtesan']);
    endTurn(t, 1);
    expect(t.game.view(t.state, 1).inPlay).toEqual(t.state.inPlay);
    expect(inPlay(t, 1)).toBe('courtesan');
    endTurn(t, 2);
    expect(inPlay(t, 1)).toBe('');
  });

  test('EF-090 EF-D40 EF-D23 used cards go to the reserve when the next tactics phase begins, whatever the hand', () => {
    const t = arrange(duel(), { hands: { 1: 'officer officer officer gunner gunner gunner banker courtesan' }, spices: { 1: [0, 0] } });
    t.play('1 courtesan', '1 done');
    t.arrange((s) => {
      s.spices[0] = 2;
    });
    t.play('1 recruit courtesan', '1 done');
    endTurn(t, 2);
    expect(t.state.handSize[0]).toBe(8);
    expect(reserve(t, 1)).toContain('courtesan');
    expect(t.state.seenReserve.slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
  });

  test('EFX-99 EF-206 EF-207 expert: a played card leaves the game', () => {
    const t = arrange(duel({ options: { expert: true } }), { hands: { 1: 'courtesan' }, spices: { 1: [0, 0] } });
    t.play('1 courtesan');
    endTurn(t, 1);
    endTurn(t, 2);
    expect(boxed(t, 1)).toBe('courtesan');
    expect(reserve(t, 1).match(/courtesan/g)).toHaveLength(1);
    expect(t.state.reserveSize[0]).toBe(11);
  });

  test('EF-097 EF-098 crew serves the own galleon; without one in the sky none can be played', () => {
    const t = arrange(duel(), { ships: { '1g': '-', '1f1': 'patrocles' }, hands: { 1: 'courtesan officer helmsman' } });
    expect(t.refusal('1 courtesan')).toMatchObject({ code: 'NO_GALLEON', rule: 'EF-098' });
    expect(t.moves(0).filter((move) => !move.startsWith('sail f1'))).toEqual(['done']);
    const team1 = arrange(team(), { ships: { '1g': '-' }, hands: { 1: 'officer' } });
    expect(team1.refusal('1 officer').code).toBe('NO_GALLEON');
    expect(t.refusal('1 doctor').code).toBe('NO_GALLEON');
  });

  test('EF-184 each partner plays three cards of their own, for their own galleon', () => {
    const t = arrange(team(), { hands: { 1: 'banker courtesan courtesan', 2: 'helmsman' }, spices: { 1: [1, 0] } });
    t.play('1 banker vanilla', '1 courtesan', '1 courtesan', '2 helmsman');
    expect(t.state.crewPlayed).toEqual([3, 1, 0, 0]);
    expect(where(t, '2g')).toBe('rose');
    expect(where(t, '1g')).toBe('patrocles');
  });

  test('EFX-82 EF-301 EF-D65 a card without effect cannot be played', () => {
    const t = arrange(duel({ captains: ['victorine hubac', 'blake byng'] }), {
      hands: { 1: 'officer helmsman gunner' },
      ships: { '1g': 'rose', '1f1': 'patrocles' },
    });
    expect(t.refusal('1 officer')).toMatchObject({ code: 'OTHER_CAPTAIN', rule: 'EF-301' });
    expect(offers(t, 1, 'officer')).toEqual([]);
    expect(t.refusal('1 helmsman')).toMatchObject({ code: 'NO_EFFECT', rule: 'EF-D65' });
    expect(t.game.check(t.state, 0, { kind: 'play', crew: 1 })).toMatchObject({ code: 'NEEDS_A_CHOICE' });
    expect(t.refusal('1 gunner 2g').code).toBe('ROSE_IS_NEUTRAL');
  });
});

describe('each kind', () => {
  test('EFX-81 EF-300 EF-D37 Banker: one spice for the other, if there is room', () => {
    const t = arrange(duel(), { hands: { 1: 'banker banker' }, spices: { 1: [1, 0] } });
    t.play('1 banker vanilla');
    expect(spices(t, 1)).toEqual([0, 1]);
    expect(t.refusal('1 banker vanilla')).toMatchObject({ code: 'NOTHING_TO_TRADE', rule: 'EF-300' });
    const poor = arrange(duel(), { hands: { 1: 'banker' }, spices: { 1: [0, 0] } });
    expect(offers(poor, 1, 'banker')).toEqual([]);
    const full = arrange(duel(), { hands: { 1: 'banker' }, spices: { 1: [5, 5] } });
    expect(full.refusal('1 banker pepper')).toMatchObject({ code: 'SPICE_FULL', rule: 'EF-D37' });
  });

  test('EFX-84 EF-310 Helmsman: the galleon goes to the wind rose, frozen or not, whoever is there', () => {
    const t = arrange(duel(), { hands: { 1: 'helmsman' }, ships: { '2g': 'rose' } });
    t.arrange((s) => {
      s.frozenBy[0] = 1;
    });
    t.play('1 helmsman');
    expect(where(t, '1g')).toBe('rose');
    expect(t.state.sailed[0]).toBe(0);
  });

  test('EFX-85 EF-311 EF-D36 Courtesan: two vanilla up to the cap', () => {
    const gain = (vanilla: number) => {
      const t = arrange(duel(), { hands: { 1: 'courtesan' }, spices: { 1: [0, vanilla] } });
      if (offers(t, 1, 'courtesan').length === 0) return t.refusal('1 courtesan').code;
      t.play('1 courtesan');
      return spices(t, 1)[1];
    };
    expect([gain(0), gain(4), gain(5)]).toEqual([2, 5, 'SPICE_FULL']);
  });

  test('EF-320 EF-D23 EF-D60 Ship’s Doctor: no attack harms the galleon until the next tactics phase; once is enough', () => {
    const t = arrange(duel(), { turn: 2, ships: { '1g': 'P3.a' }, hands: { 1: 'gunner', 2: 'doctor doctor' } });
    t.play('2 doctor');
    expect(t.refusal('2 doctor')).toMatchObject({ code: 'NO_EFFECT', rule: 'EF-320' });
    endTurn(t, 2);
    expect(t.refusal('1 gunner 2g')).toMatchObject({ code: 'DOCTOR_ABOARD', rule: 'EF-320' });
    endTurn(t, 1);
    endTurn(t, 2);
    t.play('1 gunner 2g');
  });

  test('EFX-87 EF-321 EF-D34 EF-D71 Shipbuilder: a free frigate this turn, within the limit, on a free own planet', () => {
    const t = arrange(duel({ nations: ['britain', 'france'] }), {
      ships: { '1g': 'rose', '1f1': 'd3n' },
      hands: { 1: 'shipbuilder shipbuilder' },
      spices: { 1: [0, 0] },
    });
    t.play('1 shipbuilder');
    expect(t.refusal('1 shipbuilder')).toMatchObject({ code: 'FRIGATE_LIMIT', rule: 'EF-321' });
    t.play('1 done', '1 frigate patrocles');
    expect(where(t, '1f2')).toBe('patrocles');
    expect(spices(t, 1)).toEqual([0, 0]);
    const two = arrange(duel({ nations: ['britain', 'france'] }), {
      ships: { '1g': 'rose' },
      planets: { patrocles: 1, apollas: 1 },
      tiles: ['P6 e3 n'],
      hands: { 1: 'shipbuilder shipbuilder' },
      spices: { 1: [0, 0] },
    });
    two.play('1 shipbuilder', '1 shipbuilder', '1 done', '1 frigate patrocles', '1 frigate apollas');
    expect(two.state.frigatesBuilt[0]).toBe(2);
    const late = arrange(duel({ nations: ['britain', 'france'] }), { hands: { 1: 'shipbuilder' }, spices: { 1: [0, 0] } });
    late.play('1 shipbuilder', '1 done');
    expect(late.refusal('1 frigate patrocles')).toMatchObject({ code: 'SHIP_ON_PLANET' });
    late.play('1 done');
    endTurn(late, 2);
    late.play('1 sail g P2.b', '1 done');
    expect(late.refusal('1 frigate patrocles')).toMatchObject({ code: 'NOT_ENOUGH_SPICE' });
  });

  test('EF-330 EF-D35 Crew Chief: a bonus more for a galleon on an anchor, for each card, three at most', () => {
    const draw = (chiefs: number, field: string) => {
      const t = arrange(duel({ nations: ['spain', 'france'] }), { ships: { '1g': field, '1f1': 'P3.k' }, hands: { 1: 'chief chief' } });
      for (let n = 0; n < chiefs; n++) t.play('1 chief');
      endTurn(t, 1);
      endTurn(t, 2);
      return t.state.draws[0];
    };
    expect([draw(0, 'P2.a'), draw(1, 'P2.a'), draw(2, 'P2.a'), draw(2, 'd3n')]).toEqual([2, 3, 3, 1]);
  });

  test('EFX-89 EF-331 EF-D63 Governor: one spice less, of a kind of choice that the planet costs', () => {
    const t = arrange(duel({ nations: ['spain', 'france'], planets: ['apollas', 'posidonius'] }), {
      tiles: ['P2 e3 n'],
      ships: { '1g': 'patrocles' },
      hands: { 1: 'governor' },
      spices: { 1: [2, 1] },
    });
    t.play('1 governor', '1 done');
    expect(t.refusal('1 conquer patrocles')).toMatchObject({ code: 'WRONG_SAVING', rule: 'EF-331', params: { n: 1 } });
    expect(t.refusal('1 conquer patrocles saving 1p')).toMatchObject({ code: 'NOT_ENOUGH_SPICE' });
    t.play('1 conquer patrocles saving 1v');
    expect(ownerOf(t, 'patrocles')).toBe(1);
    expect(spices(t, 1)).toEqual([0, 0]);
    const cheap = arrange(duel({ nations: ['spain', 'france'], planets: ['apollas', 'posidonius'] }), {
      tiles: ['P7 e3 n'],
      ships: { '1g': 'hecateus' },
      hands: { 1: 'governor' },
      spices: { 1: [5, 5] },
    });
    cheap.play('1 governor', '1 done');
    expect(cheap.refusal('1 conquer hecateus saving 1v')).toMatchObject({ code: 'WRONG_SAVING', rule: 'EF-D63' });
  });

  test('EF-D33 Governors add up, and are void when the galleon leaves', () => {
    const position = {
      tiles: ['P2 e3 n'],
      ships: { '1g': 'patrocles', '1f1': 'd3n' },
      hands: { 1: 'governor governor' },
      spices: { 1: [2, 2] },
    } as const;
    const start = () => arrange(duel({ nations: ['spain', 'france'], planets: ['apollas', 'posidonius'] }), position);
    const t = start();
    t.play('1 governor', '1 governor', '1 done');
    expect(offers(t, 1, 'conquer')).toEqual([
      'conquer patrocles saving 2v',
      'conquer patrocles saving 1p 1v',
      'conquer patrocles saving 2p',
    ]);
    t.play('1 conquer patrocles saving 1p 1v');
    expect(spices(t, 1)).toEqual([1, 1]);
    const left = start();
    left.play('1 governor', '1 sail g P2.b');
    left.arrange((s) => {
      s.shipAt[1] = s.shipAt[0] ?? 0;
      s.shipAt[0] = 0;
    });
    expect(left.state.effects.every((n) => n === 0)).toBe(true);
    const other = start();
    other.play('1 governor', '1 done');
    other.arrange((s) => {
      s.shipAt[1] = s.shipAt[0] ?? 0;
      s.shipAt[0] = 0;
    });
    expect(offers(other, 1, 'conquer')).toEqual(['conquer patrocles']);
  });

  test('EFX-90 EF-331 EF-D72 Governor needs a planet under the galleon, and not one of the own nation', () => {
    const at = (planet: string | number, field: string) =>
      arrange(duel({ nations: ['spain', 'france'], planets: ['apollas', 'posidonius'] }), {
        tiles: ['P2 e3 n'],
        ships: { '1g': field },
        planets: { patrocles: planet },
        hands: { 1: 'governor' },
      });
    expect(at(0, 'P2.a').refusal('1 governor')).toMatchObject({ code: 'NOT_ON_A_PLANET', rule: 'EF-331' });
    expect(at(1, 'patrocles').refusal('1 governor')).toMatchObject({ code: 'OWN_PLANET', rule: 'EF-D72' });
    at('2+', 'patrocles').play('1 governor');
    at(2, 'patrocles').play('1 governor');
    expect(bonusesOf(at(2, 'patrocles'), 1)).toEqual([0, 0, 0]);
  });
});
