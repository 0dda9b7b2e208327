import { describe, expect, test } from 'vitest';
import { amerigo, PRODUCTION_KINDS, SORTS, TILES, TOKENS } from '../src';
import { COLOURS, PLAYER_COLOURS, phases } from '../src/data/colours';
import { COMPLETION_FACTORS, CUBES_PER_COLOUR, POSTS } from '../src/data/figures';
import { PRODUCTION_SPACES, productionTokens } from '../src/data/goods';
import { ISLAND_TILES, islandTiles, LAYOUTS, TILE_SIDE } from '../src/data/islands';
import { neutralTiles, SHAPE_SPACES, SHAPES, villageTiles } from '../src/data/tiles';
import { progressTokens } from '../src/data/tokens';
import { progressMarks, SHORT_TRACKS, specialTrack } from '../src/data/tracks';
import { rotationsOf } from '../src/map/shapes';
import { TURNED_TILES } from '../src/map/terrain';

const count = (text: string, mark: string): number => [...text].filter((char) => char === mark).length;
const total = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, { count: n }) => sum + n, 0);

describe('components', () => {
  test('AM-001 two to four players, in the colours red, yellow, blue and white', () => {
    expect(amerigo.seats).toEqual([2, 3, 4]);
    expect(PLAYER_COLOURS).toEqual(['red', 'yellow', 'blue', 'white']);
  });

  test('AM-002 AM-061 seven cubes in each of seven colours, whose order is that of the phases', () => {
    expect(phases.rows).toEqual(['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white']);
    expect(COLOURS.length * CUBES_PER_COLOUR).toBe(49);
  });

  test('AM-003 AM-010 AM-014 16 island tiles; 9, 12 or 16 are used in a grid, with 4 corner frames and 0, 2 or 4 small ones', () => {
    expect(ISLAND_TILES).toHaveLength(16);
    expect(LAYOUTS).toEqual({
      2: { rows: 3, columns: 3, cornerFrames: 4, smallFrames: 0 },
      3: { rows: 3, columns: 4, cornerFrames: 4, smallFrames: 2 },
      4: { rows: 4, columns: 4, cornerFrames: 4, smallFrames: 4 },
    });
  });

  test('AM-015 AM-016 corner frames of 3 spaces and small ones of 1 make one frame space per outer tile edge: 12, 14, 16', () => {
    const spaces = Object.values(LAYOUTS).map(({ cornerFrames, smallFrames }) => 3 * cornerFrames + smallFrames);
    expect(spaces).toEqual([12, 14, 16]);
    expect(Object.values(LAYOUTS).map(({ rows, columns }) => 2 * (rows + columns))).toEqual(spaces);
  });

  test('AM-004 AM-112 AM-131 37 neutral tiles of 1 to 6 spaces that cost their size and score 2 or 3 per space', () => {
    expect(total(neutralTiles.rows)).toBe(37);
    expect(neutralTiles.rows.map(({ id, size, ap, vpSmall, vpBig, count: n }) => [id, size, ap, vpSmall, vpBig, n])).toEqual([
      ['M1', 1, 1, 2, 3, 6],
      ['D2', 2, 2, 4, 6, 6],
      ['I3', 3, 3, 6, 9, 5],
      ['L3', 3, 3, 6, 9, 5],
      ['I4', 4, 4, 8, 12, 4],
      ['O4', 4, 4, 8, 12, 4],
      ['U5', 5, 5, 10, 15, 4],
      ['R6', 6, 6, 12, 18, 3],
    ]);
  });

  test('AM-111 village tiles cost 1 and score 1 or 2, whatever their size', () => {
    expect(villageTiles.rows.map(({ id, ap, vpSmall, vpBig, count: n }) => [id, ap, vpSmall, vpBig, n])).toEqual([
      ['vM1', 1, 1, 2, 3],
      ['vD2', 1, 1, 2, 3],
      ['vI3', 1, 1, 2, 3],
      ['vL3', 1, 1, 2, 3],
      ['vI4', 1, 1, 2, 2],
      ['vO4', 1, 1, 2, 2],
    ]);
  });

  test('AM-007 the five sorts', () => {
    expect(SORTS).toEqual(['cotton', 'tobacco', 'sugar', 'coconut', 'coffee']);
  });

  test('AM-043 AM-045 AMX-02 50, 40 or 30 production tokens; the display and four stacks have 10, 8 or 6 each', () => {
    for (const [seats, tokens, spaces] of [
      [4, 50, 10],
      [3, 40, 8],
      [2, 30, 6],
    ] as const) {
      expect(PRODUCTION_KINDS.reduce((sum, kind) => sum + (kind.count[seats] ?? 0), 0)).toBe(tokens);
      expect(PRODUCTION_SPACES[seats]).toBe(spaces);
      expect(tokens).toBe(5 * spaces);
      const cost = PRODUCTION_KINDS.reduce((sum, kind) => sum + kind.cost * (kind.count[seats] ?? 0), 0);
      expect(cost / tokens).toBe(3);
    }
  });

  test('AM-017 AM-D08 AM-D39 on every island tile each anchor touches exactly one post space, and every piece of land has a post', () => {
    const drawn = ISLAND_TILES.map(({ rows }) => rows.join(''));
    expect(ISLAND_TILES.every(({ rows }) => rows.length === TILE_SIDE && rows.every((line) => line.length === TILE_SIDE))).toBe(true);
    expect(drawn.map((tile) => 25 - count(tile, '~') - count(tile, 'A'))).toEqual([
      7, 7, 7, 7, 9, 9, 10, 10, 11, 11, 11, 11, 12, 12, 13, 13,
    ]);
    expect(count(drawn.join(''), 'P')).toBe(32);
    expect(count(drawn.join(''), 'A')).toBe(32);
    expect(['c', 't', 's', 'n', 'f'].map((sort) => count(drawn.join(''), sort))).toEqual([8, 8, 8, 8, 8]);
    for (const { rows } of ISLAND_TILES) {
      const cell = (r: number, c: number): string => rows[r]?.[c] ?? '~';
      const around = (r: number, c: number): string[] => [cell(r - 1, c), cell(r, c + 1), cell(r + 1, c), cell(r, c - 1)];
      const reachesPost = (r: number, c: number, seen: Set<string>): boolean => {
        if (seen.has(`${r},${c}`) || '~A'.includes(cell(r, c))) return false;
        seen.add(`${r},${c}`);
        return (
          cell(r, c) === 'P' ||
          [
            [r - 1, c],
            [r, c + 1],
            [r + 1, c],
            [r, c - 1],
          ].some(([y = -1, x = -1]) => reachesPost(y, x, seen))
        );
      };
      for (let r = 0; r < TILE_SIDE; r++) {
        for (let c = 0; c < TILE_SIDE; c++) {
          if (cell(r, c) === 'A') expect(around(r, c).filter((mark) => mark === 'P')).toHaveLength(1);
          if (!'~A'.includes(cell(r, c))) expect(reachesPost(r, c, new Set())).toBe(true);
        }
      }
    }
    expect(TURNED_TILES.map((turns) => turns.map(({ links }) => links.length)).every((links) => new Set(links).size === 1)).toBe(true);
  });

  test('AM-140 every shape is its own mirror image, and only its different turns are offered', () => {
    for (const shape of SHAPES) {
      const tile = TILES.findIndex((known) => known.shape === shape);
      const turns = rotationsOf(tile).map(({ offsets }) => offsets.join());
      const width = 1 + Math.max(...SHAPE_SPACES[shape].map(([, c]) => c));
      const mirrored = SHAPE_SPACES[shape].map(([r, c]) => r * 20 + width - 1 - c).sort((a, b) => a - b);
      expect(turns).toContain(mirrored.join());
    }
    expect(TILES.slice(0, 8).map((_, tile) => rotationsOf(tile).length)).toEqual([1, 2, 2, 4, 2, 1, 4, 2]);
  });

  test('AM-123 AM-124 AM-158 the tracks of the first version: marks, their highest value so far, and their ends', () => {
    const { marks, progressEnd, progressVp, special, specialEnd, specialVp } = SHORT_TRACKS;
    expect(marks.map(({ space, vp }) => [space, vp])).toEqual([
      [4, 1],
      [8, 3],
      [12, 6],
      [16, 10],
      [20, 15],
    ]);
    expect([0, 3, 4, 7, 8, 15, 16, 19, 20].map((space) => progressVp[space])).toEqual([0, 0, 1, 1, 3, 6, 10, 10, 15]);
    expect(special.map(({ colour }) => colour)).toEqual([
      'white',
      'yellow',
      'green',
      'brown',
      'red',
      'black',
      'blue',
      'yellow',
      'green',
      'brown',
      'red',
      'black',
      'blue',
      'any',
    ]);
    expect(specialVp).toEqual([0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 6, 6, 6, 10]);
    expect([progressEnd, specialEnd]).toEqual([20, 13]);
  });

  test('AM-144 AM-D03 the printed factors 1, 3, 6, and the two ways to go on', () => {
    expect(COMPLETION_FACTORS.flat).toEqual([0, 1, 3, 6]);
    expect(COMPLETION_FACTORS.triangular.slice(0, 7)).toEqual([0, 1, 3, 6, 10, 15, 21]);
    expect(COMPLETION_FACTORS.triangular).toHaveLength(POSTS + 1);
  });

  test('AM-199 tokens are permanent, once or for the end', () => {
    const ids = (kind: string): string[] => TOKENS.filter((token) => token.kind === kind).map(({ id }) => id);
    expect(ids('once')).toEqual(['ships8', 'jump-first', 'gold3', 'gold5', 'cube-vp']);
    expect(ids('end')).toEqual(['end-posts', 'end-7', 'end-gold']);
    expect(ids('permanent')).toHaveLength(16);
  });

  test('every table says how sure it is', () => {
    const tables = [phases, islandTiles, neutralTiles, villageTiles, productionTokens, progressTokens, progressMarks, specialTrack];
    for (const table of tables) expect(['rulebook', 'found', 'inferred', 'reconstructed']).toContain(table.certainty);
    expect(islandTiles.certainty).toBe('reconstructed');
  });
});
