import { describe, expect, test } from 'vitest';
import { kinds, lie, Table } from './helpers';

/** Seat 1 alone has the role and its turn; seats 2 and 3 were Captains without a card to play. */
function turnOf(role: string, t: Table): Table {
  const captainsFirst = ['merchant', 'cartographer'].includes(role);
  t.roles(role, 'captain', 'captain');
  if (captainsFirst) t.play('2 done', '3 done');
  return t;
}

describe('rituals', () => {
  test('PI-140 PI-067 PI-076 PI-179 PI-193 they belong to Shipbuilder, Governor, Merchant and Cartographer', () => {
    for (const role of ['shipbuilder', 'governor', 'merchant', 'cartographer']) {
      const t = turnOf(role, new Table().give(1, { yinYang: 9, goods: [1, 1, 0] }));
      expect(t.moves(0)).toEqual(expect.arrayContaining(['ritual double-hold', 'ritual unsinkable', 'bargain rum coffee']));
    }
    for (const role of ['captain', 'islander', 'shaman']) {
      const t = new Table().give(1, { yinYang: 9, goods: [1, 1, 0] });
      t.roles(role, role, role);
      expect(t.refusal('1 ritual unsinkable')).toMatchObject({ rule: 'PI-140' });
      expect(t.refusal('1 bargain rum coffee')).toMatchObject({ rule: 'PI-140' });
    }
  });

  test('PI-141 any number and mix, as far as the tokens go', () => {
    const t = turnOf('governor', new Table().give(1, { yinYang: 10 }));
    t.play('1 ritual double-hold', '1 ritual unsinkable', '1 ritual double-hold');
    expect(t.of(1)).toMatchObject({ yinYang: 3, doubleHold: 2, unsinkable: 1 });
    t.play('1 ritual unsinkable');
    expect(t.refusal('1 ritual double-hold')).toMatchObject({ code: 'NOT_ENOUGH_YIN_YANG', rule: 'PI-141' });
  });

  test('PI-142 PI-144 PI-145 PIX-23 levels grow without limit and stay: three Double Holds for six tokens', () => {
    const t = turnOf('shipbuilder', new Table().give(1, { yinYang: 6 }));
    t.play('1 ritual double-hold', '1 ritual double-hold', '1 ritual double-hold');
    expect(t.of(1)).toMatchObject({ doubleHold: 3, yinYang: 0 });
    const sea = turnOf('shipbuilder', new Table().give(1, { yinYang: 12 }));
    for (let i = 0; i < 4; i++) sea.play('1 ritual unsinkable');
    expect(sea.of(1)).toMatchObject({ unsinkable: 4, yinYang: 0 });
  });

  test('PI-143 PI-142 a new Double Hold frees a ship at once by re-stowing', () => {
    const t = turnOf('shipbuilder', new Table().give(1, { yinYang: 2, goods: [2, 0, 1] }));
    expect(t.of(1)).toMatchObject({ loaded: 3, free: 4 });
    t.play('1 ritual double-hold');
    expect(t.of(1)).toMatchObject({ loaded: 2, free: 5 });
  });

  test('PIX-08 PI-143 Thomas sells three coffee and stows rum and fruit on one ship', () => {
    const t = turnOf('merchant', new Table().give(1, { chests: 0, doubleHold: 1, goods: [1, 3, 1] }));
    expect(t.of(1).loaded).toBe(4);
    const free = t.of(1).free;
    t.play('1 sell 3 coffee');
    expect(t.of(1)).toMatchObject({ goods: [1, 0, 1], loaded: 1, free: free + 3 });
  });

  test('PI-147 Unsinkable does not help against curses', () => {
    const t = new Table().give(1, { unsinkable: 3 });
    t.roles('shaman', 'shaman', 'merchant');
    t.play(
      '1 play kraken',
      `* throw ${Array.from({ length: 21 }, (_, i) => `${i < 3 ? 1 : 6}@${2000 + (i % 7) * 2500},${2000 + Math.floor(i / 7) * 2500}/0`).join(' ')}`,
    );
    expect(t.of(1)).toMatchObject({ reserve: 6, yinYang: 0 });
  });

  test('PI-148 PI-149 PI-D09 a Bargain sells two different goods at full demand, one not in demand for 1, and pays at once', () => {
    const t = turnOf('shipbuilder', new Table().give(1, { yinYang: 7, goods: [1, 1, 1] }));
    // Pirate Bay: rum 3, coffee 1, fruit 1.
    expect(kinds(t.play('1 bargain rum fruit'), 'BargainStruck')[0]).toMatchObject({ chests: 4 });
    expect(t.of(1)).toMatchObject({ chests: 11, yinYang: 4, goods: [0, 1, 0], guards: 1 });
    expect(t.state.discarded).toEqual([1, 0, 1, 0]);
    expect(t.moves(0).filter((move) => move.startsWith('bargain'))).toEqual([]);
  });

  test('PI-D08 two of a kind only by option', () => {
    const strict = turnOf('shipbuilder', new Table().give(1, { yinYang: 3, goods: [2, 0, 0] }));
    expect(strict.refusal('1 bargain rum rum')).toMatchObject({ code: 'GOODS_MUST_DIFFER', rule: 'PI-148' });
    const free = turnOf('shipbuilder', new Table({ options: { bargainGoods: 'any' } }).give(1, { yinYang: 3, goods: [2, 0, 0] }));
    free.play('1 bargain rum rum');
    expect(free.of(1)).toMatchObject({ chests: 13, goods: [0, 0, 0] });
  });

  test('PI-D05 rituals are allowed although the action is declined, with its mark', () => {
    const t = turnOf('cartographer', new Table().give(1, { yinYang: 3 }));
    t.play('1 ritual unsinkable', '1 done');
    expect(t.of(1)).toMatchObject({ unsinkable: 1, marks: 1 });
  });

  test('PI-D06 PI-D61 before or after the action, not inside it', () => {
    const t = turnOf('cartographer', new Table().give(1, { yinYang: 6 }));
    t.play('1 ritual double-hold', '1 draw', '* adventure NL1');
    // The gift belongs to the action.
    expect(t.waits).toBe('1 giftDraw');
    expect(t.refusal('1 ritual double-hold')).toMatchObject({ code: 'NOT_NOW' });
    t.play('1 done', '1 ritual double-hold');
    expect(t.of(1).doubleHold).toBe(2);
  });

  test('PI-D07 the chests of a Bargain buy ships in the same turn', () => {
    const t = turnOf('shipbuilder', new Table().give(1, { chests: 0, yinYang: 3, goods: [1, 1, 0] }));
    expect(t.moves(0)).not.toContain('buy 1');
    t.play('1 bargain rum coffee', '1 buy 3');
    expect(t.of(1)).toMatchObject({ chests: 1, reserve: 0 });
  });

  test('PI-D10 in a Merchant’s turn the first Bargain is the sale and brings the gift once; a sale may follow', () => {
    const t = turnOf('merchant', new Table().give(1, { yinYang: 6, goods: [2, 2, 1] }));
    t.play('1 bargain rum coffee');
    // 7 + 4 + double gift of 2.
    expect(t.of(1).chests).toBe(13);
    t.play('1 bargain rum coffee');
    expect(t.of(1).chests).toBe(17);
    t.play('1 sell 1 fruit');
    expect(t.of(1)).toMatchObject({ chests: 18, marks: 0 });
    const stop = turnOf('merchant', new Table().give(1, { yinYang: 3, goods: [1, 1, 1] }));
    stop.play('1 bargain rum coffee', '1 done');
    expect(stop.of(1).marks).toBe(0);
  });

  test('PI-D10 by option a Bargain is no sale: the mark stays, the gift waits for the sale', () => {
    const t = turnOf('merchant', new Table({ options: { bargainIsSale: false } }).give(1, { yinYang: 3, goods: [1, 1, 1] }));
    t.play('1 bargain rum coffee');
    expect(t.of(1).chests).toBe(11);
    t.play('1 done');
    expect(t.of(1).marks).toBe(1);
  });

  test('PI-D11 Bargain cards do not count towards three of a kind', () => {
    const t = turnOf('merchant', new Table().give(1, { yinYang: 3, goods: [3, 1, 0] }));
    t.play('1 bargain rum coffee');
    const [sale] = kinds(t.play('1 sell 2 rum'), 'GoodsSold');
    expect(sale?.chests).toBe(2);
  });

  test('PI-D55 levels beyond the number of ships idle and are not lost with a ship', () => {
    const t = new Table({ hands: [['EN1', 'HB1', 'kraken']] }).give(1, { doubleHold: 4, reserve: 8 });
    t.roles('captain', 'captain', 'captain');
    t.play('1 play EN1', '1 send 1', '2 send 0', '3 send 0', lie('6@50,50', '1@80,80'));
    expect(t.of(1)).toMatchObject({ doubleHold: 4, reserve: 9, free: 1 });
  });
});
