import { describe, expect, test } from 'vitest';
import { NONE, PALACE, previewBuild, TORII, tilesFor } from '../src';
import { island, only, table, tile } from './helpers';

/** Around i06 lie an old wood and an old bamboo boat; player 1 adds a bamboo boat. */
const ready = (options = {}) => table(3, options).row('S01').sea({ s18: 'W', s19: 'B' }).turn(1, 'B');

describe('step 3b: build', () => {
  test('YA-058 YA-059 YA-060 YA-062 YA-063 YA-064 YA-065 YAX-45 a tile, an empty island, the boats around it', () => {
    const t = ready();
    t.me('place bamboo s20');
    const events = t.me('build S01 i06');
    expect(only(events, 'BuildingBuilt')).toEqual([
      { kind: 'BuildingBuilt', seat: 0, tile: tile('S01'), island: island('i06'), reserve: NONE, missing: 0, points: 2 },
    ]);
    expect(t.state.built[0]).toEqual([tile('S01')]);
    expect(t.state.row).toEqual([NONE, NONE, NONE, NONE, NONE]);
    expect(t.at('i06')).toBe(0);
    expect(t.state.figures[0]).toBe(7);
    expect([t.at('s18'), t.at('s19'), t.at('s20')]).toEqual([1, 0, 0]);
  });

  test('YA-062 YA-D13 YAX-47 every needed boat is another boat', () => {
    const t = table().row('S01').sea({ s18: 'W' }).turn(1, 'B');
    t.me('place bamboo s07');
    expect(t.refusal('build S01 i06')).toMatchObject({ code: 'BOATS_MISSING', rule: 'YA-062', params: { missing: 1 } });
  });

  test('YA-062 YAX-48 additional boats do no harm', () => {
    const t = table().row('S01').sea({ s18: 'W', s19: 'B', s07: 'C', s08: 'G' }).turn(1, 'B');
    t.me('place bamboo s20', 'build S01 i06');
    expect(t.at('i06')).toBe(0);
  });

  test('YA-060 YAX-49 an island holds one building', () => {
    const t = ready().sites({ i06: 'P2' });
    t.me('place bamboo s20');
    expect(t.refusal('build S01 i06')).toMatchObject({ code: 'ISLAND_BUILT', rule: 'YA-060' });
  });

  test('YA-061 YA-D01 YA-D02 YAX-50 a token on the island does not matter and stays; with cleared islands only it does', () => {
    const t = ready().culture({ i06: 'blue' });
    t.me('place bamboo s20', 'build S01 i06');
    expect(t.state.culture[island('i06')]).toBe(3);
    t.pass();
    t.turn(4, 'W').me('place wood s07', 'collect s07 i06');
    expect(t.tokensOf(2, 'blue')).toBe(1);
    expect(t.at('i06')).toBe(0);
    const strict = ready({ clearedIslandsOnly: true }).culture({ i06: 'blue' });
    strict.me('place bamboo s20');
    expect(strict.refusal('build S01 i06')).toMatchObject({ code: 'ISLAND_NOT_CLEARED', rule: 'YA-D01' });
    const cleared = ready({ clearedIslandsOnly: true });
    cleared.me('place bamboo s20', 'build S01 i06');
    expect(cleared.at('i06')).toBe(0);
  });

  test('YA-063 YAX-51 the needed boats may all be old ones of others', () => {
    const t = table().row('S01').sea({ s18: 'W', s19: 'B', s20: 'B' }).turn(1, 'C');
    t.me('place clay s07', 'build S01 i06');
    expect(t.at('i06')).toBe(0);
  });

  test('YA-059 the island must be beside a boat of this turn', () => {
    const t = table().row('S01').sea({ s18: 'W', s19: 'B', s20: 'B' }).turn(1, 'C');
    t.me('place clay s30');
    expect(t.refusal('build S01 i06')).toMatchObject({ code: 'ISLAND_NOT_ADJACENT', rule: 'YA-059' });
  });

  test('YA-058 only open tiles and own reserved ones', () => {
    const t = ready();
    t.me('place bamboo s20');
    expect(t.refusal('build T02 i06')).toMatchObject({ code: 'TILE_NOT_AVAILABLE', rule: 'YA-058' });
    t.arrange((s) => {
      s.reserved[1] = [tile('T02')];
      s.reservedFrom[1] = [NONE];
    });
    expect(t.refusal('build T02 i06')).toMatchObject({ code: 'TILE_NOT_AVAILABLE' });
  });

  test('YA-067 YA-D14 YAX-52 one building a turn, whatever its kind', () => {
    const t = table().row('T01', 'O01').sea({ s18: 'B', s08: 'W', s20: 'S', s07: 'C' }).turn(1, 'B');
    t.me('place bamboo s19');
    expect(t.moves()).toContain('build O01 i06');
    t.me('build T01 i06');
    expect(t.refusal('build O01 i06')).toMatchObject({ code: 'ACTING_OVER', rule: 'YA-067' });
    const u = table().row('T01', 'O01').sea({ s18: 'B', s08: 'W', s20: 'S', s07: 'C' }).turn(1, 'B');
    u.me('place bamboo s19', 'build O01 i06');
    expect(u.refusal('build T01 i12')).toMatchObject({ code: 'ACTING_OVER' });
  });

  test('YA-011 YA-065 YA-073 YAX-53 a palace has its own figure, no owner on the board and no bonus', () => {
    const t = table().row('P01').sea({ s18: 'S', s19: 'S', s20: 'C' }).sites({ i01: 'P1', i12: 'P1' }).mountains('i06').turn(1, 'G');
    const figures = t.state.figures[0];
    t.me('place gold s07');
    const events = t.me('build P01 i06');
    expect(t.at('i06')).toBe(PALACE);
    expect(t.state.figures[0]).toBe(figures);
    expect(only(events, 'CoinsGained')).toEqual([]);
    expect(only(events, 'PrestigeGained')).toEqual([]);
    expect(t.state.built[0]).toEqual([tile('P01')]);
  });

  test('YA-066 YAX-54 without a standard building left only prestige buildings can be built', () => {
    const t = table()
      .row('T01', 'O01')
      .sea({ s18: 'B', s08: 'W', s20: 'S', s07: 'C' })
      .arrange((s) => {
        s.figures[0] = 0;
      })
      .turn(1, 'B');
    t.me('place bamboo s19');
    expect(t.refusal('build T01 i06')).toMatchObject({ code: 'NO_FIGURE_LEFT', rule: 'YA-066' });
    t.me('build O01 i06');
    expect(t.at('i06')).toBe(TORII);
  });

  test('YA-058 YA-103 YA-D28 YAX-55 a reserved tile is built like an open one, also in the turn of reserving', () => {
    const t = table().row('S01', 'T01').sea({ s18: 'W', s19: 'B' }).turn(2, 'B');
    t.me('reserve S01');
    expect(tilesFor(t.state, 0)).toEqual([tile('T01'), tile('S01')]);
    t.me('place bamboo s20');
    const events = t.me('build S01 i06');
    expect(only(events, 'BuildingBuilt')[0]).toMatchObject({ reserve: 0 });
    expect(t.state.reserved[0]).toEqual([]);
    expect(t.story.game.score(t.state).lines.find((line) => line.item === 'reserved')?.points[0]).toBe(0);
  });

  test('YA-D30 nobody builds on Sacred Ground', () => {
    const t = ready().sites({ i06: 'sacred' });
    t.me('place bamboo s20');
    expect(t.refusal('build S01 i06')).toMatchObject({ code: 'ISLAND_SACRED', rule: 'YA-D30' });
  });

  test('the preview for the board tells what is missing and what a building would bring', () => {
    const t = ready().mountains('i06').sites({ i01: 'P1' });
    expect(previewBuild(t.state, 0, tile('S01'), island('i06'))).toEqual({
      missing: 1,
      prestige: [{ tokens: 1, source: 'mountain' }],
      coins: [{ coins: 2, source: 'group' }],
    });
    expect(t.at('s20')).toBe(NONE);
  });
});

