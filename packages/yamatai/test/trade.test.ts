import { describe, expect, test } from 'vitest';
import { table } from './helpers';

describe('step 2: trade', () => {
  test('YA-041 YA-042 YA-043 YAX-17 buying costs the price of the mat', () => {
    const t = table().turn(1);
    t.me('buy stone');
    expect(t.coinsOf(1)).toBe(7);
    expect(t.handLetters()).toBe('WS');
    expect(t.supply('S')).toBe(15);
  });

  test('YA-041 YAX-18 one trade a turn', () => {
    const t = table().turn(1);
    t.me('buy stone');
    expect(t.refusal('buy bamboo')).toMatchObject({ code: 'NO_TRADE_LEFT', rule: 'YA-041' });
    expect(t.refusal('sell wood')).toMatchObject({ code: 'NO_TRADE_LEFT', rule: 'YA-041' });
    expect(t.moves().some((move) => move.startsWith('buy') || move.startsWith('sell'))).toBe(false);
  });

  test('YA-042 YA-045 YA-D09 YAX-19 selling brings the same price and the boat goes back to the supply', () => {
    const t = table().turn(1, 'C');
    const before = t.supply('C');
    t.me('sell clay');
    expect(t.coinsOf(1)).toBe(14);
    expect(t.supply('C')).toBe(before + 1);
    expect(t.handLetters()).toBe('');
  });

  test('YA-045 a bought boat is used like one of the fleet', () => {
    const t = table().turn(1, '');
    t.me('buy clay');
    t.me('place clay s07');
    expect(t.at('s07')).toBe(3);
  });

  test('YA-042 YAX-20 no buying without the coins', () => {
    const t = table().coins(1, 3).turn(1);
    expect(t.refusal('buy clay')).toMatchObject({ code: 'NOT_ENOUGH_COINS', rule: 'YA-042', params: { price: 4, coins: 3 } });
  });

  test('YA-044 YAX-21 gold is not traded without Kinu', () => {
    const t = table().turn(8);
    expect(t.refusal('buy gold')).toMatchObject({ code: 'GOLD_NEEDS_SPECIALIST', rule: 'YA-044' });
    expect(t.refusal('sell gold')).toMatchObject({ code: 'GOLD_NEEDS_SPECIALIST', rule: 'YA-044' });
  });

  test('YA-044 YAX-22 the owner of Kinu trades gold for 5', () => {
    const t = table().own(1, 'gold-broker').turn(1);
    t.me('buy gold');
    expect(t.coinsOf(1)).toBe(5);
    const u = table().own(1, 'gold-broker').turn(8);
    u.me('sell gold');
    expect(u.coinsOf(1)).toBe(15);
  });

  test('YA-041 YAX-23 what the supply lacks cannot be bought', () => {
    const t = table().arrange((s) => {
      s.supply[1] = 0;
    });
    t.turn(4);
    expect(t.refusal('buy wood')).toMatchObject({ code: 'SUPPLY_EMPTY', rule: 'YA-041' });
  });

  test('YA-041 YAX-24 trading may be left out', () => {
    const t = table().turn(1);
    t.me('place wood s07');
    expect(t.coinsOf(1)).toBe(10);
  });

  test('YA-D08 a docked boat may be sold, one beside the dock may not', () => {
    const t = table().dock(1, 'C').beside(1, 'S').turn(1);
    expect(t.refusal('sell stone')).toMatchObject({ code: 'NO_SUCH_BOAT', rule: 'YA-D08' });
    t.me('sell clay');
    expect(t.dockOf(1)).toBe('');
    expect(t.coinsOf(1)).toBe(14);
  });

  test('YA-D38 with two trades no colour is both bought and sold, in either order', () => {
    const t = table().own(1, 'second-trade', 'cheap-buyer').turn(1, 'W');
    t.me('buy wood');
    expect(t.refusal('sell wood')).toMatchObject({ code: 'BOUGHT_THIS_TURN', rule: 'YA-D38' });
    t.me('buy wood');
    expect(t.coinsOf(1)).toBe(8);
    const u = table().own(1, 'second-trade').turn(1, 'WS');
    u.me('sell wood');
    expect(u.refusal('buy wood')).toMatchObject({ code: 'SOLD_THIS_TURN', rule: 'YA-D38' });
    u.me('sell stone');
    expect(u.coinsOf(1)).toBe(15);
    expect(u.refusal('buy clay')).toMatchObject({ code: 'NO_TRADE_LEFT' });
  });

  test('YA-D48 Sora buys cheaper, never below nothing, and sells at the full price; gold costs her and Kinu 4', () => {
    const t = table().own(1, 'cheap-buyer', 'gold-broker', 'second-trade').turn(1, 'G');
    t.me('buy bamboo');
    expect(t.coinsOf(1)).toBe(10);
    t.me('sell gold');
    expect(t.coinsOf(1)).toBe(15);
    const u = table().own(1, 'cheap-buyer', 'gold-broker').coins(1, 4).turn(1);
    u.me('buy gold');
    expect(u.coinsOf(1)).toBe(0);
  });
});
