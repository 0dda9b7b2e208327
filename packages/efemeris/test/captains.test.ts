import { describe, expect, test } from 'vitest';
import { neighbours } from '../src/sky';
import {
  arrange,
  bonusesOf,
  boxed,
  captainsOf,
  duel,
  endTurn,
  field,
  fieldsAway,
  fortified,
  general,
  hand,
  inPlay,
  nameOf,
  offers,
  type Position,
  reserve,
  spices,
  team,
  where,
} from './helpers';

const france = (captain: string, position: Position, options = {}) =>
  arrange(duel({ captains: [`${captain} ${captain === 'hubac' ? 'cosme' : 'hubac'}`, 'blake byng'], options }), position);
const britain = (captain: string, position: Position, options = {}) =>
  arrange(
    duel({ nations: ['britain', 'france'], captains: [`${captain} ${captain === 'blake' ? 'byng' : 'blake'}`, 'hubac cosme'], options }),
    position,
  );
const spain = (captain: string, position: Position, options = {}) =>
  arrange(
    duel({ nations: ['spain', 'france'], captains: [`${captain} ${captain === 'pargo' ? 'catalina' : 'pargo'}`, 'hubac cosme'], options }),
    position,
  );

describe('Mathurin Hubac', () => {
  test('EFX-60 EF-210 EF-212 EF-D24 each officer before the move adds two fields, nine at most', () => {
    const t = france('hubac', { tiles: ['S1 d6 n'], ships: { '1g': 'd3n', '2g': 'd4ne' }, hands: { 1: 'officer officer officer' } });
    t.play('1 officer', '1 officer', '1 officer');
    expect(fieldsAway(t, 'd3n', 'P3.k')).toBe(9);
    expect(fieldsAway(t, 'd3n', 'd5s')).toBe(10);
    expect(t.refusal('1 sail g d5s')).toMatchObject({ code: 'OUT_OF_REACH', params: { n: 9 } });
    t.play('1 sail g P3.k');
    const wasted = france('hubac', { hands: { 1: 'officer' } });
    wasted.play('1 officer');
    endTurn(wasted, 1);
    endTurn(wasted, 2);
    expect(wasted.refusal('1 sail g d4s')).toMatchObject({ params: { n: 3 } });
  });

  test('EFX-61 EF-211 not after the galleon’s move', () => {
    const t = france('hubac', { hands: { 1: 'officer' } });
    t.play('1 sail g P2.b');
    expect(t.refusal('1 officer')).toMatchObject({ code: 'HAS_SAILED', rule: 'EF-211' });
  });

  test('EF-213 not for a frozen galleon', () => {
    const t = france('hubac', { hands: { 1: 'officer' } });
    t.arrange((s) => {
      s.frozenBy[0] = 1;
    });
    expect(t.refusal('1 officer')).toMatchObject({ code: 'FROZEN', rule: 'EF-213' });
  });
});

describe('Victorine de la Chesnaye', () => {
  test('EFX-63 EF-220 her galleon is put on an own planet, even when frozen; its move stays unused and frozen', () => {
    const t = france('victorine', { ships: { '1g': 'd4s' }, hands: { 1: 'officer' } });
    t.arrange((s) => {
      s.frozenBy[0] = 1;
    });
    t.play('1 officer transfer patrocles');
    expect(where(t, '1g')).toBe('patrocles');
    expect(t.state.sailed[0]).toBe(0);
    expect(t.refusal('1 sail g P2.b')).toMatchObject({ code: 'FROZEN', rule: 'EF-241' });
    expect(t.refusal('1 officer transfer patrocles')).toMatchObject({ code: 'NOT_IN_HAND' });
  });

  test('EFX-64 EF-D25 only to an own planet that carries no ship', () => {
    const t = france('victorine', { ships: { '1g': 'd4s', '1f1': 'patrocles' }, hands: { 1: 'officer' } });
    expect(t.refusal('1 officer transfer patrocles')).toMatchObject({ code: 'SHIP_ON_PLANET', rule: 'EF-D25' });
    expect(t.refusal('1 officer transfer posidonius')).toMatchObject({ code: 'NOT_YOUR_PLANET', rule: 'EF-220' });
    expect(offers(t, 1, 'officer')).toEqual([]);
    const partners = arrange(team(), { ships: { '2g': 'd4s', '1g': 'd4se' }, hands: { 2: 'officer' } });
    expect(offers(partners, 2, 'officer')).toEqual(['officer transfer demodamas']);
  });
});

