import { at, filled } from '@quarterdeck/kernel';
import { TILES, type Tile } from '../data/tiles';
import { type Chart, cellInTile, chartOf, isWater, layoutShape, NEIGHBOURS, tileCorner } from './chart';
import { TURNED } from './shapes';
import { type Cell, cellAt, FRAME, MAP_STRIDE, SPACES, type Space } from './spaces';
import { isLand, POST_SPACE, tileAt } from './terrain';

/** No voyage is as long as this. */
export const UNREACHABLE = 255;

/** No cell: what a space that is no anchor is linked to. */
export const NO_POST: Cell = -1;

/** Everything that can be reached from a space, nearest first. Passage is free, so it never changes (AM-086). */
interface Voyages {
  readonly spaces: readonly Space[];
  /** By space; UNREACHABLE for land. */
  readonly distance: Uint8Array;
}

/** A way to lay a tile wholly on land. */
export interface Placement {
  readonly cell: Cell;
  readonly rotation: number;
  readonly cells: readonly Cell[];
}

/** All that follows from a layout. */
export interface Geometry extends Chart {
  /** Number of frame spaces. */
  readonly frame: number;
  /** By cell: the post space an anchor is linked to, NO_POST elsewhere (AM-D08). */
  readonly postOf: readonly Cell[];
  readonly postSpaces: readonly Cell[];
  /** Where a ship can go with one step from a space. */
  neighboursAtSea(space: Space): readonly Space[];
  voyages(from: Space): Voyages;
  /** All placements of a tile kind that use this cell. */
  placementsOn(tile: Tile, cell: Cell): readonly Placement[];
}

/** Layouts in use; a server has a few, a playout one at a time. */
const CACHE_SIZE = 64;
const cache = new Map<string, Geometry>();
let latest: Geometry | undefined;
let latestLayout = '';

/** The geometry of a layout; kept outside the states that share it. */
export function geometryOf(layout: string): Geometry {
  if (latest !== undefined && latestLayout === layout) return latest;
  let found = cache.get(layout);
  if (found === undefined) {
    found = computeGeometry(layout);
    if (cache.size >= CACHE_SIZE)
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    cache.set(layout, found);
  }
  latest = found;
  latestLayout = layout;
  return found;
}

function computeGeometry(layout: string): Geometry {
  const chart = chartOf(layout);
  const shape = layoutShape(layout);
  const frame = 2 * (shape.rows + shape.columns);
  const postOf = filled<Cell>(FRAME, NO_POST);
  for (let place = 0; place < shape.rows * shape.columns; place++) {
    const corner = tileCorner(shape, place);
    for (const { anchor, post } of tileAt(layout, place).links) postOf[corner + cellInTile(anchor)] = corner + cellInTile(post);
  }
  const postSpaces: Cell[] = [];
  for (let cell = 0; cell < FRAME; cell++) if (chart.terrain[cell] === POST_SPACE) postSpaces.push(cell);
  const sea = seaRoutes(chart, frame);
  // Both tables are filled as they are asked for: a playout needs a small part of them.
  const voyages: Voyages[] = [];
  const placements: (readonly Placement[])[] = [];
  return {
    ...chart,
    frame,
    postOf,
    postSpaces,
    neighboursAtSea: (space) => sea[space] ?? [],
    voyages: (from) => {
      voyages[from] ??= computeVoyages(sea, from);
      return voyages[from];
    },
    placementsOn: (tile, cell) => {
      const key = firstWithShape(tile) * FRAME + cell;
      placements[key] ??= computePlacements(chart, tile, cell);
      return placements[key];
    },
  };
}

/** Village and neutral tiles of one shape share their placements. */
function firstWithShape(tile: Tile): Tile {
  return at(FIRST_WITH_SHAPE, tile);
}
const FIRST_WITH_SHAPE = TILES.map((tile) => TILES.findIndex(({ shape }) => shape === tile.shape));

/** Water cells, and the ring of frame spaces around them: one per outer tile edge, clockwise from the north-west. */
function seaRoutes({ rows, columns, terrain }: Chart, frame: number): readonly (readonly Space[])[] {
  const routes: Space[][] = Array.from({ length: SPACES }, () => []);
  const join = (a: Space, b: Space): void => {
    at(routes, a).push(b);
    at(routes, b).push(a);
  };
  for (let cell = 0; cell < FRAME; cell++) {
    if (!isWater(terrain[cell])) continue;
    for (const next of at(NEIGHBOURS, cell)) if (isWater(terrain[next])) at(routes, cell).push(next);
  }
  const edge = borderCells(rows, columns);
  for (let i = 0; i < frame; i++) {
    join(FRAME + i, FRAME + ((i + 1) % frame));
    const side = edge.length / frame;
    for (const cell of edge.slice(i * side, (i + 1) * side)) if (isWater(terrain[cell])) join(FRAME + i, cell);
  }
  return routes;
}

/** Border cells clockwise from the north-west, side by side; a corner cell belongs to two sides. */
function borderCells(rows: number, columns: number): Cell[] {
  const along = (count: number, cell: (i: number) => Cell): Cell[] => Array.from({ length: count }, (_, i) => cell(i));
  return [
    ...along(columns, (i) => cellAt(0, i)),
    ...along(rows, (i) => cellAt(i, columns - 1)),
    ...along(columns, (i) => cellAt(rows - 1, columns - 1 - i)),
    ...along(rows, (i) => cellAt(rows - 1 - i, 0)),
  ];
}

function computeVoyages(sea: readonly (readonly Space[])[], from: Space): Voyages {
  const distance = new Uint8Array(SPACES).fill(UNREACHABLE);
  const spaces = [from];
  distance[from] = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = at(spaces, i);
    const steps = (distance[space] ?? 0) + 1;
    for (const next of at(sea, space)) {
      if (distance[next] !== UNREACHABLE) continue;
      distance[next] = steps;
      spaces.push(next);
    }
  }
  return { spaces, distance };
}

function computePlacements({ columns, terrain }: Chart, tile: Tile, onto: Cell): readonly Placement[] {
  const found: Placement[] = [];
  at(TURNED, tile).forEach(({ offsets, width }, rotation) => {
    for (const part of offsets) {
      const cell = onto - part;
      const column = (onto % MAP_STRIDE) - (part % MAP_STRIDE);
      if (cell < 0 || column < 0 || column + width > columns) continue;
      if (!offsets.every((offset) => isLand(terrain[cell + offset]))) continue;
      found.push({ cell, rotation, cells: offsets.map((offset) => cell + offset) });
    }
  });
  return found;
}
