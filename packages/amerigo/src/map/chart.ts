import { add, at, filled, type Id } from '@quarterdeck/kernel';
import { BIG_ISLAND } from '../data/figures';
import { SORTS } from '../data/goods';
import { LAYOUTS, type Layout, TILE_SIDE } from '../data/islands';
import { type Cell, cellAt, FRAME, MAP_STRIDE } from './spaces';
import { ANCHOR, COMMODITY, isLand, tileAt, WATER } from './terrain';

/** An island of a map. */
export type Island = Id<'island'>;
export const NO_ISLAND: Island = -1;
/** Cells beyond the edge of the map: neither land nor water. */
const OUTSIDE = -1;

const CELLS = FRAME;

/** Blank tables to copy: thousands of maps are tried, and a copy is made faster than a list. */
const NO_LAND: readonly number[] = filled(CELLS, OUTSIDE);
const NO_ISLANDS: readonly Island[] = filled<Island>(CELLS, NO_ISLAND);
const UNSEEN: readonly number[] = filled(CELLS, 0);

/** Orthogonal neighbours of every cell of the grid. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const [r, c] = [Math.floor(cell / MAP_STRIDE), cell % MAP_STRIDE];
  const around: Cell[] = [];
  if (r > 0) around.push(cell - MAP_STRIDE);
  if (c < MAP_STRIDE - 1) around.push(cell + 1);
  if (r < MAP_STRIDE - 1) around.push(cell + MAP_STRIDE);
  if (c > 0) around.push(cell - 1);
  return around;
});

interface Extent {
  readonly size: number;
  readonly big: boolean;
}

/** The land and water of a layout, before anything is known about its legality. */
export interface Chart {
  readonly rows: number;
  readonly columns: number;
  /** Terrain by cell; OUTSIDE beyond the edge. */
  readonly terrain: readonly number[];
  /** Island by cell; NO_ISLAND on water. */
  readonly island: readonly Island[];
  readonly islands: readonly Extent[];
}

/** The layout table's row for a written layout: it has two characters per tile. */
export function layoutShape(layout: string): Layout {
  const shape = Object.values(LAYOUTS).find(({ rows, columns }) => rows * columns * 2 === layout.length);
  if (shape === undefined) throw new RangeError(`No map has a layout of ${layout.length} characters`);
  return shape;
}

export function chartOf(layout: string): Chart {
  const shape = layoutShape(layout);
  const terrain = NO_LAND.slice();
  for (let place = 0; place < shape.rows * shape.columns; place++) {
    const { cells } = tileAt(layout, place);
    const corner = tileCorner(shape, place);
    for (let i = 0; i < cells.length; i++) terrain[corner + cellInTile(i)] = at(cells, i);
  }
  const { island, islands } = findIslands(terrain);
  return { rows: shape.rows * TILE_SIDE, columns: shape.columns * TILE_SIDE, terrain, island, islands };
}

/** First cell of the tile at a place of the layout. */
export function tileCorner(shape: Layout, place: number): Cell {
  return cellAt(Math.floor(place / shape.columns) * TILE_SIDE, (place % shape.columns) * TILE_SIDE);
}

/** From a place in a tile's own cells to the difference on the map. */
export function cellInTile(i: number): number {
  return cellAt(Math.floor(i / TILE_SIDE), i % TILE_SIDE);
}

/** An island is a maximal set of land spaces joined by edges (AM-018). */
function findIslands(terrain: readonly number[]): { island: readonly Island[]; islands: readonly Extent[] } {
  const island = NO_ISLANDS.slice();
  const islands: Extent[] = [];
  for (let start = 0; start < CELLS; start++) {
    if (!isLand(terrain[start]) || island[start] !== NO_ISLAND) continue;
    const found = islands.length;
    const open = [start];
    island[start] = found;
    let size = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      size++;
      for (const next of NEIGHBOURS[cell] ?? []) {
        if (!isLand(terrain[next]) || island[next] !== NO_ISLAND) continue;
        island[next] = found;
        open.push(next);
      }
    }
    islands.push({ size, big: size >= BIG_ISLAND });
  }
  return { island, islands };
}

export function isWater(terrain: number | undefined): boolean {
  return terrain === WATER || terrain === ANCHOR;
}

/** Whether two islands touch at a corner (AM-013, AM-D04). */
export function islandsTouch({ rows, columns, island }: Chart): boolean {
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < columns; c++) {
      const cell = cellAt(r, c);
      if (differ(island[cell], island[cell + MAP_STRIDE + 1]) || differ(island[cell + 1], island[cell + MAP_STRIDE])) return true;
    }
  }
  return false;
}

function differ(a: Island | undefined, b: Island | undefined): boolean {
  return a !== b && a !== NO_ISLAND && b !== NO_ISLAND;
}

/** Whether some water has no water path to the frame (AM-012, AM-D05). */
export function hasLake({ rows, columns, terrain }: Chart): boolean {
  const seen = UNSEEN.slice();
  const open: number[] = [];
  let water = 0;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const cell = cellAt(r, c);
      if (!isWater(terrain[cell])) continue;
      water++;
      if (r > 0 && c > 0 && r < rows - 1 && c < columns - 1) continue;
      seen[cell] = 1;
      open.push(cell);
    }
  }
  let reached = open.length;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const next of NEIGHBOURS[cell] ?? []) {
      if (!isWater(terrain[next]) || seen[next] === 1) continue;
      seen[next] = 1;
      reached++;
      open.push(next);
    }
  }
  return reached < water;
}

/** Commodity spaces of a map, by sort. */
export function spacesBySort({ terrain }: Chart): number[] {
  const spaces = filled(SORTS.length, 0);
  for (const kind of terrain) if (kind >= COMMODITY) add(spaces, kind - COMMODITY, 1);
  return spaces;
}
