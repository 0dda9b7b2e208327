import { describe, expect, test } from 'vitest';
import { chestTile, guardsNeeded } from '../src';
import { faces, kinds, Table } from './helpers';

/** Seats 1 and 2 are Merchants, so that no gift disturbs the counting; it is seat 1's turn. */
function merchants(t: Table): Table {
  t.roles('merchant', 'merchant', 'captain');
  t.play('3 done');
  return t;
}

/** Lets a harbour card lie on the left field. */
function at(harbour: number, t: Table): Table {
  return t.arrange((s) => {
    s.harbour = harbour;
  });
}

describe('Merchant', () => {
  test('PIX-07 PI-171 PI-174 Thomas sells three coffee and two fruit where coffee is asked for: 11 chests, a second guard', () => {
    const t = merchants(at(3, new Table().give(1, { chests: 16, goods: [0, 3, 2] })));
    expect(t.of(1).guards).toBe(1);
    t.play('1 sell 3 coffee 2 fruit');
    expect(t.of(1)).toMatchObject({ chests: 27, guards: 2, goods: [0, 0, 0] });
  });

  test('PI-170 PI-173 PI-D60 at least one good, as many of each kind as wanted; the rest stays loaded', () => {
    const t = merchants(new Table().give(1, { goods: [2, 1, 0] }));
    expect(t.moves(0)).toEqual(['sell 1 coffee', 'sell 1 rum', 'sell 1 rum 1 coffee', 'sell 2 rum', 'sell 2 rum 1 coffee', 'done']);
    expect(t.refusal('1 sell 3 rum')).toMatchObject({ code: 'NOT_ENOUGH_GOODS', rule: 'PI-170' });
    t.play('1 sell 1 rum');
    expect(t.of(1)).toMatchObject({ goods: [1, 1, 0], loaded: 2, chests: 8 });
  });

  test('PI-171 PI-D59 one chest a card; demand only from three of a kind, and none for a good nobody asks for', () => {
    for (const [goods, line, chests] of [
      [[2, 0, 0], 'sell 2 rum', 2],
      [[3, 0, 0], 'sell 3 rum', 9],
      [[4, 0, 0], 'sell 4 rum', 12],
      [[0, 3, 0], 'sell 3 coffee', 6],
      [[0, 0, 3], 'sell 3 fruit', 3],
    ] as const) {
      // HB1: rum 3, coffee 2, fruit 1.
      const t = merchants(at(1, new Table().give(1, { goods })));
      expect(kinds(t.play(`1 ${line}`), 'GoodsSold')[0]?.chests).toBe(chests);
    }
  });

  test('PI-172 PI-D31 sold cards go to the discard pile, their ships are free before guards are posted', () => {
    const t = merchants(new Table().give(1, { chests: 8, reserve: 7, goods: [3, 0, 0] }));
    expect(t.of(1)).toMatchObject({ free: 0, loaded: 3 });
    t.play('1 sell 3 rum');
    expect(t.of(1)).toMatchObject({ chests: 17, guards: 1, free: 2, loaded: 0 });
    expect(t.state.discarded).toEqual([3, 0, 0, 0]);
  });

  test('PI-179 PI-D61 nothing to sell or no wish to: a mark; one sale a turn', () => {
    const t = merchants(new Table().give(1, { goods: [2, 0, 0], yinYang: 2 }));
    t.play('1 sell 1 rum');
    expect(t.refusal('1 sell 1 rum')).toMatchObject({ code: 'ACTION_USED', rule: 'PI-D61' });
    t.play('1 done');
    expect(t.moves(1)).toEqual(['done']);
    t.play('2 done');
    expect([t.of(1).marks, t.of(2).marks]).toEqual([0, 1]);
  });
});