describe('Cosme Castel d’Oléron', () => {
  test('EF-225 EF-D23 EF-D60 EF-D73 until his next tactics phase no fortress of his falls, later ones included', () => {
    const t = france('cosme', {
      ships: { '1g': 'rose', '2g': 'P2.b' },
      hands: { 1: 'officer officer', 2: 'gunner gunner' },
      spices: { 1: [1, 1] },
    });
    t.play('1 officer');
    expect(t.refusal('1 officer')).toMatchObject({ code: 'NO_EFFECT', rule: 'EF-D65' });
    t.play('1 done', '1 fortress patrocles', '1 done');
    expect(t.refusal('2 gunner fort patrocles')).toMatchObject({ code: 'COSME_PROTECTS', rule: 'EF-225' });
    endTurn(t, 2);
    endTurn(t, 1);
    t.play('2 gunner fort patrocles');
    expect(fortified(t, 'patrocles')).toBe(false);
  });

  test('EF-D23 the protection ends with his galleon', () => {
    const t = france('cosme', {
      ships: { '1g': 'P2.a', '2g': 'd3n' },
      hands: { 1: 'officer', 2: 'gunner gunner' },
      planets: { patrocles: '1+' },
    });
    t.play('1 officer');
    endTurn(t, 1);
    t.play('2 gunner 1g', '2 sail g P2.a', '2 gunner fort patrocles');
    expect(fortified(t, 'patrocles')).toBe(false);
  });

  test('EFX-66 EF-225 EF-D83 team: not the partner’s fortresses', () => {
    const t = arrange(team({ captains: ['cosme', 'hubac', 'blake', 'byng'] }), {
      planets: { demodamas: '2+', patrocles: '1+' },
      ships: { '1g': 'rose', '2g': 'rose', '3g': 'P1.a', '4g': 'P2.b' },
      hands: { 1: 'officer', 3: 'gunner', 4: 'gunner' },
    });
    t.play('1 officer', '1 done', '2 done', '1 done', '2 done');
    t.play('3 gunner fort demodamas');
    expect(t.refusal('4 gunner fort patrocles')).toMatchObject({ code: 'COSME_PROTECTS' });
  });
});

