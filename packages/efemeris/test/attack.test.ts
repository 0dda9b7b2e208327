import { describe, expect, test } from 'vitest';
import {
  arrange,
  boxed,
  captainsOf,
  duel,
  endTurn,
  fortified,
  general,
  hand,
  inPlay,
  offers,
  type Position,
  reserve,
  type Setup,
  spices,
  team,
  where,
} from './helpers';

/** Seat 1's galleon with a Gunner at the border north of the rose, seat 2's frigate one field away. */
const facing: Position = { ships: { '1g': 'd4n', '2f1': 'P2.b', '2g': 'P3.k' }, hands: { 1: 'gunner gunner' } };
const at = (setup: Setup, position: Position) => arrange(duel(setup), { ...facing, ...position });

describe('attack', () => {
  test('EFX-36 EF-140 EF-142 EF-145 EF-302 a Gunner destroys an enemy ship one field away', () => {
    const t = at({}, {});
    expect(offers(t, 1, 'gunner')).toEqual(['gunner 2f1']);
    t.play('1 gunner 2f1');
    expect(where(t, '2f1')).toBe('nowhere');
    expect(inPlay(t, 1)).toBe('gunner');
    expect(t.refusal('1 gunner 1g')).toMatchObject({ code: 'NOT_AN_ENEMY' });
  });

  test('EFX-37 EFX-83 EF-141 two fields away is out of range; without a Gunner there is no attack', () => {
    const t = at({}, { ships: { '1g': 'rose', '2f1': 'P2.b' } });
    arrange(t, { ships: { '1g': 'd4ne', '2f1': 'd4n', '2g': 'P3.k' } });
    expect(t.refusal('1 gunner 2f1')).toMatchObject({ code: 'OUT_OF_RANGE', rule: 'EF-141', params: { n: 1 } });
    const unarmed = at({}, { hands: { 1: 'banker' } });
    expect(unarmed.refusal('1 gunner 2f1')).toMatchObject({ code: 'NOT_IN_HAND', rule: 'EF-302' });
  });

  test('EF-D06 range counts along paths past ships, and through singularities unless the table forbids it', () => {
    const position: Position = {
      tiles: ['S10 e3 n', 'S1 e4 n'],
      ships: { '1g': 'S10.a', '2f1': 'e3s', '2g': 'P3.k' },
      captains: { 1: 'fairborne blake' },
      hands: { 1: 'officer gunner' },
    };
    const setup: Setup = { nations: ['britain', 'france'] };
    const t = arrange(duel(setup), position);
    expect(t.refusal('1 gunner 2f1').code).toBe('OUT_OF_RANGE');
    t.play('1 officer', '1 gunner 2f1');
    const strict = arrange(duel({ ...setup, options: { rangeThroughSingularity: false } }), position);
    strict.play('1 officer');
    expect(strict.refusal('1 gunner 2f1')).toMatchObject({ code: 'OUT_OF_RANGE', params: { n: 2 } });
    const past = arrange(duel(setup), { ...position, ships: { '1g': 'd4n', '1f1': 'P2.b', '2f1': 'patrocles', '2g': 'P3.k' } });
    past.play('1 officer', '1 gunner 2f1');
  });

  test('EFX-38 EFX-39 EF-144 the wind rose is neutral: no attack from it, none onto it', () => {
    const from = at({}, { ships: { '1g': 'rose', '2f1': 'd4n' } });
    expect(from.refusal('1 gunner 2f1')).toMatchObject({ code: 'ROSE_IS_NEUTRAL', rule: 'EF-144' });
    const onto = at({}, { ships: { '1g': 'd4n', '2f1': 'rose' } });
    expect(onto.refusal('1 gunner 2f1')).toMatchObject({ code: 'ROSE_IS_NEUTRAL', rule: 'EF-144' });
    expect(offers(onto, 1, 'gunner')).toEqual([]);
  });

  test('EFX-41 EF-117 EF-145 EF-149 a destroyed fortress is gone for good; the second may follow, a third not', () => {
    const t = at({}, { ships: { '1g': 'P3.a', '2g': 'rose' }, planets: { posidonius: '2+' }, spices: { 2: [3, 3] } });
    t.play('1 gunner fort posidonius');
    expect(fortified(t, 'posidonius')).toBe(false);
    endTurn(t, 1);
    t.play('2 done', '2 fortress posidonius');
    expect(t.state.fortressesBuilt[1]).toBe(2);
    arrange(t, { phase: 'construct', turn: 2, planets: { posidonius: 2, apollas: 2 } });
    expect(t.refusal('2 fortress apollas')).toMatchObject({ code: 'FORTRESS_LIMIT', rule: 'EF-117' });
  });

  test('EF-143 EF-D59 a ship shields the fortress under it and is the only target', () => {
    const t = at({}, { ships: { '1g': 'P3.a', '2g': 'posidonius' }, planets: { posidonius: '2+' } });
    expect(t.refusal('1 gunner fort posidonius')).toMatchObject({ code: 'SHIP_SHIELDS_FORTRESS', rule: 'EF-143' });
    expect(offers(t, 1, 'gunner')).toEqual(['gunner 2g']);
    t.play('1 gunner 2g', '1 gunner fort posidonius');
    const third = arrange(general(), {
      ships: { '1g': 'P3.a', '3g': 'posidonius' },
      tiles: ['P3 d5 n'],
      planets: { posidonius: '2+' },
      hands: { 1: 'gunner' },
    });
    expect(third.refusal('1 gunner fort posidonius').code).toBe('SHIP_SHIELDS_FORTRESS');
    expect(third.refusal('1 gunner fort hecateus')).toMatchObject({ code: 'NO_FORTRESS' });
  });

  test('EF-143 EF-D15 EF-D17 a fortress built under an enemy ship may be shot at from its own field', () => {
    const t = at({}, { ships: { '1g': 'posidonius', '2g': 'rose' }, spices: { 1: [5, 5], 2: [5, 5] }, turn: 2, phase: 'construct' });
    expect(t.refusal('2 frigate posidonius')).toMatchObject({ code: 'SHIP_ON_PLANET', rule: 'EF-112' });
    t.play('2 fortress posidonius', '2 done');
    t.play('1 done');
    expect(t.refusal('1 conquer posidonius')).toMatchObject({ code: 'FORTIFIED', rule: 'EF-118' });
    arrange(t, { ships: { '1g': 'posidonius' }, hands: { 1: 'gunner' } });
    t.play('1 gunner fort posidonius');
    expect(fortified(t, 'posidonius')).toBe(false);
    const leaves = at({}, { ships: { '1g': 'posidonius', '2g': 'rose' }, planets: { posidonius: '2+' } });
    leaves.play('1 sail g P3.k');
    const strict = at(
      { options: { fortressUnderEnemyShip: false } },
      { ships: { '1g': 'posidonius', '2g': 'rose' }, spices: { 2: [5, 5] }, turn: 2, phase: 'construct' },
    );
    expect(strict.refusal('2 fortress posidonius')).toMatchObject({ code: 'SHIP_ON_PLANET', rule: 'EF-D15' });
  });

  test('EF-143 the fortress under a partner’s ship may be shot at from one field away', () => {
    const t = arrange(team(), {
      ships: { '1g': 'P3.a', '2g': 'posidonius', '3g': 'rose' },
      planets: { posidonius: '3+' },
      hands: { 1: 'gunner' },
    });
    t.play('1 gunner fort posidonius');
    expect(fortified(t, 'posidonius')).toBe(false);
  });

  test('EFX-42 EF-114 EF-263 frigates cannot attack', () => {
    const t = at({}, { ships: { '1g': 'd3n', '1f1': 'd4n', '2f1': 'P2.b' }, hands: { 1: 'gunner officer' } });
    expect(t.refusal('1 gunner 2f1')).toMatchObject({ code: 'OUT_OF_RANGE' });
    expect(t.refusal('1 officer broadside f1 2f1')).toMatchObject({ code: 'OTHER_CAPTAIN', rule: 'EF-301' });
  });

  test('EF-146 EF-D39 EF-147 EF-D69 a sunk galleon loses its crew in use, its effects and its captain; the next is seen', () => {
    const t = at(
      { nations: ['france', 'spain'], captains: ['hubac cosme', 'pargo catalina'] },
      { ships: { '2g': 'P2.b', '2f1': '-' }, hands: { 1: 'gunner', 2: 'officer chief' }, turn: 2 },
    );
    t.play('2 officer', '2 chief');
    endTurn(t, 2);
    expect(t.state.effects.slice(8).some((n) => n > 0)).toBe(true);
    expect(t.game.view(t.state, 0).captains[1]).toEqual([8, -1]);
    t.play('1 gunner 2g');
    expect(inPlay(t, 2)).toBe('');
    expect(reserve(t, 2)).toBe('officer officer officer gunner gunner gunner banker banker chief chief governor governor');
    expect(t.state.effects.slice(8).every((n) => n === 0)).toBe(true);
    expect(t.game.view(t.state, 0).captains[1]).toEqual([8, 9]);
    expect(captainsOf(t, 2)).toBe('pargo catalina');
  });

  test('EFX-44 EF-119 EF-120 EF-149 the next captain’s galleon is built on a free own planet and sails from the next turn', () => {
    const t = at(
      { captains: ['hubac cosme', 'blake byng'] },
      { ships: { '2g': 'P2.b' }, spices: { 2: [0, 1] }, planets: { posidonius: 2, hecateus: 2 } },
    );
    t.play('1 gunner 2g');
    endTurn(t, 1);
    t.play('2 done');
    const events = t.play('2 galleon posidonius');
    expect(events).toContainEqual(expect.objectContaining({ kind: 'GalleonBuilt', captain: 6, vanilla: 2 }));
    expect(where(t, '2g')).toBe('posidonius');
    expect(spices(t, 2)).toEqual([1, 0]);
    t.play('2 done');
    endTurn(t, 1);
    t.play('2 sail g P3.a');
  });

  test('EFX-45 EF-119 with ships on all own planets the galleon starts on the wind rose', () => {
    const t = at({}, { ships: { '2g': '-', '2f1': 'posidonius' }, spices: { 2: [0, 4] }, turn: 2, phase: 'construct' });
    t.arrange((s) => {
      s.galleonsLost[1] = 1;
    });
    expect(t.refusal('2 galleon posidonius')).toMatchObject({ code: 'SHIP_ON_PLANET' });
    t.play('2 galleon rose');
    expect(where(t, '2g')).toBe('rose');
    expect(t.refusal('2 galleon rose')).toMatchObject({ code: 'HAS_GALLEON', rule: 'EF-119' });
    const free = at({}, { ships: { '2g': '-', '2f1': 'rose' }, spices: { 2: [0, 4] }, turn: 2, phase: 'construct' });
    expect(free.refusal('2 galleon rose')).toMatchObject({ code: 'PLANET_FREE', rule: 'EF-119' });
  });

  test('EF-150 several Gunners, several attacks', () => {
    const t = at({}, { ships: { '2f2': 'rose', '2f1': 'P2.b', '2g': 'patrocles', '1g': 'd4n' }, hands: { 1: 'gunner gunner' } });
    t.play('1 gunner 2f1', '1 sail g P2.b', '1 gunner 2g');
    expect(t.state.shipAt.slice(3)).toEqual([-1, -1, 0]);
  });

  test('EFX-47 EF-096 at most three crew cards a turn', () => {
    const t = at({}, { hands: { 1: 'courtesan banker banker helmsman' }, spices: { 1: [2, 0] } });
    t.play('1 courtesan', '1 banker pepper', '1 banker vanilla');
    expect(t.refusal('1 helmsman')).toMatchObject({ code: 'CREW_LIMIT', rule: 'EF-096', params: { n: 3 } });
    expect(hand(t, 1)).toBe('helmsman');
  });

  test('EF-D58 on the wind rose all but attacks may be used', () => {
    const t = at({}, { ships: { '1g': 'rose' }, hands: { 1: 'courtesan officer' }, captains: { 1: 'hubac cosme' }, spices: { 1: [0, 0] } });
    t.play('1 courtesan', '1 officer');
    expect(inPlay(t, 1)).toBe('officer courtesan');
  });
});