describe('step 3c: bonuses', () => {
  const bonus = (arrange: (t: ReturnType<typeof table>) => unknown, id = 'S01') => {
    const t = table().row(id).sea({ s18: 'W', s19: 'B' });
    arrange(t);
    t.turn(1, 'B').me('place bamboo s20', `build ${id} i06`);
    return { prestige: t.state.prestige[0], coins: t.coinsOf(1) - 10 };
  };

  test('YA-068 YA-D16 YAX-57 a prestige token per palace or torii next door, whoever built it', () => {
    expect(bonus((t) => t.sites({ i07: 'palace', i12: 'torii' }))).toEqual({ prestige: 2, coins: 0 });
  });

  test('YA-069 YAX-58 a prestige token on a mountain', () => {
    expect(bonus((t) => t.mountains('i06'))).toEqual({ prestige: 1, coins: 0 });
  });

  test('YA-070 YA-071 YAX-59 a building alone is no group', () => {
    expect(bonus((t) => t.sites({ i15: 'P1' }))).toEqual({ prestige: 0, coins: 0 });
  });

  test('YA-071 YAX-60 two neighbours make a group of two', () => {
    expect(bonus((t) => t.sites({ i01: 'P1' }))).toEqual({ prestige: 0, coins: 2 });
  });

  test('YA-070 YA-071 YAX-61 a building can join others to one group of three', () => {
    expect(bonus((t) => t.sites({ i01: 'P1', i12: 'P1' }))).toEqual({ prestige: 0, coins: 3 });
  });

  test('YA-070 a group is as large as possible, over several steps', () => {
    expect(bonus((t) => t.sites({ i01: 'P1', i02: 'P1', i03: 'P1', i05: 'P1' }))).toEqual({ prestige: 0, coins: 4 });
  });

  test('YA-072 YAX-62 a trading post doubles the coins of its group', () => {
    expect(bonus((t) => t.sites({ i01: 'P1', i12: 'P1' }), 'T02')).toEqual({ prestige: 0, coins: 6 });
  });

  test('YA-072 only the building just built doubles, not an older trading post of the group', () => {
    const t = table().row('T02').sea({ s18: 'W', s19: 'B' }).turn(1, 'B');
    t.me('place bamboo s20', 'build T02 i06');
    t.pass().turn(4, 'W').pass().turn(3, 'W').pass().settle();
    t.arrange((s) => {
      s.order = [0, 1, 2];
    });
    t.row('S01').sea({ s08: 'W', s22: 'B' }).turn(9, 'B');
    t.me('place bamboo s21', 'build S01 i07');
    expect(t.coinsOf(1)).toBe(12);
  });

  test('YA-D17 a trading post alone brings nothing', () => {
    expect(bonus(() => undefined, 'T02')).toEqual({ prestige: 0, coins: 0 });
  });

  test('YA-D18 the doubling does not touch the coins of specialists', () => {
    expect(bonus((t) => t.sites({ i01: 'P1' }).mountains('i06').own(1, 'landlord', 'mountain-coin'), 'T02')).toEqual({
      prestige: 1,
      coins: 4 + 2 + 2,
    });
  });

  test('YA-070 YAX-66 buildings of others and prestige buildings join no group', () => {
    expect(bonus((t) => t.sites({ i01: 'P2' }))).toEqual({ prestige: 0, coins: 0 });
    expect(bonus((t) => t.sites({ i01: 'palace', i02: 'P1' }))).toEqual({ prestige: 1, coins: 0 });
  });

  test('YA-073 YA-D15 YAX-67 a prestige building brings nothing for buildings that stand already', () => {
    const t = table().row('O03').sites({ i06: 'P1', i01: 'P1' }).sea({ s08: 'B', s20: 'C' }).turn(1, 'CG');
    t.me('place clay s21', 'place gold s22');
    const events = t.me('build O03 i07');
    expect(t.at('i07')).toBe(TORII);
    expect(only(events, 'PrestigeGained')).toEqual([]);
    expect(t.state.prestige).toEqual([0, 0, 0]);
  });

  test('YA-068 YA-069 YA-071 all bonuses are added up', () => {
    expect(bonus((t) => t.sites({ i07: 'palace', i13: 'torii', i01: 'P1' }).mountains('i06'))).toEqual({ prestige: 3, coins: 2 });
  });

  test('YA-019 YAX-108 prestige tokens and coins never run out: what the box no longer holds is paid all the same', () => {
    const t = table().row('T01').sea({ s18: 'W', s19: 'B' }).mountains('i06').sites({ i07: 'P3', i01: 'palace' });
    t.arrange((s) => {
      s.prestige = [14, 10, 0];
      s.coins = [200, 67, 0];
    });
    t.turn(1).pass().turn(4).pass().turn(3, 'B');
    t.me('place bamboo s20', 'build T01 i06');
    expect(t.state.prestige).toEqual([14, 10, 2]);
    expect(t.coinsOf(3)).toBe(4);
  });

  test('YA-012 YA-016 a trading post is a standard building: it takes a figure, joins groups, and pays them twice', () => {
    const t = table(3).row('T01', 'S01').sea({ s18: 'W', s19: 'B' }).sites({ i07: 'P2', i12: 'P3' }).turn(1).pass().turn(3, 'B');
    t.me('place bamboo s20');
    t.me('build T01 i06');
    expect([t.player, t.state.figures[1], t.at('i06')]).toEqual([2, 7, 1]);
    expect(t.coinsOf(2)).toBe(10 + 2 * 2);
    const house = table(3).row('S01').sea({ s18: 'W', s19: 'B' }).sites({ i07: 'P2', i12: 'P3' }).turn(1).pass().turn(3, 'B');
    house.me('place bamboo s20', 'build S01 i06');
    expect(house.coinsOf(2)).toBe(10 + 2);
  });

  test('YA-012 YA-066 without a figure left neither a house nor a trading post, but a palace', () => {
    const t = table(3).row('T01', 'S01', 'O01').sea({ s18: 'W', s19: 'B', s07: 'S' }).turn(1).pass();
    t.arrange((s) => {
      s.figures[1] = 0;
    });
    t.turn(3, 'BC').me('place bamboo s20');
    expect(t.refusal('build T01 i06')).toMatchObject({ code: 'NO_FIGURE_LEFT', rule: 'YA-066' });
    expect(t.refusal('build S01 i06')).toMatchObject({ code: 'NO_FIGURE_LEFT', rule: 'YA-066' });
    t.me('place clay s08', 'build O01 i06');
    expect(t.at('i06')).toBe(TORII);
    expect(t.state.figures[1]).toBe(0);
  });
});
