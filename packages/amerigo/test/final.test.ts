import { describe, expect, test } from 'vitest';
import { amerigo } from '../src';
import { endRound, eventsOf, give, line, posts, type Table, table } from './helpers';

/** The end of the game as the rulebook tells it for the first player, with this much gold on the track. */
function example(gold: number): Table {
  const t = give(table(), 1, 'gold5', 'end-7', 'end-gold');
  t.arrange((s) => {
    s.gold = [gold, 0];
    s.chests[0] = 1;
    s.islandChest[6] = 0;
    // Cotton, tobacco, sugar, coconut, coffee; production without the printed token.
    s.commodities.splice(0, 5, 3, 1, 0, 2, 2);
    s.production.splice(0, 5, 3, 0, 1, 0, 1);
    s.progress[0] = 16;
    s.special[0] = 10;
  });
  return t;
}

describe('final scoring', () => {
  test('AM-190 AM-D26 AMX-30b 9 gold, a chest and the 5-gold token: 5 points overflow, then 12', () => {
    const t = example(9);
    const events = endRound(t, 5);
    expect(eventsOf(events, 'ChestCashed')).toHaveLength(1);
    expect(eventsOf(events, 'TokenCashed')).toHaveLength(1);
    expect(line(t, 'overflow')).toEqual([5, 0]);
    expect(line(t, 'gold')).toEqual([12, 0]);
    expect(t.state).toMatchObject({ gold: [12, 0], chests: [0, 0] });
  });

  test('AM-191 AM-033 AMX-31 goods: commodities times production including the printed token, whatever it cost', () => {
    const t = example(9);
    endRound(t, 5);
    expect(['cotton', 'tobacco', 'sugar', 'coconut', 'coffee'].map((sort) => line(t, sort)[0])).toEqual([12, 1, 0, 2, 4]);
  });

  test('AM-192 AM-215 AM-216 AM-D24 AMX-32 progress: 7, the gold once more, and 10 on the track make 29', () => {
    const t = example(9);
    endRound(t, 5);
    expect(line(t, 'tokens')).toEqual([19, 0]);
    expect(line(t, 'progress')).toEqual([10, 0]);
  });

  test('AM-193 AMX-33 special: the highest value reached', () => {
    const t = example(9);
    endRound(t, 5);
    expect(line(t, 'special')).toEqual([6, 0]);
  });

  test.each([
    [10, 72],
    [9, 71],
  ])('AM-D26 AMX-34 with %i gold at the start of the scoring it brings %i points', (gold, points) => {
    const t = example(gold);
    endRound(t, 5);
    expect(t.state.vp[0]).toBe(points);
    expect(amerigo.score(t.state).total[0]).toBe(points);
  });

  test('AM-190 AM-191 AM-192 AM-193 the steps come in the order of the rulebook, and before the end the sheet shows them as prospects', () => {
    const t = example(10);
    const before = amerigo.score(t.state);
    expect(before.total[0]).toBe(72);
    expect(before.lines.filter(({ booked }) => !booked).map(({ item }) => item)).toEqual([
      'gold',
      'cotton',
      'tobacco',
      'sugar',
      'coconut',
      'coffee',
      'tokens',
      'progress',
      'special',
    ]);
    const events = endRound(t, 5);
    expect(eventsOf(events, 'FinalScored').map(({ item }) => item)).toEqual([
      'gold',
      'cotton',
      'tobacco',
      'sugar',
      'coconut',
      'coffee',
      'tokens',
      'progress',
      'special',
    ]);
    expect(amerigo.score(t.state).lines.every(({ booked }) => booked)).toBe(true);
    expect(t.run.turn.kind).toBe('over');
    expect(t.refusal('1 end')).toMatchObject({ code: 'GAME_OVER' });
  });

  test('AM-190 AM-216 between two steps nothing is counted twice', () => {
    const t = example(10);
    const copy = amerigo.clone(t.state);
    for (const event of endRound(t, 5)) {
      if (event.kind === 'TurnEnded' || event.kind === 'CubesSorted') continue;
      amerigo.evolve(copy, event);
      expect(amerigo.score(copy).total[0]).toBe(72);
    }
  });

  test('AM-194 AM-D33 equal points: further ahead on the special track wins, and on one space the upper disc', () => {
    const ahead = table(3);
    ahead.arrange((s) => {
      s.gold = [0, 0, 0];
      s.special = [1, 3, 2];
      s.order = [1, 2, 0];
    });
    expect(eventsOf(endRound(ahead, 5), 'GameEnded')[0]).toMatchObject({ winner: 1, totals: [0, 0, 0] });
    expect(amerigo.ranking(ahead.state)).toEqual([3, 1, 2]);
    const stacked = table(3);
    stacked.arrange((s) => {
      s.gold = [0, 0, 0];
      s.order = [2, 0, 1];
    });
    expect(eventsOf(endRound(stacked, 5), 'GameEnded')[0]).toMatchObject({ winner: 2 });
    const points = table(3);
    points.arrange((s) => {
      s.gold = [0, 0, 0];
      s.vp = [0, 0, 1];
      s.special = [3, 3, 0];
      s.order = [0, 1, 2];
    });
    endRound(points, 5);
    expect(amerigo.ranking(points.state)).toEqual([2, 3, 1]);
  });

  test('AM-213 AM-D28 AM-214 the unused cube token is worthless, the post token counts posts on the map', () => {
    const t = give(table(), 1, 'cube-vp');
    give(t, 2, 'end-posts');
    t.arrange((s) => {
      s.gold = [0, 0];
    });
    posts(t, 2, 'd1', 'd7', 'c9');
    endRound(t, 5);
    expect(line(t, 'tokens')).toEqual([0, 3]);
    expect(line(t, 'cubes')).toEqual([0, 0]);
  });

  test('AM-216 AM-D24 the gold token counts what lies on the track after chests and tokens became gold, 12 at most', () => {
    const t = give(table(), 1, 'end-gold');
    t.arrange((s) => {
      s.gold = [4, 0];
      s.chests = [1, 0];
    });
    expect(line(t, 'tokens')).toEqual([7, 0]);
    endRound(t, 5);
    expect([line(t, 'gold'), line(t, 'tokens')]).toEqual([
      [7, 0],
      [7, 0],
    ]);
  });
});
