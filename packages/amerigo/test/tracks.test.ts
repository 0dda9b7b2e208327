import { describe, expect, test } from 'vitest';
import { amerigo, apFor, losesPoints } from '../src';
import { NONE, TOKEN_GONE } from '../src/state';
import { choosing, eventsOf, give, table, tokenNumber } from './helpers';

describe('black: cannons', () => {
  test('AM-100 AMX-10 one cannon per point, 12 at most', () => {
    const t = choosing('black4');
    t.play('1 choose black', '1 load 4');
    expect(t.state.cannons).toEqual([4, 0]);
    t.arrange((s) => {
      s.cannons[0] = 11;
      s.ap = 4;
    });
    expect(t.refusal('1 load 2')).toMatchObject({ code: 'END_OF_TRACK', rule: 'AM-100', params: { end: 12 } });
    expect(t.moves(0)).toEqual(['load 1', 'end']);
  });

  test('AM-101 AM-163 cannons 10 with 5 points: 2 are loaded, the lost points bring 2 gold whatever their number', () => {
    const t = choosing('black5');
    t.arrange((s) => {
      s.cannons[0] = 10;
    });
    t.play('1 choose black', '1 load 2');
    expect(losesPoints(t.state, 0)).toBe(true);
    expect(eventsOf(t.play('1 end'), 'Compensated')).toEqual([{ kind: 'Compensated', seat: 0, colour: 'black', gold: 2, overflow: 0 }]);
    expect(t.state).toMatchObject({ cannons: [12, 0], gold: [2, 1] });
  });

  test('AM-163 points of tokens count as points here; reaching the end with the last one brings nothing', () => {
    const exact = choosing('black2');
    exact.arrange((s) => {
      s.cannons[0] = 10;
    });
    exact.play('1 choose black', '1 load 2');
    expect(exact.play('1 end').map(({ kind }) => kind)).not.toContain('Compensated');
    const withToken = give(choosing('black2'), 1, 'plus2-black');
    withToken.arrange((s) => {
      s.cannons[0] = 10;
    });
    withToken.play('1 choose black', '1 load 2', '1 end');
    expect(withToken.state.gold[0]).toBe(2);
  });

  test('AM-164 AMD-05 the disc stood at the end already: choosing the action brings 2 gold', () => {
    const t = choosing('black3');
    t.arrange((s) => {
      s.cannons[0] = 12;
    });
    t.play('1 choose black', '1 end');
    expect(t.state.gold[0]).toBe(2);
  });

  test('AM-D22 stopping before the end brings nothing', () => {
    const t = choosing('black5');
    t.arrange((s) => {
      s.cannons[0] = 10;
    });
    t.play('1 choose black', '1 load 1', '1 end');
    expect(t.state.gold[0]).toBe(0);
  });

  test('AM-D21 points bought with gold are never lost ones', () => {
    const t = choosing('black1');
    t.arrange((s) => {
      s.cannons[0] = 10;
      s.gold[0] = 5;
    });
    t.play('1 choose black', '1 load 2', '1 end');
    expect(t.state).toMatchObject({ cannons: [12, 0], gold: [4, 1] });
  });
});

