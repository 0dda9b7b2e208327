import { describe, expect, test } from 'vitest';
import {
  arrange,
  boxed,
  captainsOf,
  duel,
  endTurn,
  fortified,
  hand,
  inPlay,
  offers,
  ownerOf,
  type Position,
  reserve,
  spices,
  where,
} from './helpers';

const construct = (position: Position, options = {}) => arrange(duel({ options }), { phase: 'construct', ...position });

describe('construction', () => {
  test('EF-110 EF-061 EF-D70 builds and conquests in any order, as often as limits and spices allow, or none', () => {
    const t = construct({
      tiles: ['P7 e3 n', 'P6 e4 n'],
      ships: { '1g': 'hecateus', '1f1': 'apollas' },
      spices: { 1: [5, 3] },
    });
    t.play('1 conquer hecateus', '1 fortress hecateus', '1 conquer apollas');
    expect([ownerOf(t, 'hecateus'), ownerOf(t, 'apollas')]).toEqual([1, 1]);
    expect(fortified(t, 'hecateus')).toBe(true);
    expect(t.refusal('1 frigate hecateus').code).toBe('NOT_ENOUGH_SPICE');
    const idle = construct({});
    idle.play('1 done');
    expect(idle.state.active).toBe(1);
    const crowded = construct({ tiles: ['P7 e3 n'], ships: { '1g': 'hecateus' }, spices: { 1: [5, 0] } });
    crowded.play('1 conquer hecateus');
    expect(crowded.refusal('1 frigate hecateus')).toMatchObject({ code: 'SHIP_ON_PLANET' });
  });

  test('EFX-48 EF-018 EF-111 EF-D41 recruit any card of the reserve for two pepper, up to eight in hand', () => {
    const t = construct({ hands: { 1: 'officer officer officer gunner gunner gunner banker' }, spices: { 1: [4, 0] } });
    t.play('1 recruit helmsman');
    expect(t.state.handSize[0]).toBe(8);
    expect(spices(t, 1)).toEqual([2, 0]);
    expect(t.refusal('1 recruit banker')).toMatchObject({ code: 'HAND_FULL', rule: 'EF-018', params: { n: 8 } });
    const twice = construct({ hands: { 1: '' }, spices: { 1: [4, 0] } });
    twice.play('1 recruit gunner', '1 recruit gunner');
    expect(hand(twice, 1)).toBe('gunner gunner');
    expect(twice.refusal('1 recruit gunner')).toMatchObject({ code: 'NOT_ENOUGH_SPICE', rule: 'EF-111' });
    expect(twice.refusal('1 recruit doctor')).toMatchObject({ code: 'NOT_IN_RESERVE' });
  });

  test('EFX-49 EF-090 EF-111 a card played this turn is not yet in the reserve', () => {
    const t = arrange(duel(), { hands: { 1: 'helmsman helmsman' }, spices: { 1: [2, 0] }, ships: { '1g': 'd3n' } });
    t.play('1 helmsman', '1 sail g d4n', '1 helmsman', '1 done');
    expect(t.refusal('1 recruit helmsman')).toMatchObject({ code: 'NOT_IN_RESERVE', rule: 'EF-111' });
  });

  test('EF-D41 by the other reading only cards that were used can be recruited', () => {
    const t = duel({ options: { recruitUsedOnly: true } });
    arrange(t, { spices: { 1: [5, 0] }, ships: { '1g': 'd3n' } });
    t.play('1 courtesan', '1 done');
    expect(offers(t, 1, 'recruit')).toEqual([]);
    t.play('1 done');
    endTurn(t, 2);
    t.play('1 done');
    expect(offers(t, 1, 'recruit')).toEqual(['recruit courtesan']);
    t.play('1 recruit courtesan');
    expect(offers(t, 1, 'recruit')).toEqual([]);
  });

  test('EF-112 EF-113 EF-D17 a frigate costs two pepper and starts on an own planet without any ship; it sails from the next turn', () => {
    const t = construct({ ships: { '1g': 'rose', '2g': 'd3n' }, spices: { 1: [4, 0] }, planets: { hecateus: 1 } });
    expect(t.refusal('1 frigate posidonius')).toMatchObject({ code: 'NOT_YOUR_PLANET', rule: 'EF-112' });
    t.play('1 frigate patrocles');
    expect(where(t, '1f1')).toBe('patrocles');
    expect(spices(t, 1)).toEqual([2, 0]);
    expect(t.refusal('1 sail f1 P2.b')).toMatchObject({ code: 'WRONG_PHASE' });
    t.play('1 done');
    endTurn(t, 2);
    t.play('1 sail f1 P2.b');
    const blocked = construct({ ships: { '1g': 'rose', '2g': 'patrocles' }, spices: { 1: [4, 0] } });
    expect(offers(blocked, 1, 'frigate')).toEqual([]);
  });

  test('EF-114 a frigate conquers and collects', () => {
    const t = construct({ tiles: ['P7 e3 n'], ships: { '1f1': 'hecateus' }, spices: { 1: [3, 0] } });
    t.play('1 conquer hecateus');
    expect(ownerOf(t, 'hecateus')).toBe(1);
  });

  test('EFX-51 EF-115 EF-D11 two frigates in the whole game; by the other reading two at a time', () => {
    const position: Position = { ships: { '1g': 'rose', '1f1': 'd3n', '1f2': '-' }, spices: { 1: [5, 5] } };
    expect(construct(position).refusal('1 frigate patrocles')).toMatchObject({ code: 'FRIGATE_LIMIT', rule: 'EF-115' });
    const t = construct(position, { buildLimit: 'concurrent' });
    t.play('1 frigate patrocles');
    expect(where(t, '1f2')).toBe('patrocles');
    const forts = construct({ planets: { patrocles: 1 }, spices: { 1: [5, 5] } }, { buildLimit: 'concurrent' });
    forts.arrange((s) => {
      s.fortressesBuilt[0] = 2;
    });
    forts.play('1 fortress patrocles');
    expect(fortified(forts, 'patrocles')).toBe(true);
    // Only fortresses that stand, and only one's own, count.
    const position2: Position = { planets: { patrocles: 1, demodamas: '1+', pytheas: '1+', apollas: '2+' }, spices: { 1: [5, 5] } };
    expect(construct(position2, { buildLimit: 'concurrent' }).refusal('1 fortress patrocles')).toMatchObject({ code: 'FORTRESS_LIMIT' });
    const one: Position = { planets: { patrocles: 1, demodamas: '1+', apollas: '2+', pytheas: '2+' }, spices: { 1: [5, 5] } };
    construct(one, { buildLimit: 'concurrent' }).play('1 fortress patrocles');
  });

  test('EF-116 a fortress costs one of each and needs no ship', () => {
    const t = construct({ ships: { '1g': 'rose' }, spices: { 1: [1, 1] } });
    t.play('1 fortress patrocles');
    expect(fortified(t, 'patrocles')).toBe(true);
    expect(spices(t, 1)).toEqual([0, 0]);
    const poor = construct({ spices: { 1: [5, 0] } });
    expect(poor.refusal('1 fortress patrocles')).toMatchObject({
      code: 'NOT_ENOUGH_SPICE',
      rule: 'EF-116',
      params: { pepper: 1, vanilla: 1 },
    });
  });

  test('EFX-52 EF-117 one fortress to a planet', () => {
    const t = construct({ planets: { patrocles: '1+' }, spices: { 1: [5, 5] } });
    expect(t.refusal('1 fortress patrocles')).toMatchObject({ code: 'HAS_FORTRESS', rule: 'EF-117' });
    expect(t.refusal('1 fortress posidonius')).toMatchObject({ code: 'NOT_YOUR_PLANET', rule: 'EF-116' });
  });

  test('EF-119 EF-121 EF-147 EF-176 a galleon is rebuilt as long as there is a captain, and it is never a must', () => {
    const t = construct({ ships: { '1g': '-' }, spices: { 1: [0, 4] } });
    t.arrange((s) => {
      s.galleonsLost[0] = 1;
    });
    expect(captainsOf(t, 1)).toBe('hubac victorine');
    expect(offers(t, 1, 'galleon')).toEqual(['galleon patrocles']);
    t.arrange((s) => {
      s.galleonsLost[0] = 2;
    });
    expect(t.refusal('1 galleon patrocles')).toMatchObject({ code: 'NO_CAPTAIN_LEFT', rule: 'EF-121' });
    arrange(t, {
      phase: 'construct',
      tiles: ['P7 e3 n'],
      planets: { patrocles: 1, apollas: 1, pytheas: 1, demodamas: 1 },
      ships: { '1f1': 'hecateus' },
      spices: { 1: [5, 0] },
    });
    t.play('1 conquer hecateus');
    expect(t.state.winner).toBe(0);
  });
});