describe('the opening truce', () => {
  const raid: Position = { ships: { '1g': 'P3.a' }, hands: { 1: 'gunner' }, bonuses: { 1: 'shot' }, turnsDone: 0 };

  test('EFX-102 EF-D67 nobody is attacked or pushed before their first turn, unless the table says so', () => {
    const t = arrange(duel(), raid);
    expect(t.refusal('1 gunner 2g')).toMatchObject({ code: 'TRUCE', rule: 'EF-D67' });
    expect(t.refusal('1 shot 2g P3.k')).toMatchObject({ code: 'TRUCE', rule: 'EF-D67' });
    arrange(duel({ options: { truceTurns: 0 } }), raid).play('1 gunner 2g');
    arrange(duel(), { ...raid, turnsDone: 1 }).play('1 gunner 2g');
    const long = arrange(duel({ options: { truceTurns: 2 } }), { ...raid, turnsDone: 1 });
    expect(long.refusal('1 gunner 2g').code).toBe('TRUCE');
  });

  test('EF-D67 nor frozen, raided, conquered or turned about', () => {
    const blake = arrange(duel({ nations: ['britain', 'france'], captains: ['blake byng', 'hubac cosme'] }), {
      ...raid,
      hands: { 1: 'officer' },
    });
    expect(blake.refusal('1 officer freeze 2g').code).toBe('TRUCE');
    const byng = arrange(duel({ nations: ['britain', 'france'], captains: ['byng blake', 'hubac cosme'] }), {
      ...raid,
      hands: { 1: 'officer' },
    });
    expect(byng.refusal('1 officer raid 2').code).toBe('TRUCE');
    const planet = arrange(duel(), {
      ships: { '1g': 'posidonius', '2g': 'd4se' },
      spices: { 1: [5, 5] },
      turnsDone: 0,
      phase: 'construct',
    });
    expect(planet.refusal('1 conquer posidonius').code).toBe('TRUCE');
    const cassini = arrange(duel({ captains: ['cassini hubac', 'blake byng'] }), {
      tiles: ['S1 e4 n', 'S2 e3 n'],
      ships: { '2g': 'd4se' },
      hands: { 1: 'officer' },
      turnsDone: 0,
    });
    expect(cassini.refusal('1 officer turn P3 s')).toMatchObject({ code: 'TRUCE', rule: 'EF-D67' });
    expect(cassini.refusal('1 officer turn S1 s')).toMatchObject({ code: 'TRUCE', rule: 'EF-D67' });
    cassini.play('1 officer turn P2 s');
    const governor = arrange(duel({ nations: ['spain', 'france'] }), {
      ships: { '1g': 'posidonius', '2g': 'rose' },
      hands: { 1: 'governor' },
      turnsDone: 0,
    });
    expect(governor.refusal('1 governor').code).toBe('TRUCE');
  });

  test('EF-D67 the truce ends with the protected side’s own turn', () => {
    const t = arrange(duel(), { ...raid, hands: { 1: 'gunner' } });
    endTurn(t, 1);
    endTurn(t, 2);
    t.play('1 gunner 2g');
    expect(where(t, '2g')).toBe('nowhere');
    expect(boxed(t, 2)).toBe('');
  });
});