describe('Augustine Cassini', () => {
  test('EFX-67 EF-230 EF-231 ships inside turn with the tile, ships on its border stay', () => {
    const t = france('cassini', { ships: { '1f1': 'P2.b', '1g': 'd3n', '2g': 'P3.k' }, hands: { 1: 'officer' } });
    t.play('1 officer turn P2 se');
    expect(where(t, '1f1')).toBe('P2.b');
    expect(neighbours(t.state, field('P2.b')).map(nameOf).sort()).toEqual(['d3n', 'd3nw', 'patrocles']);
    expect(where(t, '1g')).toBe('d3n');
    expect(neighbours(t.state, field('d3n')).map(nameOf)).toEqual(['P2.b']);
    expect(inPlay(t, 1)).toBe('officer');
  });

  test('EFX-68 EF-232 a tile with an enemy ship inside stays', () => {
    const t = france('cassini', { ships: { '2f1': 'P2.a' }, hands: { 1: 'officer' } });
    expect(t.refusal('1 officer turn P2 s')).toMatchObject({ code: 'ENEMY_ON_TILE', rule: 'EF-232' });
    expect(t.refusal('1 officer turn S1 s')).toMatchObject({ code: 'TILE_NOT_IN_SKY', rule: 'EF-230' });
  });

  test('EFX-104 EF-D26 an enemy on the border blocks only where this tile has the sole half circle', () => {
    const position: Position = { ships: { '2f1': 'd3n', '2g': 'P3.k' }, hands: { 1: 'officer' } };
    const rim = france('cassini', position);
    expect(rim.refusal('1 officer turn P2 s')).toMatchObject({ code: 'ENEMY_ON_TILE', rule: 'EF-D26' });
    const shared = france('cassini', { ...position, tiles: ['S1 d2 n'] });
    shared.play('1 officer turn P2 se');
    expect(where(shared, '2f1')).toBe('d3n');
    expect(neighbours(shared.state, field('d3n')).map(nameOf).sort()).toEqual(['P2.b', 'S1.a']);
    france('cassini', position, { enemyOnBorderBlocksTurn: 'never' }).play('1 officer turn P2 s');
    const always = france('cassini', { ...position, tiles: ['S1 d2 n'] }, { enemyOnBorderBlocksTurn: 'always' });
    expect(always.refusal('1 officer turn P2 s').code).toBe('ENEMY_ON_TILE');
  });

  test('EF-D76 a turn that changes nothing is refused, unless it carries a ship to the other side', () => {
    const t = france('cassini', { tiles: ['S1 e3 n', 'P8 e4 n'], hands: { 1: 'officer' } });
    for (const turn of ['C0 s', 'S1 ne', 'P2 n', 'P8 s']) {
      expect(t.refusal(`1 officer turn ${turn}`)).toMatchObject({ code: 'NO_EFFECT', rule: 'EF-D76' });
    }
    expect(offers(t, 1, 'officer turn P8')).toHaveLength(4);
    arrange(t, { ships: { '1f1': 'P8.a' } });
    expect(offers(t, 1, 'officer turn P8')).toHaveLength(5);
  });

  test('EF-D26 a partner’s ship is set adrift only with the partner’s consent', () => {
    const start = () =>
      arrange(team({ captains: ['cassini', 'hubac', 'blake', 'byng'] }), {
        ships: { '1g': 'rose', '2f1': 'd3n' },
        hands: { 1: 'officer' },
      });
    const t = start();
    t.play('2 done', '1 officer turn P2 ne');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [1] });
    expect(t.moves(1)).toEqual(['agree', 'refuse']);
    expect(t.game.check(t.state, 1, { kind: 'done' })).toMatchObject({ code: 'CONSENT_FIRST' });
    expect(t.game.check(t.state, 1, { kind: 'recall' })).toMatchObject({ code: 'CONSENT_FIRST', rule: 'EF-D26' });
    t.play('2 refuse');
    expect(hand(t, 1)).toBe('officer');
    expect(t.refusal('1 officer turn P2 ne')).toMatchObject({ code: 'PARTNER_REFUSED', rule: 'EF-D26' });
    expect(t.refusal('1 agree')).toMatchObject({ code: 'NOTHING_PROPOSED' });
    t.play('1 officer turn P2 s');
    const yes = start();
    yes.play('1 officer turn P2 ne', '2 agree');
    expect(neighbours(yes.state, field('d3n'))).toEqual([]);
    expect(hand(yes, 1)).toBe('');
  });
});

describe('Elizabeth Fairborne', () => {
  test('EFX-70 EF-235 EF-236 EF-D27 officer, then Gunner: range two; never the other way round', () => {
    const position: Position = { ships: { '1g': 'd4n', '2g': 'patrocles' }, hands: { 1: 'officer gunner' } };
    const t = britain('fairborne', position);
    t.play('1 officer', '1 gunner 2g');
    expect(where(t, '2g')).toBe('nowhere');
    const reversed = britain('fairborne', position);
    expect(reversed.refusal('1 gunner 2g')).toMatchObject({ code: 'OUT_OF_RANGE', params: { n: 1 } });
    const unarmed = britain('fairborne', { ...position, hands: { 1: 'officer' } });
    expect(unarmed.refusal('1 officer')).toMatchObject({ code: 'NEEDS_A_GUNNER', rule: 'EF-236' });
    const onRose = britain('fairborne', { ...position, ships: { '1g': 'd4n', '2g': 'rose' } });
    onRose.play('1 officer');
    expect(onRose.refusal('1 gunner 2g').code).toBe('ROSE_IS_NEUTRAL');
  });

  test('EF-237 EF-D74 two officers make range three; the range serves one attack, and other actions may come between', () => {
    const t = britain('fairborne', {
      ships: { '1g': 'd4n', '2g': 'P2.a', '2f1': 'patrocles' },
      hands: { 1: 'officer officer gunner gunner' },
    });
    t.play('1 officer', '1 officer', '1 gunner 2g');
    expect(where(t, '2g')).toBe('nowhere');
    const two = britain('fairborne', {
      ships: { '1g': 'rose', '2g': 'patrocles', '2f1': 'P2.a' },
      hands: { 1: 'officer gunner gunner' },
    });
    two.play('1 officer', '1 sail g d4n', '1 gunner 2g');
    expect(two.refusal('1 gunner 2f1')).toMatchObject({ code: 'OUT_OF_RANGE', params: { n: 1 } });
    const third = britain('fairborne', { hands: { 1: 'officer officer officer gunner' } });
    third.play('1 officer', '1 officer');
    expect(third.refusal('1 officer')).toMatchObject({ code: 'CREW_LIMIT', rule: 'EF-236' });
  });
});

