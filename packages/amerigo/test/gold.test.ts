import { describe, expect, test } from 'vitest';
import { goldOffer, vpOnTrack } from '../src';
import { choosing, eventsOf, give, line } from './helpers';

describe('gold', () => {
  test('AM-160 AM-161 AMX-23 ten cubes are 4 gold; from 9 the track is full at 12 and one becomes a point', () => {
    const t = choosing('blue4 red3 green3');
    t.arrange((s) => {
      s.gold[0] = 9;
    });
    expect(goldOffer(t.state, 0)).toBe(4);
    expect(eventsOf(t.play('1 gold'), 'GoldTaken')).toEqual([{ kind: 'GoldTaken', seat: 0, cubes: 10, gold: 4, overflow: 1 }]);
    expect(t.state).toMatchObject({ gold: [12, 1], vp: [1, 0] });
    expect(line(t, 'overflow')).toEqual([1, 0]);
    // Only ending the turn is left.
    expect(t.moves(0)).toEqual(['end']);
  });

  test('AM-160 the number of cubes is divided by three and rounded up', () => {
    for (const [cubes, gold] of [
      ['blue1', 1],
      ['blue3', 1],
      ['blue4', 2],
      ['blue6 red1', 3],
    ] as const) {
      expect(goldOffer(choosing(cubes).state, 0)).toBe(gold);
    }
  });

  test('AM-162 AMD-11 a chest is worth 3 gold and leaves the game; with 12 gold it is 3 points', () => {
    const t = choosing('blue3');
    t.arrange((s) => {
      s.chests[0] = 1;
      s.islandChest[6] = 0;
      s.gold[0] = 12;
    });
    expect(eventsOf(t.play('1 chest'), 'ChestCashed')).toEqual([{ kind: 'ChestCashed', seat: 0, gold: 3, overflow: 3 }]);
    expect(t.state).toMatchObject({ gold: [12, 1], vp: [3, 0], chests: [0, 0], chestsGone: 1 });
    expect(t.refusal('1 chest')).toMatchObject({ code: 'NO_CHEST', rule: 'AM-162' });
  });

  test('AM-162 AM-165 AM-209 AM-210 AM-D29 AM-D50 chests and gold tokens: before choosing, during the action and after it, only in the own turn', () => {
    const t = give(choosing('black2'), 1, 'gold3', 'gold5');
    t.arrange((s) => {
      s.chests[0] = 1;
    });
    t.play('1 use gold3');
    expect(t.state).toMatchObject({ gold: [3, 1], stage: 'choose' });
    t.play('1 choose black', '1 chest', '1 load 8');
    expect(t.state).toMatchObject({ gold: [0, 1], cannons: [8, 0] });
    t.play('1 use gold5');
    expect(t.state.gold[0]).toBe(5);
    expect(t.refusal('1 use gold5')).toMatchObject({ code: 'TOKEN_USED_UP', rule: 'AM-199' });
    t.play('1 end');
    const other = give(choosing('black2'), 2, 'gold3');
    expect(other.refusal('2 use gold3')).toMatchObject({ code: 'NOT_YOUR_TURN' });
  });

  test('AM-D50 also right after taking gold, and before the cubes are counted', () => {
    const t = give(choosing('black4'), 1, 'gold3', 'cube-vp');
    t.play('1 use gold3', '1 count');
    expect(t.state).toMatchObject({ gold: [3, 1], vp: [4, 0] });
    const u = give(choosing('black4'), 1, 'gold5');
    u.play('1 gold', '1 use gold5', '1 end');
    expect(u.state.gold[0]).toBe(7);
  });

  test('AM-D23 gold beyond 12 from any source is points', () => {
    const t = give(choosing('black3'), 1, 'gold5');
    t.arrange((s) => {
      s.gold[0] = 11;
      s.cannons[0] = 12;
    });
    t.play('1 use gold5');
    expect(t.state.vp[0]).toBe(4);
    t.play('1 choose black', '1 end');
    expect(t.state.vp[0]).toBe(6);
  });

  test('AM-166 gold is not asked for when pirates come', () => {
    const t = choosing('blue1', { phase: 'white' });
    t.arrange((s) => {
      s.pirates = [3];
      s.gold = [12, 12];
      s.vp = [10, 10];
    });
    t.play('1 gold', '1 end', '2 gold', '2 end');
    expect(t.state.gold).toEqual([12, 12]);
    expect(t.state.vp).toEqual([8, 8]);
  });

  test('AM-034 AM-035 points go round a track of 50 spaces; a tile shows 50, 100, 150 or 200', () => {
    expect([0, 49, 50, 123, 170, 211].map(vpOnTrack)).toEqual([
      { space: 0, tile: 0 },
      { space: 49, tile: 0 },
      { space: 0, tile: 50 },
      { space: 23, tile: 100 },
      { space: 20, tile: 150 },
      { space: 11, tile: 200 },
    ]);
  });
});

describe('yellow: production', () => {
  test('AM-150 AM-148 AMX-20 cotton for 2 and cotton for 3 with 5 points: two more production tokens on the cotton stack', () => {
    const t = choosing('yellow5');
    t.play('1 choose yellow', '1 buy cotton2', '1 buy cotton3');
    expect(t.state.production.slice(0, 5)).toEqual([2, 0, 0, 0, 0]);
    t.state.commodities[0] = 1;
    // One commodity times two bought and one printed.
    expect(line(t, 'cotton')).toEqual([3, 0]);
    expect(t.state.ap).toBe(0);
  });

  test('AM-150 AM-151 only what is on display, for its price, and nothing is replaced', () => {
    const t = choosing('yellow3');
    t.play('1 choose yellow');
    expect(t.refusal('1 buy coffee2')).toMatchObject({ code: 'NOT_ON_DISPLAY', rule: 'AM-150' });
    expect(t.refusal('1 buy sugar4')).toMatchObject({ code: 'NOT_ENOUGH_POINTS', params: { cost: 4, ap: 3, gold: 0 } });
    t.play('1 buy tobacco2', '1 end', '2 choose yellow');
    expect(t.refusal('2 buy tobacco2')).toMatchObject({ code: 'NOT_ON_DISPLAY' });
    expect(t.state.productionOffer.filter((kind) => kind >= 0)).toHaveLength(5);
  });
});
