import { plainRng } from '@quarterdeck/kernel';
import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amerigo, geometryOf, isFrame, type State, TILES } from '../src';
import { chartOf, hasLake, islandsTouch, NO_ISLAND, spacesBySort } from '../src/map/chart';
import { FRAME, MAP_STRIDE } from '../src/map/spaces';
import { ANCHOR, COMMODITY, isLand, POST_SPACE, TILE_LETTERS, TURNED_TILES, WATER } from '../src/map/terrain';
import { NONE, POST } from '../src/state';

import { MAP, space, table } from './helpers';

const geometry = geometryOf(MAP);

function start(seats: number): State {
  return amerigo.initial({ seats, options: {} });
}

function sampledMaps(seats: number, games: number): string[] {
  const rng = plainRng(seats);
  return Array.from({ length: games }, () => {
    const outcome = amerigo.sample(start(seats), rng);
    return outcome.kind === 'map' ? outcome.layout : '';
  });
}

describe('the map', () => {
  test('AM-010 AM-011 AM-D34 tiles, places and turns are random; fewer seats use a random part of the tiles', () => {
    for (const [seats, places] of [
      [2, 9],
      [3, 12],
      [4, 16],
    ] as const) {
      const maps = sampledMaps(seats, 40);
      expect(new Set(maps).size).toBe(40);
      for (const layout of maps) {
        const letters = [...layout].filter((_, i) => i % 2 === 0);
        expect(letters).toHaveLength(places);
        expect(new Set(letters).size).toBe(places);
      }
      const turns = new Set(maps.flatMap((layout) => [...layout].filter((_, i) => i % 2 === 1)));
      expect([...turns].sort()).toEqual(['0', '1', '2', '3']);
      expect(new Set(maps.flatMap((layout) => [...layout].filter((_, i) => i % 2 === 0))).size).toBe(16);
    }
  });

  test('AM-012 AM-013 AM-D04 AM-D05 AM-D06 AM-D38 AM-D39 every drawn map is legal, plays well, and has a post space on each island', () => {
    for (const [seats, fewest] of [
      [2, 1],
      [3, 1],
      [4, 2],
    ] as const) {
      for (const layout of sampledMaps(seats, 12)) {
        const map = geometryOf(layout);
        expect(islandsTouch(map)).toBe(false);
        expect(hasLake(map)).toBe(false);
        const big = map.islands.filter((island) => island.big).length;
        expect(big).toBeGreaterThanOrEqual(fewest);
        expect(big).toBeLessThanOrEqual(5);
        expect(Math.max(...map.islands.map(({ size }) => size))).toBeLessThanOrEqual(45);
        expect(Math.min(...spacesBySort(map))).toBeGreaterThanOrEqual(3);
        const withPost = new Set(map.postSpaces.map((cell) => map.island[cell]));
        expect(withPost.size).toBe(map.islands.length);
        // A tile lies on one island, whatever it is.
        for (let tile = 0; tile < TILES.length; tile++) {
          for (let cell = 0; cell < FRAME; cell += 7) {
            const islands = map.placementsOn(tile, cell).map(({ cells }) => new Set(cells.map((used) => map.island[used])).size);
            expect(islands.every((size) => size === 1)).toBe(true);
          }
        }
      }
    }
  });

  test('AM-011 layouts come out as often legal, and with as many islands, as computed for these tiles', () => {
    const rng = plainRng(11);
    const expected = { 2: { legal: 0.52, islands: 7.4 }, 4: { legal: 0.26, islands: 12.2 } } as const;
    for (const [seats, places] of [
      [2, 9],
      [4, 16],
    ] as const) {
      let legal = 0;
      let islands = 0;
      const tries = 2000;
      for (let i = 0; i < tries; i++) {
        const pool = [...'ABCDEFGHIJKLMNOP'];
        let layout = '';
        for (let place = 0; place < places; place++) layout += `${pool.splice(rng.below(pool.length), 1)[0]}${rng.below(4)}`;
        const chart = chartOf(layout);
        if (islandsTouch(chart) || hasLake(chart)) continue;
        legal++;
        islands += chart.islands.length;
      }
      expect(Math.abs(legal / tries - expected[seats].legal)).toBeLessThan(0.04);
      expect(Math.abs(islands / legal - expected[seats].islands)).toBeLessThan(0.4);
    }
  });

  test.each([
    ['ISLANDS_TOUCH', 'AM-013', 'E3O2F0I1K1L2D0B2N2P2C1H0M0G0A3J3'],
    ['LAKE', 'AM-012', 'H1E1N1D1P1C2F1A1L3I3O2M0J0G3B0K1'],
    ['TOO_MANY_BIG_ISLANDS', 'AM-D06', 'J1C3N1G1F3O2A2H0K1P1I1L2B0D3E0M1'],
    ['TOO_FEW_BIG_ISLANDS', 'AM-011', 'L0G3F0E3H0B3P2M0A3K3C0I0N2D0O0J1'],
    ['ISLAND_TOO_LARGE', 'AM-011', 'G0J1L2N3K1P0E1O0A1H0D0I2B1F2M0C0'],
    ['SORT_TOO_RARE', 'AM-011', 'D3A2E0F2J2G0O3B0P0'],
    ['IMPOSSIBLE_OUTCOME', 'AM-010', `${MAP.slice(0, 16)}C1`],
    ['IMPOSSIBLE_OUTCOME', 'AM-010', MAP.slice(0, 16)],
  ])('AM-012 AM-013 AM-D04 AM-D05 AM-D06 a told map that breaks a layout rule is refused: %s (%s)', (code, rule, layout) => {
    expect(amerigo.checkOutcome(start(layout.length > 18 ? 4 : 2), { kind: 'map', layout })).toMatchObject({ code, rule });
    expect(amerigo.checkOutcome(start(2), { kind: 'map', layout: MAP })).toBeUndefined();
  });

  test('AM-D04 land of one island may meet itself at a corner; two islands may not', () => {
    const corner = (a: number, b: number): boolean => {
      const island = new Array<number>(FRAME).fill(NO_ISLAND);
      island[space('c3')] = a;
      island[space('d4')] = b;
      return islandsTouch({ ...geometry, island });
    };
    expect([corner(0, 0), corner(0, 1)]).toEqual([false, true]);
  });

  test('AM-017 AM-018 AM-D08 spaces are land, water, commodity, post or anchor; joined land is one island; an anchor has one post', () => {
    const kind = (name: string): number | undefined => geometry.terrain[space(name)];
    expect([kind('a1'), kind('d2'), kind('c1'), kind('d1'), kind('c3')]).toEqual([WATER, ANCHOR, 2, POST_SPACE, COMMODITY]);
    expect(['c1', 'd1', 'c2', 'c3'].map((name) => geometry.island[space(name)])).toEqual([0, 0, 0, 0]);
    expect(geometry.island[space('d2')]).toBe(-1);
    expect(geometry.islands.map(({ size }) => size)).toEqual([4, 19, 10, 3, 9, 12, 20, 11]);
    expect(geometry.postOf[space('d2')]).toBe(space('d1'));
    // f7 lies between the posts g7 of its tile and e7 next to it: the link is data, not neighbourhood.
    expect(geometry.postOf[space('f7')]).toBe(space('g7'));
    const anchors = geometry.terrain.filter((terrain) => terrain === ANCHOR).length;
    expect(geometry.postOf.filter((post) => post >= 0)).toHaveLength(anchors);
    expect(geometry.postSpaces.every((cell) => isLand(geometry.terrain[cell]))).toBe(true);
  });

  test('AM-019 AM-020 20 land spaces make an island big and give it a chest; 19 do not; every commodity space has its token', () => {
    const { state } = table();
    expect(geometry.islands.map(({ big }) => big)).toEqual([false, false, false, false, false, false, true, false]);
    expect(state.islandChest).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
    const onMap = geometry.terrain.filter((terrain) => terrain >= COMMODITY).length;
    expect(onMap).toBe(22);
    // The census counts tokens on uncovered commodity spaces, so all are there: 40 in all.
    expect(amerigo.census(state).commodities).toBe(40);
  });

  test('AM-014 AM-015 AM-016 AM-D10 the frame is a ring of water; a frame space touches the five border cells of its tile edge', () => {
    for (const [seats, frame] of [
      [2, 12],
      [3, 14],
      [4, 16],
    ] as const) {
      const map = geometryOf(table(seats).state.layout);
      expect(map.frame).toBe(frame);
      for (let i = 0; i < frame; i++) {
        const next = map.neighboursAtSea(FRAME + i);
        expect(next.filter(isFrame).sort()).toEqual([FRAME + ((i + frame - 1) % frame), FRAME + ((i + 1) % frame)].sort());
        for (const cell of next.filter((to) => !isFrame(to))) {
          const [r, c] = [Math.floor(cell / MAP_STRIDE), cell % MAP_STRIDE];
          expect(r === 0 || c === 0 || r === map.rows - 1 || c === map.columns - 1).toBe(true);
        }
      }
    }
    // frame1 is the north edge of the north-west tile, frame12 its west edge; the corner cell a1 touches both.
    expect(geometry.neighboursAtSea(space('frame1')).filter((to) => !isFrame(to))).toEqual(['a1', 'b1', 'e1'].map(space));
    expect(geometry.neighboursAtSea(space('a1'))).toEqual(expect.arrayContaining([space('frame1'), space('frame12')]));
    expect(geometry.voyages(space('frame1')).distance[space('frame4')]).toBe(3);
  });

  test('AM-024 AM-020 what a smaller game does not need stays in the box, and is counted there', () => {
    for (const [seats, used] of [
      [2, 9],
      [3, 12],
      [4, 16],
    ] as const) {
      const { state } = table(seats);
      const letters = [...state.layout].filter((_, i) => i % 2 === 0);
      expect(letters).toHaveLength(used);
      const { terrain, islands } = geometryOf(state.layout);
      const onMap = terrain.filter((kind) => kind >= COMMODITY).length;
      const inBox = [...TILE_LETTERS]
        .filter((letter) => !letters.includes(letter))
        .flatMap((letter) => TURNED_TILES[TILE_LETTERS.indexOf(letter)]?.[0]?.cells ?? [])
        .filter((kind) => kind >= COMMODITY).length;
      expect(onMap + inBox).toBe(40);
      expect(state.islandChest).toEqual(islands.map(({ big }) => (big ? 1 : 0)));
      expect(amerigo.census(state)).toMatchObject({
        cubes: 49,
        chests: 5,
        commodities: 40,
        tokens: 24,
        production: { 2: 30, 3: 40, 4: 50 }[seats],
      });
    }
    const t = scenario(amerigo, { seats: 3 });
    expect(t.refusal(`* map ${MAP}`)).toMatchObject({ code: 'IMPOSSIBLE_OUTCOME', rule: 'AM-010' });
  });

  test('AM-002 AM-020 AM-184 the census counts pieces where they lie, so that it tells when one is lost or doubled', () => {
    const losses: readonly ((s: State) => void)[] = [
      (s) => s.inside.splice(3, 1, 0),
      (s) => s.storage.splice(2, 1, 0),
      (s) => s.progressOffer.splice(5, 1, NONE),
      (s) => s.tokenAt.splice(1, 1, 1),
      (s) => s.productionOffer.splice(0, 1, NONE),
      (s) => s.commodities.splice(7, 1, 1),
      (s) => s.cover.splice(space('h1'), 1, POST + 1),
      (s) => s.stock.splice(20, 1, 1),
      (s) => s.islandChest.fill(0),
      (s) => s.posts.splice(1, 1, 11),
      (s) => s.order.splice(0, 1, 1),
    ];
    const whole = amerigo.census(table().state);
    for (const lose of losses) {
      const { state } = table();
      lose(state);
      expect(amerigo.census(state)).not.toEqual(whole);
    }
  });
});
