import { FRAME, type Geometry, isFrame, MAP_STRIDE, TILE_SIDE } from '@quarterdeck/amerigo';
import type { Point } from '../draw/marching';
import type { OutlineStyle, Square } from '../draw/path';

/** Side of a space, and width of the frame around the map, in drawing units. */
export const CELL = 36;
export const BAND = 40;
/** How far outside the map's edge ships on the frame lie. */
const FRAME_LANE = 14;

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

export function chartSize({ rows, columns }: Geometry): ChartSize {
  return { width: columns * CELL + 2 * BAND, height: rows * CELL + 2 * BAND };
}

export function squareOf(cell: number): Square {
  return { row: Math.floor(cell / MAP_STRIDE), column: cell % MAP_STRIDE };
}

/** The middle of a map cell or a frame space. */
export function middleOf(geometry: Geometry, space: number): Point {
  return isFrame(space) ? frameMiddle(geometry, space - FRAME) : cellMiddle(space);
}

export function cellMiddle(cell: number): Point {
  const { row, column } = squareOf(cell);
  return [BAND + (column + 0.5) * CELL, BAND + (row + 0.5) * CELL];
}

export type Side = 'north' | 'east' | 'south' | 'west';

/** Frame spaces run clockwise from the north-west, one per outer tile edge. */
export function frameSide({ rows, columns }: Geometry, i: number): { readonly side: Side; readonly along: number } {
  const [across, down] = [columns / TILE_SIDE, rows / TILE_SIDE];
  if (i < across) return { side: 'north', along: i };
  if (i < across + down) return { side: 'east', along: i - across };
  if (i < 2 * across + down) return { side: 'south', along: 2 * across + down - 1 - i };
  return { side: 'west', along: 2 * (across + down) - 1 - i };
}

function frameMiddle(geometry: Geometry, i: number): Point {
  const { width, height } = chartSize(geometry);
  const { side, along } = frameSide(geometry, i);
  const middle = BAND + (along + 0.5) * TILE_SIDE * CELL;
  switch (side) {
    case 'north':
      return [middle, BAND - FRAME_LANE];
    case 'east':
      return [width - BAND + FRAME_LANE, middle];
    case 'south':
      return [middle, height - BAND + FRAME_LANE];
    case 'west':
      return [BAND - FRAME_LANE, middle];
  }
}

/** The piece of the frame that a frame space is, as x, y, width and height. */
export function frameBox(geometry: Geometry, i: number): { x: number; y: number; width: number; height: number } {
  const [x, y] = frameMiddle(geometry, i);
  const { side } = frameSide(geometry, i);
  const [long, wide] = [TILE_SIDE * CELL, BAND - 13];
  return side === 'north' || side === 'south'
    ? { x: x - long / 2, y: y - wide / 2, width: long, height: wide }
    : { x: x - wide / 2, y: y - long / 2, width: wide, height: long };
}

/** How outlines of map cells are drawn. */
export const ON_MAP: OutlineStyle = { side: CELL, x: BAND, y: BAND, inset: 2, radius: 7 };
