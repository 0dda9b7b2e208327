import { describe, expect, test } from 'vitest';
import { apFor, goldOffer, tokensOf } from '../src';
import { COLOURS } from '../src/data/colours';
import { choosing, eventsOf, give, posts, stock, table, tokenNumber } from './helpers';

describe('progress tokens', () => {
  test('AM-199 AM-125 a once-token is turned over after its use and stays with its owner', () => {
    const t = give(choosing('blue3'), 1, 'gold3', 'plus2-red');
    t.play('1 use gold3');
    expect(tokensOf(t.state, 0)).toEqual([
      { token: tokenNumber('plus2-red'), spent: false },
      { token: tokenNumber('gold3'), spent: true },
    ]);
    expect(t.refusal('1 use gold3')).toMatchObject({ code: 'TOKEN_USED_UP', rule: 'AM-199' });
    expect(t.refusal('1 use plus2-red')).toMatchObject({ code: 'TOKEN_NEEDS_NO_USE' });
    expect(t.refusal('1 use gold5')).toMatchObject({ code: 'NOT_YOUR_TOKEN', rule: 'AM-125' });
  });

  test('AM-200 +2 for one action', () => {
    for (const colour of ['blue', 'black', 'red', 'brown', 'green', 'yellow'] as const) {
      const t = give(choosing('blue3 black1 red1 brown1 green1 yellow1 white1'), 1, `plus2-${colour}`);
      expect(COLOURS.filter((other) => apFor(t.state, 0, other) === 5)).toEqual([colour]);
      t.play(`1 choose ${colour}`);
      expect(t.state.ap).toBe(5);
    }
  });

  test('AM-201 +1 for each of two actions', () => {
    for (const [id, colours] of [
      ['plus1-blue-red', ['blue', 'red']],
      ['plus1-green-yellow', ['green', 'yellow']],
      ['plus1-black-brown', ['black', 'brown']],
    ] as const) {
      const { state } = give(choosing('blue3'), 1, id);
      expect(COLOURS.filter((colour) => apFor(state, 0, colour) === 4)).toEqual(colours);
    }
  });

  test('AM-D17 bonuses add up', () => {
    const { state } = give(choosing('blue3'), 1, 'plus2-blue', 'plus1-blue-red');
    expect(apFor(state, 0, 'blue')).toBe(6);
  });

  test('AM-D18 a converted action counts as chosen: its tokens apply, and white itself has none', () => {
    const t = give(choosing('white3'), 1, 'plus2-red');
    t.arrange((s) => {
      s.special[0] = 4;
    });
    t.play('1 choose red by white');
    expect(t.state).toMatchObject({ action: 'red', ap: 5 });
    const all = give(choosing('white3'), 1, 'plus2-blue', 'plus2-black', 'plus2-red', 'plus2-brown', 'plus2-green', 'plus2-yellow');
    expect(apFor(all.state, 0, 'white')).toBe(3);
  });

  test('AM-202 the ship token works in a blue action only', () => {
    const t = give(choosing('black3'), 1, 'ships8');
    expect(t.refusal('1 use ships8')).toMatchObject({ code: 'ONLY_WITH_SHIPS', rule: 'AM-202' });
    t.play('1 choose black');
    expect(t.moves(0)).not.toContain('use ships8');
  });

  test('AM-207 AM-D31 the jump goes onto the first disc with any points, instead of all steps, once, and earns no gold', () => {
    const t = give(choosing('white1'), 2, 'jump-first');
    t.arrange((s) => {
      s.special = [13, 2];
    });
    t.play('1 gold', '1 end', '2 choose white');
    expect(eventsOf(t.play('2 jump'), 'DiscJumped')).toEqual([
      { kind: 'DiscJumped', seat: 1, token: tokenNumber('jump-first'), onto: 0, to: 13 },
    ]);
    expect(t.state).toMatchObject({ special: [13, 13], order: [1, 0], ap: 0 });
    expect(t.refusal('2 order 1')).toMatchObject({ code: 'JUMP_REPLACES_STEPS', rule: 'AM-D31' });
    expect(t.refusal('2 jump')).toMatchObject({ code: 'TOKEN_USED_UP' });
    const gold = t.state.gold[1];
    t.play('2 end');
    expect(t.state.gold[1]).toBe(gold);
  });

  test('AM-D31 not after a step, not for whoever is first; from lower down in the leading stack it is allowed', () => {
    const first = give(choosing('white2'), 1, 'jump-first');
    first.play('1 choose white');
    expect(first.refusal('1 jump')).toMatchObject({ code: 'ALREADY_FIRST', rule: 'AM-D31' });
    const second = give(choosing('white2', {}, table(3)), 2, 'jump-first');
    second.play('1 gold', '1 end', '2 choose white');
    expect(second.moves(1)).toContain('jump');
    const stepped = give(choosing('white1', {}, table(3)), 3, 'jump-first');
    stepped.arrange((s) => {
      s.special = [5, 0, 0];
      s.queue = [2, 0, 1];
    });
    stepped.play('3 choose white', '3 order 1');
    expect(stepped.refusal('3 jump')).toMatchObject({ code: 'JUMP_REPLACES_STEPS' });
    second.play('2 jump');
    expect(second.state.order).toEqual([1, 0, 2]);
    expect(second.refusal('2 order 1')).toMatchObject({ rule: 'AM-D31' });
  });

  test('AM-208 planning for building and building for planning, where only the other has cubes', () => {
    const green = give(choosing('green3 blue1'), 1, 'red-green');
    expect(green.moves(0)).toEqual(['choose blue', 'choose red by token', 'choose green', 'gold']);
    green.play('1 choose red by token', '1 plan I3');
    const red = stock(give(posts(choosing('red3'), 1, 'd7'), 1, 'red-green'), 1, 'vM1');
    red.play('1 choose green by token', '1 build vM1 d8 r0');
    expect(red.state).toMatchObject({ action: 'green', ap: 2 });
    const both = give(choosing('red3 green1'), 1, 'red-green');
    expect(both.refusal('1 choose red by token')).toMatchObject({ code: 'COLOUR_IS_THERE', rule: 'AM-208' });
    const neither = give(choosing('blue3'), 1, 'red-green');
    expect(neither.refusal('1 choose red by token')).toMatchObject({ code: 'NO_CUBES_TO_SWAP' });
    expect(neither.refusal('1 choose blue by token')).toMatchObject({ code: 'ONLY_RED_AND_GREEN' });
    expect(choosing('red3').refusal('1 choose green by token')).toMatchObject({ code: 'NOT_YOUR_TOKEN', rule: 'AM-208' });
  });

  test('AM-D19 no chaining: white cubes that count as red do not open the swap', () => {
    const t = give(choosing('white3'), 1, 'red-green');
    t.arrange((s) => {
      s.special[0] = 4;
    });
    expect(t.moves(0)).toContain('choose red by white');
    expect(t.refusal('1 choose green by token')).toMatchObject({ code: 'NO_CUBES_TO_SWAP' });
  });

  test('AM-D20 the bonus is that of the action really carried out', () => {
    const t = give(choosing('green3'), 1, 'red-green', 'plus2-green', 'plus1-blue-red');
    t.play('1 choose red by token');
    expect(t.state.ap).toBe(4);
  });

  test('AM-209 AM-210 AM-D30 3 and 5 gold, once, when the owner likes', () => {
    const t = give(choosing('black2'), 1, 'gold3', 'gold5');
    expect(t.moves(0)).toEqual(['choose black', 'gold', 'use gold3', 'use gold5']);
    t.play('1 use gold5');
    expect(t.state.gold[0]).toBe(5);
    t.play('1 use gold3');
    expect(t.state.gold[0]).toBe(8);
  });

  test('AM-212 taking gold at two cubes for one, rounded up', () => {
    const t = give(choosing('blue4 red3'), 1, 'gold-half');
    expect([goldOffer(t.state, 0), goldOffer(t.state, 1)]).toEqual([4, 3]);
  });

  test('AM-213 AM-D28 AM-D50 one point per cube instead of an action, once', () => {
    const t = give(choosing('blue4 red3'), 1, 'cube-vp');
    t.play('1 count');
    expect(t.state.vp[0]).toBe(7);
    expect(t.refusal('1 choose blue')).toMatchObject({ code: 'ALREADY_CHOSEN' });
    expect(t.moves(0)).toEqual(['end']);
    const again = choosing('blue4', {}, t);
    expect(again.refusal('1 count')).toMatchObject({ code: 'TOKEN_USED_UP' });
    expect(choosing('blue4').refusal('1 count')).toMatchObject({ code: 'NOT_YOUR_TOKEN', rule: 'AM-213' });
  });
});