describe('Cicely Blake', () => {
  test('EFX-72 EF-240 EF-241 EF-242 EF-D22 a frozen ship skips its normal move in its owner’s next turn, no more', () => {
    const t = britain('blake', {
      ships: { '1g': 'd4n', '2f1': 'P2.a', '2g': 'd4s' },
      hands: { 1: 'officer officer' },
      bonuses: { 2: 'wind' },
    });
    expect(fieldsAway(t, 'd4n', 'P2.a')).toBe(3);
    t.play('1 officer freeze 2f1');
    expect(t.refusal('1 officer freeze 2f1')).toMatchObject({ code: 'NO_EFFECT', rule: 'EF-D22' });
    endTurn(t, 1);
    t.play('* bonus cargo');
    expect(t.refusal('2 sail f1 d3n')).toMatchObject({ code: 'FROZEN', rule: 'EF-241' });
    t.play('2 wind f1 d3n', '2 sail g rose');
    endTurn(t, 2);
    endTurn(t, 1);
    t.play('2 sail f1 P2.a');
  });

  test('EF-240 EF-243 at most three fields away; also on the wind rose', () => {
    const t = britain('blake', { ships: { '1g': 'd4n', '2g': 'rose', '2f1': 'P3.a' }, hands: { 1: 'officer' } });
    expect(t.refusal('1 officer freeze 1g')).toMatchObject({ code: 'NOT_AN_ENEMY' });
    t.play('1 officer freeze 2g');
    const far = britain('blake', { ships: { '1g': 'd4n', '2f1': 'posidonius', '2g': 'P3.k' }, hands: { 1: 'officer' } });
    expect(far.refusal('1 officer freeze 2f1')).toMatchObject({ code: 'OUT_OF_RANGE', rule: 'EF-240', params: { n: 3 } });
  });

  test('EFX-103 EF-146 EF-D22 sinking Blake’s galleon frees the ship in the running turn', () => {
    const t = britain('blake', { ships: { '1g': 'd4n', '2f1': 'd4s', '2g': 'P2.b' }, hands: { 1: 'officer', 2: 'gunner' } });
    t.play('1 officer freeze 2f1');
    endTurn(t, 1);
    t.play('2 gunner 1g');
    expect(reserve(t, 1)).toContain('officer officer officer');
    t.play('2 sail f1 d4sw');
    expect(where(t, '2f1')).toBe('d4sw');
  });
});