describe('brown: progress', () => {
  test('AM-120 AM-121 AM-D15 AMX-12 five steps pass the first mark, and exactly one token must be taken there', () => {
    const t = choosing('brown5');
    t.play('1 choose brown');
    expect(t.moves(0)).toEqual(['advance 1', 'advance 2', 'advance 3', 'advance 4', 'end']);
    t.play('1 advance 4');
    expect(t.moves(0)).toHaveLength(8);
    expect(t.refusal('1 advance 1')).toMatchObject({ code: 'TOKEN_FIRST', rule: 'AM-121' });
    expect(t.refusal('1 end')).toMatchObject({ rule: 'AM-121' });
    t.play('1 take plus2-red', '1 advance 1');
    expect(t.state.progress[0]).toBe(5);
    expect(t.state.tokenAt.filter((owner) => owner === 0)).toHaveLength(1);
    expect(t.moves(0)).toEqual(['end']);
  });

  test('AM-122 AM-125 AM-D16 a token comes from either area, lies open before its owner and is not replaced', () => {
    const t = choosing('brown4');
    t.play('1 choose brown', '1 advance 4');
    expect(t.refusal('1 take gold5')).toMatchObject({ code: 'NOT_ON_OFFER' });
    // plus1-green-yellow lies in the right area, plus2-blue in the left.
    expect(t.moves(0)).toEqual(expect.arrayContaining(['take plus1-green-yellow', 'take plus2-blue']));
    t.play('1 take plus1-green-yellow');
    expect(t.state.progressOffer[7]).toBe(NONE);
    expect(t.state.tokenAt[tokenNumber('plus1-green-yellow')]).toBe(0);
    t.play('1 end', '2 choose brown', '2 advance 4');
    expect(t.moves(1)).toHaveLength(7);
    expect(t.refusal('2 take plus1-green-yellow')).toMatchObject({ code: 'NOT_ON_OFFER' });
  });

  test('AM-D45 two marks in one action: a token at each before the disc goes on, and stopping is free', () => {
    const t = choosing('brown7');
    t.arrange((s) => {
      s.progress[0] = 2;
    });
    t.play('1 choose brown');
    expect(t.refusal('1 advance 3')).toMatchObject({ code: 'STOP_AT_MARK', rule: 'AM-D45', params: { steps: 2 } });
    t.play('1 advance 2', '1 take plus2-blue', '1 advance 4');
    expect(t.moves(0)).toHaveLength(7);
    t.play('1 take plus2-black');
    expect(t.state.ap).toBe(1);
    t.play('1 end');
    expect(t.state.progress[0]).toBe(8);
  });

  test('AM-D13 the bonus of a token taken in this brown action comes with the next action', () => {
    const t = choosing('brown4');
    t.play('1 choose brown', '1 advance 4', '1 take plus2-brown');
    expect(t.state.ap).toBe(0);
    expect(apFor(t.state, 0, 'brown')).toBe(6);
  });

  test('AM-D14 no token is left: nothing happens', () => {
    const t = choosing('brown5');
    t.arrange((s) => {
      s.progressOffer.fill(NONE);
      s.tokenAt.fill(TOKEN_GONE);
    });
    t.play('1 choose brown', '1 advance 4', '1 advance 1');
    expect(t.state.progress[0]).toBe(5);
  });

  test('AM-073 AMX-25 two points and one gold make three steps, onto the fourth mark', () => {
    const t = choosing('brown2');
    t.arrange((s) => {
      s.progress[0] = 13;
      s.gold[0] = 1;
    });
    t.play('1 choose brown', '1 advance 3');
    expect(t.state).toMatchObject({ progress: [16, 0], gold: [0, 1], stage: 'token' });
  });

  test('AM-124 AM-163 the track ends at 20; points lost there bring 2 gold, after the last token', () => {
    const t = choosing('brown5');
    t.arrange((s) => {
      s.progress[0] = 18;
    });
    t.play('1 choose brown');
    expect(t.refusal('1 advance 3')).toMatchObject({ code: 'END_OF_TRACK', rule: 'AM-124' });
    t.play('1 advance 2', '1 take plus2-blue', '1 end');
    expect(t.state.gold[0]).toBe(2);
    expect(amerigo.score(t.state).lines.find(({ item }) => item === 'progress')?.points).toEqual([15, 0]);
  });

  test('AM-D44 AM-D30 gold of a token just taken may be spent in the same action, when its owner likes', () => {
    const t = choosing('brown4');
    t.arrange((s) => {
      s.progressOffer[0] = tokenNumber('gold3');
    });
    t.play('1 choose brown', '1 advance 4', '1 take gold3');
    expect(t.state.gold[0]).toBe(0);
    expect(t.moves(0)).toEqual(['end', 'use gold3']);
    t.play('1 use gold3', '1 advance 3');
    expect(t.state).toMatchObject({ progress: [7, 0], gold: [0, 1] });
  });
});