describe('conquest', () => {
  test('EFX-53 EF-122 EF-125 a ship on a free planet and its cost; it produces from the next collection on', () => {
    const t = construct({
      tiles: ['P3 e3 n', 'P7 d5 n'],
      planets: { posidonius: 0, hecateus: 2 },
      ships: { '1f1': 'posidonius', '2g': 'rose' },
      spices: { 1: [4, 1] },
    });
    expect(t.refusal('1 conquer hecateus')).toMatchObject({ code: 'NO_SHIP_THERE', rule: 'EF-122' });
    expect(t.refusal('1 conquer patrocles')).toMatchObject({ code: 'OWN_PLANET', rule: 'EF-122' });
    t.play('1 conquer posidonius');
    expect(ownerOf(t, 'posidonius')).toBe(1);
    expect(spices(t, 1)).toEqual([1, 0]);
    t.play('1 done');
    expect(spices(t, 1)).toEqual([1, 0]);
    endTurn(t, 2);
    expect(spices(t, 1)).toEqual([3, 0]);
  });

  test('EFX-54 EF-123 EF-163 an enemy planet is taken for the same price; its owner gets nothing', () => {
    const t = construct({ ships: { '1g': 'posidonius', '2g': 'rose' }, planets: { hecateus: 2 }, spices: { 1: [3, 1], 2: [2, 2] } });
    const events = t.play('1 conquer posidonius');
    expect(events).toContainEqual({ kind: 'PlanetConquered', seat: 0, planet: 2, from: 1, pepper: 3, vanilla: 1 });
    expect(ownerOf(t, 'posidonius')).toBe(1);
    expect(spices(t, 2)).toEqual([2, 2]);
    expect(t.game.score(t.state).total).toEqual([2, 1]);
    expect(t.game.points(events[0] ?? { kind: 'GameDrawn' })).toEqual([
      { seat: 0, item: 'planets', points: 1 },
      { seat: 1, item: 'planets', points: -1 },
    ]);
  });

  test('EF-122 EF-D70 a conquest is never partial', () => {
    const t = construct({ ships: { '1g': 'posidonius', '2g': 'rose' }, spices: { 1: [2, 5] } });
    expect(t.refusal('1 conquer posidonius')).toMatchObject({ code: 'NOT_ENOUGH_SPICE', params: { pepper: 3, vanilla: 1 } });
    expect(t.refusal('1 conquer posidonius saving 1p')).toMatchObject({ code: 'WRONG_SAVING', params: { n: 0 } });
    expect([hand(t, 1).length > 0, inPlay(t, 1), boxed(t, 1), reserve(t, 2).length > 0]).toEqual([true, '', '', true]);
  });
});