describe('Peter Byng', () => {
  test('EFX-74 EF-250 EF-D28 a random card of an opponent’s hand is revealed and leaves the game', () => {
    const t = britain('byng', { hands: { 1: 'officer officer', 2: 'officer gunner gunner banker' } });
    expect(t.refusal('1 officer raid 1')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-250' });
    expect(t.refusal('1 officer raid 3')).toMatchObject({ code: 'NOT_AN_ENEMY' });
    t.play('1 officer raid 2');
    expect(t.run.turn).toEqual({ kind: 'chance', ask: 'raid' });
    expect(t.refusal('* raid courtesan').code).toBe('NO_SUCH_OUTCOME');
    expect(t.refusal('* raid doctor').code).toBe('NO_SUCH_OUTCOME');
    t.play('* raid gunner');
    expect(hand(t, 2)).toBe('officer gunner banker');
    expect(boxed(t, 2)).toBe('gunner');
    expect(reserve(t, 2)).toBe('officer officer gunner banker helmsman helmsman courtesan courtesan');
    expect(t.refusal('* raid gunner').code).toBe('NO_SUCH_OUTCOME');
    const empty = britain('byng', { hands: { 1: 'officer', 2: '' } });
    expect(empty.refusal('1 officer raid 2')).toMatchObject({ code: 'EMPTY_HAND', rule: 'EF-D28' });
    const three = arrange(general({ nations: ['britain', 'france', 'spain'], captains: ['byng blake', 'hubac cosme', 'pargo isabel'] }), {
      hands: { 1: 'officer' },
    });
    expect(offers(three, 1, 'officer')).toEqual(['officer raid 2', 'officer raid 3']);
  });
});

describe('Nathaniel Lancaster', () => {
  const position: Position = { ships: { '1g': 'rose', '1f1': 'd4n', '2g': 'P2.b' }, hands: { 1: 'officer gunner' } };

  test('EFX-75 EF-260 EF-261 EF-262 EF-263 EF-D29 EF-D74 officer and Gunner together let a frigate attack', () => {
    const t = britain('lancaster', position);
    t.play('1 officer broadside f1 2g');
    expect(where(t, '2g')).toBe('nowhere');
    expect(inPlay(t, 1)).toBe('officer gunner');
    expect(t.state.crewPlayed[0]).toBe(2);
    const sunk = britain('lancaster', { ...position, ships: { ...position.ships, '1g': '-' } });
    expect(sunk.refusal('1 officer broadside f1 2g')).toMatchObject({ code: 'NO_GALLEON', rule: 'EF-098' });
    const unarmed = britain('lancaster', { ...position, hands: { 1: 'officer' } });
    expect(unarmed.refusal('1 officer broadside f1 2g')).toMatchObject({ code: 'NEEDS_A_GUNNER', rule: 'EF-261' });
    const full = britain('lancaster', { ...position, hands: { 1: 'officer gunner banker banker' }, spices: { 1: [2, 2] } });
    full.play('1 banker pepper', '1 banker vanilla');
    expect(full.refusal('1 officer broadside f1 2g')).toMatchObject({ code: 'CREW_LIMIT' });
  });

  test('EF-260 EF-D29 range one, neither from nor onto the rose; moved and frozen frigates too; never the galleon', () => {
    const t = britain('lancaster', position);
    expect(t.refusal('1 officer broadside g 2g')).toMatchObject({ code: 'NO_SUCH_SHIP', rule: 'EF-260' });
    expect(t.refusal('1 officer broadside f2 2g')).toMatchObject({ code: 'NO_SUCH_SHIP' });
    t.arrange((s) => {
      s.frozenBy[1] = 1;
      s.sailed[1] = 1;
    });
    expect(offers(t, 1, 'officer')).toEqual(['officer broadside f1 2g']);
    arrange(t, { ships: { '2g': 'patrocles' } });
    expect(t.refusal('1 officer broadside f1 2g')).toMatchObject({ code: 'OUT_OF_RANGE', params: { n: 1 } });
    arrange(t, { ships: { '1f1': 'rose', '2g': 'd4n' } });
    expect(t.refusal('1 officer broadside f1 2g')).toMatchObject({ code: 'ROSE_IS_NEUTRAL' });
  });
});

describe('Aníbal Pargo', () => {
  test('EFX-76 EF-270 EF-272 two spices more on a factory for each officer', () => {
    const income = (officers: number) => {
      const t = spain('pargo', {
        tiles: ['S2 e3 n'],
        ships: { '1g': 'S2.f' },
        planets: { patrocles: 0, hecateus: 1 },
        spices: { 1: [0, 0] },
        hands: { 1: 'officer officer' },
      });
      for (let n = 0; n < officers; n++) t.play('1 officer');
      endTurn(t, 1);
      endTurn(t, 2);
      return spices(t, 1)[0];
    };
    expect([income(0), income(1), income(2)]).toEqual([1, 3, 5]);
  });

  test('EF-271 nothing more when the galleon is then elsewhere', () => {
    const t = spain('pargo', { tiles: ['S2 e3 n'], ships: { '1g': 'S2.f' }, spices: { 1: [0, 0] }, hands: { 1: 'officer' } });
    t.play('1 officer', '1 sail g S2.a');
    endTurn(t, 1);
    endTurn(t, 2);
    expect(spices(t, 1)).toEqual([1, 0]);
  });
});

describe('Catalina de Guzmán', () => {
  test('EFX-78 EF-275 EF-D61 a free fortress at once, within the limit, also under an enemy ship', () => {
    const t = spain('catalina', {
      ships: { '2g': 'patrocles', '1g': 'rose' },
      planets: { patrocles: 1, apollas: '1+', hecateus: 1 },
      spices: { 1: [0, 0] },
      hands: { 1: 'officer officer' },
    });
    expect(t.refusal('1 officer citadel apollas')).toMatchObject({ code: 'HAS_FORTRESS', rule: 'EF-117' });
    expect(t.refusal('1 officer citadel posidonius')).toMatchObject({ code: 'NOT_YOUR_PLANET' });
    t.play('1 officer citadel patrocles');
    expect(fortified(t, 'patrocles')).toBe(true);
    expect(spices(t, 1)).toEqual([0, 0]);
    expect(t.refusal('1 officer citadel hecateus')).toMatchObject({ code: 'FORTRESS_LIMIT', rule: 'EF-117' });
    const partners = arrange(team({ nations: ['spain', 'britain'], captains: ['catalina', 'pargo', 'blake', 'byng'] }), {
      hands: { 1: 'officer' },
    });
    expect(partners.refusal('1 officer citadel demodamas')).toMatchObject({ code: 'NOT_YOUR_PLANET', rule: 'EF-189' });
  });
});

describe('Isabel da Silva', () => {
  test('EF-280 EF-281 EF-D31 officer and Solar Wind move an enemy ship one to three fields, into a singularity too', () => {
    const position: Position = {
      tiles: ['S10 e3 n'],
      ships: { '1g': 'd3n', '2g': 'rose', '2f1': 'S10.k' },
      hands: { 1: 'officer officer' },
      bonuses: { 1: 'wind wind' },
    };
    const t = spain('isabel', position);
    t.arrange((s) => {
      s.frozenBy[0] = 1;
    });
    expect(t.refusal('1 officer drive 2g P3.k').code).toBe('OUT_OF_REACH');
    t.play('1 officer drive 2f1 S10.s');
    expect(where(t, '2f1')).toBe('nowhere');
    expect(bonusesOf(t, 1)).toEqual([1, 0, 0]);
    t.play('1 officer drive 2g P3.a');
    expect(where(t, '2g')).toBe('P3.a');
    const calm = spain('isabel', { ...position, bonuses: {} });
    expect(calm.refusal('1 officer drive 2g d4s')).toMatchObject({ code: 'NO_SUCH_BONUS', rule: 'EF-100' });
    expect(offers(calm, 1, 'officer drive')).toEqual([]);
    const mild = spain('isabel', position, { pushIntoSingularity: false });
    expect(mild.refusal('1 officer drive 2f1 S10.s').code).toBe('OUT_OF_REACH');
  });

  test('EF-281 team: not the partner’s ship', () => {
    const t = arrange(team({ nations: ['spain', 'britain'], captains: ['isabel', 'pargo', 'blake', 'byng'] }), {
      hands: { 1: 'officer' },
      bonuses: { 1: 'wind' },
    });
    expect(t.refusal('1 officer drive 2g P1.a')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-192' });
  });
});

describe('Sebastián de Avilés', () => {
  test('EFX-80 EF-285 EF-D32 a hand card goes to the reserve for one pepper and one vanilla at once', () => {
    const t = spain('sebastian', { hands: { 1: 'officer banker' }, spices: { 1: [0, 0] } });
    expect(t.refusal('1 officer sell officer')).toMatchObject({ code: 'NOT_IN_HAND', rule: 'EF-285' });
    t.play('1 officer sell banker');
    expect(spices(t, 1)).toEqual([1, 1]);
    expect(reserve(t, 1)).toContain('banker banker');
    expect(inPlay(t, 1)).toBe('officer');
    const rich = spain('sebastian', { hands: { 1: 'officer banker' }, spices: { 1: [5, 4] } });
    rich.play('1 officer sell banker');
    expect(spices(rich, 1)).toEqual([5, 5]);
    const full = spain('sebastian', { hands: { 1: 'officer banker' }, spices: { 1: [5, 5] } });
    expect(full.refusal('1 officer sell banker')).toMatchObject({ code: 'SPICE_FULL', rule: 'EF-D32' });
  });

  test('EF-D32 expert: a sold card was not played and stays in the reserve', () => {
    const t = arrange(
      duel({ nations: ['spain', 'france'], captains: ['sebastian pargo isabel', 'hubac cosme cassini'], options: { expert: true } }),
      { hands: { 1: 'officer banker' }, spices: { 1: [0, 0] } },
    );
    t.play('1 officer sell banker');
    expect(reserve(t, 1)).toContain('banker banker');
    expect(boxed(t, 1)).toBe('');
    expect(captainsOf(t, 1)).toBe('sebastian pargo isabel');
  });
});
