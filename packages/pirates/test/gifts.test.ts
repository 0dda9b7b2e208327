import { describe, expect, test } from 'vitest';
import { kinds, lie, Table } from './helpers';

describe('gifts', () => {
  test('PI-050 two with the same role get none', () => {
    const t = new Table();
    t.roles('captain', 'shipbuilder', 'shipbuilder');
    t.play('2 buy 1', '3 buy 1');
    expect(t.of(2).reserve).toBe(2);
    expect(t.of(3).reserve).toBe(2);
  });

  test('PI-051 PI-064 PIX-11 the start player alone gets it twice: one ship bought, two given', () => {
    const t = new Table();
    t.roles('shipbuilder', 'captain', 'captain');
    t.play('1 buy 1');
    expect(t.of(1)).toMatchObject({ chests: 6, reserve: 0, free: 10 });
  });

  test('PI-052 PI-D14 PIX-19 no action, no gift', () => {
    const t = new Table();
    t.roles('captain', 'merchant', 'governor');
    t.play('3 done');
    expect(t.of(3)).toMatchObject({ marks: 1, reserve: 3, tiles: [] });
    t.play('1 done');
    expect(t.of(1)).toMatchObject({ marks: 1, yinYang: 0 });
  });

  test('PI-053 PI-054 PI-D01 with two players only the start player gets a gift, once, when the roles differ', () => {
    const starter = new Table({ seats: 2 });
    starter.roles('shipbuilder', 'captain');
    starter.play('1 buy 1');
    expect(starter.of(1).reserve).toBe(1);

    const second = new Table({ seats: 2 });
    second.roles('captain', 'shipbuilder');
    second.play('2 buy 1');
    expect(second.of(2).reserve).toBe(2);

    const same = new Table({ seats: 2 });
    same.roles('shipbuilder', 'shipbuilder');
    same.play('1 buy 1');
    expect(same.of(1).reserve).toBe(2);
  });

  test('PI-D01 the option gives both players the single gift', () => {
    const t = new Table({ seats: 2, options: { twoSeatGift: 'both' } });
    t.roles('merchant', 'shipbuilder');
    t.play('2 buy 1');
    expect(t.of(2).reserve).toBe(1);
  });

  test('PI-055 PI-D04 alone is counted on chosen cards: a colleague who declines takes the gift away', () => {
    const t = new Table();
    t.roles('shipbuilder', 'shipbuilder', 'captain');
    t.play('1 done', '2 buy 1');
    expect(t.of(2).reserve).toBe(2);
  });

  test('PI-056 PI-D61 every role that is not used costs a black mark, taken when the turn ends', () => {
    for (const role of ['shipbuilder', 'governor', 'captain', 'islander', 'shaman', 'merchant', 'cartographer']) {
      const t = new Table();
      t.roles(role, role, role);
      expect(t.of(1).marks).toBe(0);
      const events = t.play('1 done');
      expect(kinds(events, 'MarkTaken')).toEqual([{ kind: 'MarkTaken', seat: 0, cause: 'declined' }]);
      expect(t.of(1).marks).toBe(1);
    }
  });

  test('PIX-12 PI-070 PI-074 Governor: a mark; none when alone; one fewer as start player alone', () => {
    const plain = new Table();
    plain.roles('governor', 'governor', 'captain');
    plain.play('1 privateer spain');
    expect(plain.of(1)).toMatchObject({ marks: 1, tiles: [1], reserve: 0, free: 10 });

    const alone = new Table();
    alone.roles('captain', 'governor', 'captain');
    alone.play('2 privateer spain');
    expect(alone.of(2)).toMatchObject({ marks: 0, tiles: [1], reserve: 0 });

    const start = new Table().give(1, { marks: 2 });
    start.roles('governor', 'captain', 'captain');
    start.play('1 privateer spain');
    expect(start.of(1)).toMatchObject({ marks: 1, tiles: [1], reserve: 0 });
  });

  test('PI-D15 the double gift of the Governor without older marks returns nothing', () => {
    const t = new Table();
    t.roles('governor', 'captain', 'captain');
    t.play('1 privateer france');
    expect(t.of(1).marks).toBe(0);
  });

  test('PIX-14 PI-132 Islander: one loot card alone, two as start player alone', () => {
    const alone = new Table();
    alone.roles('merchant', 'islander', 'captain');
    alone.play('3 done', '2 play HB3');
    expect(alone.state.owed).toEqual([0, 1, 0]);
    expect(alone.refusal('* loot rum rum')).toMatchObject({ code: 'IMPOSSIBLE_LOOT' });
    const start = new Table();
    start.roles('islander', 'merchant', 'captain');
    start.play('3 done', '1 play HB1');
    expect(start.state.owed).toEqual([2, 0, 0]);
  });

  test('PIX-15 PI-154 Shaman: three ships safe alone, six as start player alone', () => {
    const alone = new Table();
    alone.roles('merchant', 'shaman', 'captain');
    alone.play('3 done');
    expect(kinds(alone.play('2 play sirens'), 'ShipsHeldBack')).toEqual([{ kind: 'ShipsHeldBack', seat: 1, ships: 3 }]);
    const start = new Table();
    start.roles('shaman', 'merchant', 'captain');
    start.play('3 done');
    expect(kinds(start.play('1 play kraken'), 'ShipsHeldBack')).toEqual([{ kind: 'ShipsHeldBack', seat: 0, ships: 6 }]);
  });

  test('PIX-17 PI-191 Cartographer: two cards in all alone, three as start player alone', () => {
    const alone = new Table();
    alone.roles('captain', 'cartographer', 'captain');
    alone.play('1 done', '3 done', '2 draw', '* adventure NL1', '2 draw', '* adventure NL2');
    expect(alone.of(2).hand).toHaveLength(5);
    expect(alone.state.round).toBe(2);
    const start = new Table();
    start.roles('cartographer', 'captain', 'captain');
    start.play('2 done', '3 done', '1 draw', '* adventure NL1', '1 draw', '* adventure NL2', '1 draw', '* adventure NL3');
    expect(start.of(1).hand).toHaveLength(6);
    expect(start.state.round).toBe(2);
  });

  test('PI-090 PI-D02 PI-D18 the Captain gets his tokens after the plunder, even if he sent no ship', () => {
    const t = new Table();
    t.roles('captain', 'merchant', 'merchant');
    t.play('1 play EN3', '1 send 0', '2 send 1', '3 send 0');
    expect(t.of(1)).toMatchObject({ yinYang: 0, marks: 1 });
    t.play(lie('6@50,50', '6@80,80', '6@120,120', '1@150,150'));
    expect(t.of(1)).toMatchObject({ yinYang: 4, marks: 1 });

    const alone = new Table({ starter: 2 });
    alone.roles('captain', 'merchant', 'merchant');
    alone.play('1 play EN3', '1 send 1', '2 send 0', '3 send 0', lie('6@50,50', '6@80,80', '6@120,120', '1@150,150'));
    // One token for the ship that was sunk, two as gift.
    expect(alone.of(1).yinYang).toBe(3);
  });

  test('PI-178 Merchant: one chest alone, two as start player alone', () => {
    const alone = new Table().give(2, { goods: [1, 0, 0] });
    alone.roles('captain', 'merchant', 'captain');
    alone.play('1 done', '3 done', '2 sell 1 rum');
    expect(alone.of(2).chests).toBe(9);
    const start = new Table().give(1, { goods: [1, 0, 0] });
    start.roles('merchant', 'captain', 'captain');
    start.play('2 done', '3 done', '1 sell 1 rum');
    expect(start.of(1).chests).toBe(10);
    expect(start.of(1).guards).toBe(1);
  });

  test('PI-057 PI-215 every black mark costs three chests at the end', () => {
    const t = new Table({ seats: 2 }).give(1, { marks: 4 });
    const sheet = t.game.score(t.state);
    // Four marks and three cards in hand.
    expect(sheet.lines.find((line) => line.item === 'prospect.marks')?.points[0]).toBe(-21);
  });
});
