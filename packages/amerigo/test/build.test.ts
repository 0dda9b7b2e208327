import { eventsOf as foreseen } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, builtTiles, placements, tileCells } from '../src';
import { NEUTRAL, POST, VILLAGE } from '../src/state';
import { built, choosing, eventsOf, give, line, posts, ships, space, stock, type Table, table, tileNumber } from './helpers';

/** The first player builds with this many points. */
function building(ap: number, arrange: (t: Table) => void, round = 1): Table {
  const t = choosing(`green${ap}`, { phase: 'green', round });
  arrange(t);
  t.play('1 choose green');
  return t;
}

/** The big island with two posts of red, one of blue, and only h11 and i11 free (AMX-19). */
function nearlyFull(t: Table): void {
  posts(t, 1, 'm11', 'h12');
  posts(t, 2, 'j13');
  built(t, 1, 'vI4', 'j12');
  built(t, 2, 'I3', 'k13');
  built(t, 2, 'I3', 'k14');
  built(t, 2, 'D2', 'h13');
  built(t, 2, 'vM1', 'm15');
  built(t, 2, 'vM1', 'h14');
  built(t, 1, 'vM1', 'i12');
}

describe('green: building', () => {
  test('AM-130 only planned tiles, only on islands with an own post', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      posts(u, 2, 'd1');
      stock(u, 1, 'vM1');
    });
    expect(t.refusal('1 build vD2 d8 r0')).toMatchObject({ code: 'NOT_PLANNED', rule: 'AM-130' });
    expect(t.refusal('1 build vM1 c1 r0')).toMatchObject({ code: 'NOT_CONNECTED', rule: 'AM-134' });
    expect(t.moves(0)).toEqual(['build vM1 e7 r0', 'build vM1 d8 r0', 'end']);
  });

  test('AM-131 AMX-13 AMX-18 AM-139 neutral 2, village 4 and village 3 need 4 points and bring 10 on a big island', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'j13');
      stock(u, 1, 'D2', 'vI4', 'vI3');
    });
    t.play('1 build D2 k13 r0');
    expect(t.state.ap).toBe(2);
    t.play('1 build vI4 j12 r0', '1 build vI3 k14 r0');
    expect(t.state.ap).toBe(0);
    expect(t.state.vp).toEqual([10, 0]);
    expect(line(t, 'tiles')).toEqual([10, 0]);
  });

  test('AM-139 on a small island the lower value', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      stock(u, 1, 'D2', 'vI3');
    });
    expect(eventsOf(t.play('1 build D2 d8 r0'), 'TileBuilt')[0]).toMatchObject({ vp: 4, ap: 2, island: 4 });
    expect(eventsOf(t.play('1 build vI3 c9 r0'), 'TileBuilt')[0]).toMatchObject({ vp: 1, ap: 1 });
  });

  test('AM-132 AMX-14 a tile with one space over water is refused', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      stock(u, 1, 'vD2', 'vI4');
    });
    expect(t.refusal('1 build vD2 e8 r0')).toMatchObject({ code: 'NOT_ON_LAND', rule: 'AM-132' });
    expect(t.refusal('1 build vI4 t1 r0')).toMatchObject({ code: 'NOT_ON_LAND' });
    expect(t.refusal('1 build vI4 a20 r1')).toMatchObject({ code: 'NOT_ON_LAND' });
  });

  test('AM-133 spaces under a tile or a post cannot be covered', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      posts(u, 2, 'c9');
      built(u, 1, 'vM1', 'd8');
      stock(u, 1, 'vM1', 'vD2');
    });
    expect(t.refusal('1 build vM1 d8 r0')).toMatchObject({ code: 'SPACE_BUILT_OVER', rule: 'AM-133' });
    expect(t.refusal('1 build vM1 d7 r0')).toMatchObject({ code: 'SPACE_BUILT_OVER' });
    expect(t.refusal('1 build vD2 c9 r0')).toMatchObject({ code: 'SPACE_BUILT_OVER' });
  });

  test('AM-134 AMX-15 a tile without contact to a post or chain is refused', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      stock(u, 1, 'vD2');
    });
    expect(t.refusal('1 build vD2 d10 r0')).toMatchObject({ code: 'NOT_CONNECTED', rule: 'AM-134' });
    // Corner to corner is no contact: e8 touches d7 only at its corner.
    expect(t.moves(0)).not.toContain('build vD2 e8 r1');
  });

  test.each([
    ['an own village tile carries the chain', 1, 'vM1', true],
    ['a neutral tile of anybody carries it', 2, 'M1', true],
    ['another player’s village tile does not', 2, 'vM1', false],
  ])('AM-134 AM-135 %s', (_, player, id, carries) => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      built(u, player, id, 'd8');
      stock(u, 1, 'vM1');
    });
    expect(t.moves(0).includes('build vM1 d9 r0')).toBe(carries);
  });

  test('AM-135 another player’s post does not carry the chain either', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'j13');
      built(u, 1, 'vD2', 'i12', 1);
      posts(u, 2, 'h12');
      stock(u, 1, 'vM1');
    });
    // h11 touches the post h12, which touches the chain of the first player at i12.
    expect(t.refusal('1 build vM1 h11 r0')).toMatchObject({ code: 'NOT_CONNECTED', rule: 'AM-134' });
    expect(t.moves(0)).toEqual(expect.arrayContaining(['build vM1 i11 r0', 'build vM1 h13 r0']));
  });

  test('AM-136 AM-D37 a free post space may be covered, also next to an own ship; then no post can be founded there', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      built(u, 1, 'vM1', 'd8');
      ships(u, 1, 'b9', 'frame1');
      stock(u, 1, 'vD2');
    });
    t.play('1 build vD2 c9 r0', '1 end');
    expect(t.state.cover[space('c9')]).toBe(VILLAGE);
    const later = choosing('blue3', {}, t);
    later.play('1 choose blue');
    expect(later.refusal('1 sail 1 b9')).toMatchObject({ code: 'NOTHING_TO_FOUND' });
  });

  test('AM-137 AM-148 AMX-17 covered commodities go to the builder’s sheet, by sort, and the spaces are empty', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'm15');
      stock(u, 1, 'vI3');
    });
    const [tile] = eventsOf(t.play('1 build vI3 k14 r0'), 'TileBuilt');
    expect(tile?.commodities).toEqual(['cotton', 'sugar']);
    expect(t.state.commodities).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(amerigo.census(t.state).commodities).toBe(40);
  });

  test('AM-138 several tiles on several islands in one action; an earlier tile carries a later one', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7', 'd1');
      stock(u, 1, 'vM1', 'vM1', 'vD2');
    });
    expect(t.refusal('1 build vD2 d9 r0')).toMatchObject({ code: 'NOT_CONNECTED' });
    t.play('1 build vM1 d8 r0', '1 build vD2 d9 r0', '1 build vM1 c1 r0');
    expect(t.state.ap).toBe(1);
    expect(builtTiles(t.state).map(({ cell }) => cell)).toEqual(['d8', 'd9', 'c1'].map(space));
  });

  test('AM-140 tiles may be turned; a turn that changes nothing is not offered twice', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'd7');
      stock(u, 1, 'vD2', 'vO4');
    });
    expect(t.moves(0)).toEqual(['build vD2 e7 r1', 'build vD2 d8 r0', 'build vD2 d8 r1', 'build vO4 d8 r0', 'end']);
    expect(t.refusal('1 build vD2 d8 r2')).toMatchObject({ code: 'NO_SUCH_ROTATION', rule: 'AM-140' });
    expect(t.refusal('1 build vO4 d8 r1')).toMatchObject({ code: 'NO_SUCH_ROTATION' });
    expect(tileCells(tileNumber('L3'), space('d8'), 0)).toEqual(['d8', 'd9', 'e9'].map(space));
  });

  test('AM-141 AM-D52 a chest has no place on the island: building anywhere leaves it there', () => {
    const t = building(4, (u) => {
      posts(u, 1, 'j13');
      stock(u, 1, 'vI4');
    });
    t.play('1 build vI4 j12 r0');
    expect(t.state.islandChest[6]).toBe(1);
  });

  test('AM-142 AM-143 AM-144 AM-145 AM-146 AMX-19 completing a big island in round 2', () => {
    const t = building(
      1,
      (u) => {
        nearlyFull(u);
        stock(u, 1, 'vD2');
      },
      2,
    );
    const events = t.play('1 build vD2 h11 r0');
    expect(eventsOf(events, 'IslandCompleted')).toEqual([
      { kind: 'IslandCompleted', seat: 0, island: 6, vp: 3, posts: [12, 4], chest: true },
    ]);
    expect(t.state.vp).toEqual([17, 4]);
    expect(t.state.chests).toEqual([1, 0]);
    expect(t.state.islandChest[6]).toBe(0);
    expect([line(t, 'tiles'), line(t, 'completion'), line(t, 'posts')]).toEqual([
      [2, 0],
      [3, 0],
      [12, 4],
    ]);
  });

  test('AM-142 AM-143 completing a small island brings 3 points and no chest, and nothing to those without a post', () => {
    const t = building(2, (u) => {
      posts(u, 1, 'b5');
      stock(u, 1, 'vD2');
    });
    t.play('1 build vD2 a4 r1');
    // 1 for the tile, 3 for the completion, one post times 5.
    expect(t.state.vp).toEqual([9, 0]);
    expect(t.state.chests).toEqual([0, 0]);
  });

  test('AM-143 AM-D52 a post on the last space of a big island takes the chest, too', () => {
    const t = choosing('blue4', { round: 3 });
    posts(t, 1, 'm11');
    posts(t, 2, 'h12');
    built(t, 1, 'vI4', 'j12');
    built(t, 2, 'I3', 'k13');
    built(t, 2, 'I3', 'k14');
    built(t, 2, 'D2', 'h13');
    built(t, 2, 'vM1', 'm15');
    built(t, 2, 'vM1', 'h14');
    built(t, 1, 'vM1', 'i12');
    built(t, 1, 'vD2', 'h11');
    ships(t, 1, 'j14', 'frame1');
    t.play('1 choose blue', '1 sail 1 j14');
    expect(eventsOf(t.play('1 found'), 'IslandCompleted')[0]).toMatchObject({ chest: true, posts: [9, 3] });
    expect(t.state.chests).toEqual([1, 0]);
  });

  test('AM-144 AM-145 AMD-07 in round 5 three posts are worth 6 times 1', () => {
    const t = building(
      1,
      (u) => {
        posts(u, 1, 'm11', 'h12', 'j13');
        for (const [id, cell] of [
          ['vI4', 'j12'],
          ['vI3', 'k13'],
          ['vI3', 'k14'],
          ['vD2', 'h13'],
          ['vM1', 'm15'],
          ['vM1', 'h14'],
          ['vM1', 'i12'],
        ] as const)
          built(u, 1, id, cell);
        stock(u, 1, 'vD2');
      },
      5,
    );
    t.play('1 build vD2 h11 r0');
    expect(line(t, 'posts')).toEqual([6, 0]);
  });

  test.each([
    ['flat', 6],
    ['triangular', 10],
  ])('AM-D03 four posts with the option %s count %i', (completion, factor) => {
    const t = choosing('green1', { phase: 'green', round: 5 }, table(2, { completion }));
    posts(t, 1, 'm11', 'h12', 'j13', 'm15');
    for (const [id, cell] of [
      ['vI4', 'j12'],
      ['vI3', 'k13'],
      ['vI3', 'k14'],
      ['vD2', 'h13'],
      ['vM1', 'h14'],
      ['vM1', 'i12'],
    ] as const)
      built(t, 1, id, cell);
    stock(t, 1, 'vD2');
    t.play('1 choose green', '1 build vD2 h11 r0');
    expect(line(t, 'posts')).toEqual([factor, 0]);
  });

  test('AM-147 a tile scores when it is built and never again', () => {
    const t = building(2, (u) => {
      posts(u, 1, 'd7');
      stock(u, 1, 'D2');
    });
    t.play('1 build D2 d8 r0');
    expect(t.state.vp[0]).toBe(4);
    t.play('1 end', '2 gold', '2 end');
    expect(line(t, 'tiles')).toEqual([4, 0]);
    expect(t.state.cover[space('d8')]).toBe(NEUTRAL);
  });

  test('AM-D51 built tiles and posts never return', () => {
    const t = building(2, (u) => {
      posts(u, 1, 'b5');
      stock(u, 1, 'vD2');
    });
    t.play('1 build vD2 a4 r1');
    expect(t.state.stock.every((count) => count === 0)).toBe(true);
    expect(t.state.posts[0]).toBe(11);
    expect(t.state.cover[space('b5')]).toBe(POST);
    expect(t.state.freeLand[3]).toBe(0);
  });

  test('AM-D44 gold of a chest won can be spent in the same action', () => {
    const t = building(
      1,
      (u) => {
        nearlyFull(u);
        posts(u, 1, 'd7');
        stock(u, 1, 'vD2', 'D2');
      },
      2,
    );
    expect(t.moves(0)).not.toContain('build D2 d8 r0');
    t.play('1 build vD2 h11 r0', '1 chest', '1 build D2 d8 r0');
    expect(t.state.gold[0]).toBe(1);
  });

  test('placements and preview tell a board what a tile would bring', () => {
    const t = give(
      building(2, (u) => {
        posts(u, 1, 'b5');
        stock(u, 1, 'vD2');
      }),
      1,
      'plus2-green',
    );
    expect(placements(t.state, 0, tileNumber('vD2'))).toEqual([{ cell: space('a4'), rotation: 1, cells: [space('a4'), space('a5')] }]);
    expect(placements(t.state, 1, tileNumber('vD2'))).toEqual([]);
    const events = foreseen(amerigo, amerigo.clone(t.state), 0, { kind: 'build', tile: tileNumber('vD2'), cell: space('a4'), rotation: 1 });
    expect(events.map(({ kind }) => kind)).toEqual(['TileBuilt', 'IslandCompleted']);
    expect(t.state.vp[0]).toBe(0);
  });
});