describe('white: order and special action', () => {
  test('AM-155 AM-D46 steps go forward, landing on top; a disc that leaves a stack leaves the others as they lie', () => {
    const t = choosing('white3', {}, table(4));
    t.arrange((s) => {
      s.special = [0, 0, 0, 2];
      s.order = [3, 0, 1, 2];
      s.queue = [1, 0, 2, 3];
    });
    t.play('2 choose white');
    expect(t.moves(1)).toEqual(['order 1', 'order 2', 'order 3', 'order 4', 'end']);
    t.play('2 order 2', '2 end');
    expect(t.state.special).toEqual([0, 2, 0, 2]);
    expect(t.state.order).toEqual([1, 3, 0, 2]);
    // No step: the disc stays where it is, not on top.
    t.play('1 choose white', '1 end');
    expect(t.state.order).toEqual([1, 3, 0, 2]);
  });

  test('AM-155 AM-163 AM-164 the end of the special track: no further step, and lost points bring 2 gold', () => {
    const t = choosing('white5');
    t.arrange((s) => {
      s.special = [10, 0];
    });
    t.play('1 choose white');
    expect(t.refusal('1 order 4')).toMatchObject({ code: 'END_OF_TRACK', rule: 'AM-155', params: { end: 13 } });
    t.play('1 order 3', '1 end');
    expect(t.state).toMatchObject({ special: [13, 0], gold: [2, 1] });
  });

  test('AM-156 AMX-22 white cubes become the colour of the disc’s space, with the points of the phase', () => {
    const t = choosing('white5 blue2', {}, table(4));
    t.arrange((s) => {
      s.special = [0, 0, 0, 4];
      s.order = [3, 0, 1, 2];
      s.queue = s.order.slice();
    });
    expect(t.moves(3)).toEqual(['choose blue', 'choose red by white', 'choose white', 'gold']);
    t.play('4 choose red by white', '4 plan O4');
    expect(t.state).toMatchObject({ action: 'red', ap: 1 });
  });

  test('AM-156 AMD-09 not from the white first space, not to another colour, not if the colour is there, not without white cubes', () => {
    const first = choosing('white3 blue1');
    expect(first.refusal('1 choose red by white')).toMatchObject({ code: 'DISC_ON_WHITE', rule: 'AM-156' });
    first.arrange((s) => {
      s.special[0] = 4;
    });
    expect(first.refusal('1 choose green by white')).toMatchObject({ code: 'DISC_ON_OTHER_COLOUR' });
    expect(first.refusal('1 choose white by white')).toMatchObject({ code: 'WHITE_STAYS_WHITE' });
    const present = choosing('white3 red1');
    present.arrange((s) => {
      s.special[0] = 4;
    });
    expect(present.refusal('1 choose red by white')).toMatchObject({ code: 'COLOUR_IS_THERE' });
    const none = choosing('blue3');
    none.arrange((s) => {
      s.special[0] = 4;
    });
    expect(none.refusal('1 choose red by white')).toMatchObject({ code: 'NO_WHITE_CUBES' });
  });

  test('AM-157 AM-D41 on the last space any of the six other colours, but none that is there, and the points stay the same', () => {
    const t = choosing('white2 blue3');
    t.arrange((s) => {
      s.special[0] = 13;
    });
    expect(t.moves(0).filter((move) => move.endsWith('by white'))).toEqual(
      ['black', 'red', 'brown', 'green', 'yellow'].map((colour) => `choose ${colour} by white`),
    );
    expect(t.refusal('1 choose blue by white')).toMatchObject({ code: 'COLOUR_IS_THERE' });
    t.play('1 choose black by white');
    expect(t.state.ap).toBe(3);
  });

  test('AM-158 AM-D32 AM-207 the highest mark counts at the end; a jump from the first space reaches it, and opens the special action', () => {
    const t = give(choosing('white1'), 1, 'jump-first');
    t.arrange((s) => {
      s.special = [0, 7];
      s.order = [1, 0];
      s.queue = [0, 1];
    });
    const prospect = (): readonly number[] => amerigo.score(t.state).lines.find(({ item }) => item === 'special')?.points ?? [];
    expect(prospect()).toEqual([0, 3]);
    t.play('1 choose white', '1 jump', '1 end');
    expect(t.state.special).toEqual([7, 7]);
    expect(t.state.order).toEqual([0, 1]);
    expect(prospect()).toEqual([3, 3]);
    const next = choosing('white2', {}, t);
    expect(next.moves(0)).toContain('choose yellow by white');
  });
});
