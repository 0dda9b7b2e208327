import { type Id, NotationError, type Seat, type Word, word } from '@quarterdeck/kernel';
import type { Tile } from '../data/tiles';

/**
 * Spaces have the same number at every player count, so that notation needs no state: cells are
 * numbered row by row in a grid of MAP_STRIDE columns, frame spaces clockwise from FRAME on.
 */
export type Space = Id<'space'>;

/** A space of the map itself, which is no frame space. */
export type Cell = Space;

export const MAP_STRIDE = 20;
const MAP_CELLS = MAP_STRIDE * MAP_STRIDE;
export const FRAME = MAP_CELLS;
/** More than any frame has: 16 with four seats. */
const FRAME_SPACES = 16;
export const SPACES = FRAME + FRAME_SPACES;

export function isFrame(space: Space): boolean {
  return space >= FRAME;
}

export function cellAt(row: number, column: number): Cell {
  return row * MAP_STRIDE + column;
}

/** `c12` is the third column, twelfth row; `frame5` the fifth frame space clockwise from the north-west. */
export function spaceName(space: Space): string {
  if (isFrame(space)) return `frame${space - FRAME + 1}`;
  return `${String.fromCharCode(97 + (space % MAP_STRIDE))}${Math.floor(space / MAP_STRIDE) + 1}`;
}

export function readSpace(text: string): Space | undefined {
  const frame = /^frame([1-9]\d?)$/.exec(text)?.[1];
  if (frame !== undefined) return Number(frame) <= FRAME_SPACES ? FRAME + Number(frame) - 1 : undefined;
  const [, column, line] = /^([a-t])([1-9]\d?)$/.exec(text) ?? [];
  if (column === undefined || line === undefined || Number(line) > MAP_STRIDE) return undefined;
  return cellAt(Number(line) - 1, column.charCodeAt(0) - 97);
}

function spaceWord(what: string, most: Space, hint: string): Word<Space> {
  return word<Space>({
    what,
    read: (from) => {
      const text = from.take(what);
      const space = readSpace(text);
      if (space === undefined || space >= most) throw new NotationError(`"${text}" is no ${what}; use ${hint}`);
      return space;
    },
    write: (space) => {
      if (!(space >= 0 && space < most)) throw new RangeError(`${space} is no ${what}`);
      return spaceName(space);
    },
    examples: [0, 42, most - 1],
  });
}

/** How spaces stand in moves. */
export const anySpace = spaceWord('space', SPACES, 'a1 to t20 or frame1 to frame16');
export const mapSpace = spaceWord('space of the map', FRAME, 'a1 to t20');

/** A tile on the map as one number: which tile, whose, where its bounding box begins, and how it is turned. */
export interface BuiltTile {
  readonly tile: Tile;
  readonly seat: Seat;
  readonly cell: Cell;
  readonly rotation: number;
}

export function packTile({ tile, seat, cell, rotation }: BuiltTile): number {
  return ((tile * 4 + seat) * 4 + rotation) * MAP_CELLS + cell;
}

export function unpackTile(packed: number): BuiltTile {
  const rest = Math.floor(packed / MAP_CELLS);
  return { tile: rest >> 4, seat: (rest >> 2) & 3, rotation: rest & 3, cell: packed % MAP_CELLS };
}
