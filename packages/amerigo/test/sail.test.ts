import { describe, expect, test } from 'vitest';
import { geometryOf, reachable, voyage } from '../src';
import { FRAME } from '../src/map/spaces';
import { NONE } from '../src/state';
import { built, choosing, eventsOf, give, line, MAP, posts, ships, space, type Table } from './helpers';

/** The first player sails with this many points. */
function sailing(ap: number, arrange: (t: Table) => void = () => {}): Table {
  const t = choosing(`blue${ap}`);
  arrange(t);
  t.play('1 choose blue');
  return t;
}

describe('blue: ships', () => {
  test('AM-080 AM-D12 the first blue action places both ships on the frame, free and anywhere, before it can end', () => {
    const t = sailing(4);
    expect(t.moves(0)).toEqual(Array.from({ length: 12 }, (_, i) => `place 1 frame${i + 1}`));
    expect(t.refusal('1 end')).toMatchObject({ code: 'SHIPS_NOT_PLACED', rule: 'AM-D12' });
    expect(t.refusal('1 place 2 frame1')).toMatchObject({ code: 'NOT_THE_NEXT_SHIP', rule: 'AM-080' });
    expect(t.refusal('1 place 1 a1')).toMatchObject({ code: 'NOT_ON_THE_FRAME', rule: 'AM-080' });
    expect(t.refusal('1 place 1 frame13')).toMatchObject({ code: 'NOT_ON_THE_FRAME' });
    expect(t.refusal('1 sail 1 a1')).toMatchObject({ code: 'SHIP_NOT_PLACED' });
    t.play('1 place 1 frame3');
    expect(t.refusal('1 end')).toMatchObject({ rule: 'AM-D12' });
    t.play('1 place 2 frame3');
    expect(t.state.ships.slice(0, 2)).toEqual([space('frame3'), space('frame3')]);
    expect(t.state.ap).toBe(4);
    t.play('1 end');
    expect(t.state.ships).toEqual([FRAME + 2, FRAME + 2, NONE, NONE]);
  });

  test('AM-D12 also when the blue action comes from white cubes', () => {
    const t = choosing('white4');
    t.arrange((s) => {
      s.special[0] = 6;
      s.order = [0, 1];
    });
    t.play('1 choose blue by white');
    expect(t.state.ap).toBe(4);
    expect(t.refusal('1 end')).toMatchObject({ rule: 'AM-D12' });
  });

  test('AM-081 AM-082 AMX-08 each ship sails up to the range, less if it likes, in any order', () => {
    const t = sailing(4, (u) => ships(u, 1, 'frame1', 'frame7'));
    // The second ship first, all four steps; then the first, two of four.
    t.play('1 sail 2 o11');
    expect(t.state.ap).toBe(4);
    t.play('1 sail 1 b2');
    expect(t.state.ships.slice(0, 2)).toEqual([space('b2'), space('o11')]);
    expect(t.refusal('1 sail 1 b3')).toMatchObject({ code: 'SHIP_HAS_SAILED', rule: 'AM-094' });
  });

  test('AM-081 distances run orthogonally over water; too far is refused with the figures', () => {
    const t = sailing(2, (u) => ships(u, 1, 'frame1', 'frame1'));
    const distance = (to: string): number | undefined => geometryOf(MAP).voyages(space('frame1')).distance[space(to)];
    expect([distance('a1'), distance('b1'), distance('b2'), distance('b3'), distance('a3')]).toEqual([1, 1, 2, 3, 2]);
    expect(t.refusal('1 sail 1 b3')).toMatchObject({ code: 'TOO_FAR', rule: 'AM-081', params: { distance: 3, range: 2, gold: 0 } });
  });

  test('AM-083 AM-094 AMX-08 a ship is placed, sails and founds before the second one is placed', () => {
    const t = sailing(4);
    t.play('1 place 1 frame1', '1 sail 1 b3');
    expect(t.state.stage).toBe('act');
    const u = sailing(4);
    // d2 is three steps from frame1: e1, e2, d2.
    u.play('1 place 1 frame1', '1 sail 1 d2');
    expect(u.moves(0)).toEqual(['found', 'pass']);
    expect(u.refusal('1 place 2 frame9')).toMatchObject({ code: 'POST_FIRST', rule: 'AM-094' });
    const [founded] = eventsOf(u.play('1 found'), 'PostFounded');
    expect(founded).toMatchObject({ seat: 0, cell: space('d1'), vp: 3 });
    expect(u.state.vp).toEqual([3, 0]);
    u.play('1 place 2 frame6');
    expect(reachable(u.state, 0, 1).some(({ distance }) => distance === 4)).toBe(true);
    u.play('1 sail 2 n11', '1 found', '1 end');
    expect(u.state.posts).toEqual([10, 12]);
  });

  test('AM-094 at most one post per ship and two per action', () => {
    const t = sailing(7, (u) => ships(u, 1, 'e2', 'n10'));
    t.play('1 sail 1 d2', '1 found', '1 sail 2 n11', '1 found');
    expect(t.moves(0)).toEqual(['end']);
    expect(t.state.posts[0]).toBe(10);
  });

  test('AM-084 AM-085 AM-086 one ship per water space at the end of a move, any number on the frame; passage is free', () => {
    const t = sailing(4, (u) => {
      ships(u, 1, 'frame1', 'frame1');
      ships(u, 2, 'a1', 'b1');
    });
    expect(t.refusal('1 sail 1 a1')).toMatchObject({ code: 'SPACE_TAKEN', rule: 'AM-085' });
    // Both ways in are occupied (e1 too far round): sailing through them is fine.
    t.play('1 sail 1 a2');
    expect(t.refusal('1 sail 2 a2')).toMatchObject({ code: 'SPACE_TAKEN' });
    t.play('1 sail 2 frame12', '1 end', '2 choose blue', '2 sail 1 frame12', '2 sail 2 frame12');
    expect(t.state.ships).toEqual([space('a2'), space('frame12'), space('frame12'), space('frame12')]);
  });

  test('AM-087 ships cannot enter land or leave the map', () => {
    const t = sailing(4, (u) => ships(u, 1, 'frame1', 'frame1'));
    expect(t.refusal('1 sail 1 c1')).toMatchObject({ code: 'NOT_WATER', rule: 'AM-087' });
    expect(t.refusal('1 sail 1 t20')).toMatchObject({ code: 'NOT_WATER' });
    expect(t.refusal('1 sail 1 frame16')).toMatchObject({ code: 'NOT_WATER' });
  });

  test('AM-088 AM-D11 AM-136 at an anchor a post may be founded on the linked space if it is free', () => {
    const free = sailing(4, (u) => ships(u, 1, 'e2', 'frame9'));
    free.play('1 sail 1 d2', '1 pass');
    expect(free.state.posts[0]).toBe(12);
    expect(free.state.stage).toBe('act');
    const taken = sailing(4, (u) => {
      ships(u, 1, 'e2', 'frame9');
      posts(u, 2, 'd1');
    });
    taken.play('1 sail 1 d2');
    expect(taken.state.stage).toBe('act');
    const covered = sailing(4, (u) => {
      ships(u, 1, 'b3', 'frame9');
      built(u, 2, 'vM1', 'b5');
    });
    covered.play('1 sail 1 b4');
    expect(covered.state.stage).toBe('act');
  });

  test('AM-089 AM-090 only the first post on an island discovers it, whoever founds it; a player may own several there', () => {
    // The second player acts first, beside a post of the first player on the island of d7.
    const beside = choosing('blue4');
    beside.arrange((s) => {
      s.queue = [1, 0];
    });
    ships(beside, 2, 'b8', 'b6');
    posts(beside, 1, 'd7');
    beside.play('2 choose blue', '2 sail 1 b9');
    expect(eventsOf(beside.play('2 found'), 'PostFounded')[0]).toMatchObject({ seat: 1, vp: 0, cell: space('c9') });
    expect(line(beside, 'discovery')).toEqual([0, 0]);

    // The same with the first player's post on another island: this one is new, but only for the first of two posts.
    const first = choosing('blue4');
    first.arrange((s) => {
      s.queue = [1, 0];
    });
    ships(first, 2, 'b8', 'b6');
    posts(first, 1, 'd1');
    first.play('2 choose blue', '2 sail 1 b9');
    expect(eventsOf(first.play('2 found'), 'PostFounded')[0]).toMatchObject({ seat: 1, vp: 3 });
    first.play('2 sail 2 c7');
    expect(eventsOf(first.play('2 found'), 'PostFounded')[0]).toMatchObject({ seat: 1, vp: 0, cell: space('d7') });
    const { island } = geometryOf(first.state.layout);
    const there = (island[space('d7')] ?? 0) * 2;
    expect(first.state.islandPosts.slice(there, there + 2)).toEqual([0, 2]);
    expect(line(first, 'discovery')).toEqual([0, 3]);
  });

  test('AM-091 from the first own post on the player may build on that island', () => {
    const t = choosing('green3');
    t.arrange((s) => {
      s.stock[8] = 1;
    });
    t.play('1 choose green');
    expect(t.moves(0)).toEqual(['end']);
    posts(t, 1, 'd1');
    expect(t.moves(0)).toEqual(['build vM1 c1 r0', 'end']);
  });

  test('AM-092 AM-142 AM-D52 a post on the last free space completes the island', () => {
    const t = sailing(4, (u) => {
      ships(u, 1, 'c4', 'frame9');
      built(u, 2, 'vM1', 'a4');
      built(u, 2, 'vM1', 'a5');
    });
    t.play('1 sail 1 b4');
    const [completed] = eventsOf(t.play('1 found'), 'IslandCompleted');
    expect(completed).toEqual({ kind: 'IslandCompleted', seat: 0, island: 3, vp: 3, posts: [5, 0], chest: false });
    // Discovery 3, completion 3, one post times 5.
    expect(t.state.vp).toEqual([11, 0]);
  });

  test('AM-093 AM-D51 with all 12 posts on the map no further one can be founded', () => {
    const t = sailing(4, (u) => {
      ships(u, 1, 'e2', 'frame9');
      posts(u, 1, 'h2', 'g4', 'm2', 'l5', 'l7', 'n9', 'm11', 'h12', 'j13', 'm15', 'b12', 'd14');
    });
    expect(t.state.posts[0]).toBe(0);
    t.play('1 sail 1 d2');
    expect(t.state.stage).toBe('act');
  });

  test('AM-D07 a ship that stays on an anchor ends there and may found; staying elsewhere is no voyage', () => {
    const t = sailing(3, (u) => ships(u, 1, 'd2', 'e5'));
    expect(t.refusal('1 sail 2 e5')).toMatchObject({ code: 'NOTHING_TO_FOUND', rule: 'AM-D07' });
    t.play('1 sail 1 d2', '1 found');
    expect(t.state.posts[0]).toBe(11);
  });

  test('AM-D09 AM-D21 gold lifts the range of both ships', () => {
    const t = sailing(2, (u) => {
      ships(u, 1, 'frame1', 'frame1');
      u.arrange((s) => {
        s.gold[0] = 3;
      });
    });
    const [sailed] = eventsOf(t.play('1 sail 1 frame6'), 'ShipSailed');
    expect(sailed).toMatchObject({ distance: 5, paid: 3 });
    expect(t.state).toMatchObject({ ap: 5, gold: [0, 1] });
    t.play('1 sail 2 frame9');
    expect(t.state.gold[0]).toBe(0);
  });

  test('AM-D10 a ship may return to the frame and go along it', () => {
    const t = sailing(4, (u) => ships(u, 1, 'a1', 'frame1'));
    t.play('1 sail 1 frame9');
    expect(t.state.ships[0]).toBe(space('frame9'));
    expect(voyage(t.state, space('a1'), space('frame9'))).toEqual(['a1', 'frame12', 'frame11', 'frame10', 'frame9'].map(space));
  });

  test('AM-D42 AM-202 AM-D50 a range raised later counts for ships that have not stopped', () => {
    const t = sailing(2, (u) => {
      ships(u, 1, 'frame1', 'frame1');
      give(u, 1, 'ships8');
    });
    t.play('1 sail 1 frame3', '1 use ships8');
    expect(t.state.ap).toBe(10);
    expect(t.refusal('1 sail 1 frame6')).toMatchObject({ code: 'SHIP_HAS_SAILED' });
    t.play('1 sail 2 frame7');
    expect(t.refusal('1 use ships8')).toMatchObject({ code: 'TOKEN_USED_UP' });
  });

  test('AM-211 AM-D44 gold of a new post can be spent at once, and only posts from now on bring it', () => {
    const t = sailing(2, (u) => {
      ships(u, 1, 'e2', 'frame1');
      posts(u, 1, 'g4');
      give(u, 1, 'post-gold');
    });
    expect(t.state.gold[0]).toBe(0);
    expect(t.refusal('1 sail 2 frame4')).toMatchObject({ code: 'TOO_FAR' });
    t.play('1 sail 1 d2');
    expect(eventsOf(t.play('1 found'), 'PostFounded')[0]).toMatchObject({ gold: 1, overflow: 0 });
    t.play('1 sail 2 frame4');
    expect(t.state.gold[0]).toBe(0);
  });

  test('reachable lists the ends of a voyage with their gold and whether a post can follow', () => {
    const t = sailing(2, (u) => {
      ships(u, 1, 'frame1', 'frame1');
      u.arrange((s) => {
        s.gold[0] = 1;
      });
    });
    const ends = reachable(t.state, 0, 0);
    expect(ends.find((end) => end.space === space('d2'))).toEqual({ space: space('d2'), distance: 3, gold: 1, landing: true });
    const listed = t.moves(0).filter((move) => move.startsWith('sail 1 '));
    expect(ends).toHaveLength(listed.length);
    expect(reachable(t.state, 1, 0)).toEqual([]);
    expect(voyage(t.state, space('frame1'), space('c1'))).toEqual([]);
  });
});