describe('guards', () => {
  test.each([
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 2],
    [39, 3],
    [40, 4],
    [80, 8],
  ])('PIX-22 PI-174 %i chests need %i guards', (chests, guards) => {
    expect(guardsNeeded(chests)).toBe(guards);
  });

  test('PI-175 PI-176 guards come from free ships when chests grow and return when they fall', () => {
    const t = merchants(new Table().give(1, { chests: 9, goods: [1, 0, 0] }));
    t.play('1 sell 1 rum');
    expect(t.of(1)).toMatchObject({ chests: 10, guards: 1, free: 6 });
    t.play('2 done');
    t.arrange((s) => s.table.fill(0));
    t.roles('shipbuilder', 'shipbuilder', 'captain');
    t.play('2 done', '1 buy 1');
    expect(t.of(1)).toMatchObject({ chests: 9, guards: 0, free: 8 });
  });

  test('PI-003 PI-013 PI-177 PI-D33 chests are one figure; the 40 tile from forty, its back from eighty, and back again below', () => {
    expect([0, 39, 40, 79, 80, 120].map(chestTile)).toEqual([0, 0, 40, 40, 80, 80]);
    const t = merchants(new Table().give(1, { chests: 38, reserve: 0, goods: [0, 2, 0] }));
    t.play('1 sell 2 coffee');
    expect(chestTile(t.of(1).chests ?? 0)).toBe(40);
  });

  test('PI-D30 PI-D68 a guard for whom no ship is free is owed, and the next ship that becomes free goes there first', () => {
    // Two ships in all, both loaded; chests jump over ten.
    const t = merchants(new Table().give(1, { chests: 9, reserve: 8, goods: [1, 1, 0], yinYang: 3, doubleHold: 0 }));
    t.arrange((s) => {
      s.chests[0] = 29;
      s.guards[0] = 0;
    });
    t.play('1 sell 1 rum');
    expect(t.of(1)).toMatchObject({ chests: 30, guards: 1, free: 0, loaded: 1 });
    // Ships from the reserve pay the debt before anything else.
    t.play('1 done', '2 done');
    t.arrange((s) => s.table.fill(0));
    t.roles('governor', 'governor', 'captain');
    t.play('2 done', '1 privateer spain');
    expect(t.of(1)).toMatchObject({ guards: 3, reserve: 0, loaded: 1, free: 6, goods: [0, 1, 0] });
  });

  test('PI-D68 re-stowing by a new Double Hold pays the debt, and a debtor can send no ship', () => {
    const t = new Table({ hands: [['EN1', 'HB1', 'kraken']] }).give(1, { chests: 19, guards: 0, reserve: 8, goods: [1, 1, 0], yinYang: 2 });
    t.roles('captain', 'captain', 'captain');
    t.play('1 play EN1');
    expect(t.of(1).marks).toBe(1);
    expect(t.waits).toBe('2 send');
    const ritual = new Table().give(1, { chests: 19, guards: 0, reserve: 8, goods: [1, 1, 0], yinYang: 2 });
    ritual.roles('shipbuilder', 'shipbuilder', 'captain');
    ritual.play('1 ritual double-hold');
    expect(ritual.of(1)).toMatchObject({ guards: 1, loaded: 1, free: 0 });
  });

  test('PI-D68 when chests fall the debt shrinks before guards return', () => {
    const t = new Table().give(1, { chests: 31, guards: 1, reserve: 6, goods: [1, 1, 1] });
    t.roles('shipbuilder', 'shipbuilder', 'captain');
    // Three needed, one there; two bought ships leave 29 chests: one of them pays the rest.
    t.play('1 buy 2');
    expect(t.of(1)).toMatchObject({ chests: 29, guards: 2, free: 1, loaded: 3 });
  });

  test('PI-D30 by option a missing guard is waived until chests change', () => {
    const t = new Table({ options: { missingGuards: 'waived' } }).give(1, { chests: 19, guards: 0, reserve: 8, goods: [1, 1, 0] });
    t.roles('governor', 'governor', 'captain');
    t.play('1 privateer spain');
    expect(t.of(1)).toMatchObject({ guards: 0, free: 8 });
    t.play('2 done', '3 done');
    t.arrange((s) => s.table.fill(0));
    t.roles('captain', 'captain', 'merchant');
    t.play('2 done', '1 done', '3 done');
    t.roles('merchant', 'merchant', 'captain');
    t.play('3 done', '1 sell 1 rum');
    expect(t.of(1)).toMatchObject({ chests: 20, guards: 2 });
  });

  test('PI-D32 PI-D43 PI-D46 chests never fall below nothing during play', () => {
    const t = new Table({
      hands: [
        ['wages', 'HB1', 'kraken'],
        ['ES2', 'HB3', 'sirens'],
        ['FR1', 'HB5', 'tavern'],
      ],
    });
    t.give(1, { chests: 3, guards: 2 }).give(2, { chests: 0 });
    t.roles('shaman', 'merchant', 'shaman');
    t.play('1 play wages');
    expect(t.of(1)).toMatchObject({ chests: 0, guards: 0 });
    t.play('3 play tavern', faces(3, 3, 4), '3 tavern 4 3 3');
    expect([1, 2, 3].map((seat) => t.of(seat).chests)).toEqual([1, 0, 6]);
  });
});
