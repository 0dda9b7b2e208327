import type { Id } from '@quarterdeck/kernel';
import type { Table } from './table';

/** Spaces as [row, column] inside the bounding box. */
export type Spaces = readonly (readonly [row: number, column: number])[];

export const SHAPES = ['M1', 'D2', 'I3', 'L3', 'I4', 'O4', 'U5', 'R6'] as const;
export type Shape = (typeof SHAPES)[number];

export const SHAPE_SPACES: Readonly<Record<Shape, Spaces>> = {
  M1: shape('#'),
  D2: shape('##'),
  I3: shape('###'),
  L3: shape('#.', '##'),
  I4: shape('####'),
  O4: shape('##', '##'),
  U5: shape('#.#', '###'),
  R6: shape('###', '###'),
};

/** The number of a kind of landscape tile: its place in the table `TILES`. */
export type Tile = Id<'tile'>;

/** The shapes that village tiles have. */
type VillageShape = Exclude<Shape, 'U5' | 'R6'>;

/** A kind of landscape tile. */
interface LandscapeTile {
  /** How it is written in moves: `R6` is neutral, `vL3` a village tile. */
  readonly id: Shape | `v${VillageShape}`;
  readonly village: boolean;
  readonly shape: Shape;
  readonly size: number;
  /** Action points for planning it, and again for building it. */
  readonly ap: number;
  readonly vpSmall: number;
  readonly vpBig: number;
  /** How many exist: neutral tiles in all, village tiles per player. */
  readonly count: number;
}

export const neutralTiles: Table<LandscapeTile> = {
  certainty: 'found',
  note: 'How many there are of each kind is reconstructed; the total of 37 is printed.',
  rows: [
    neutral('M1', 6),
    neutral('D2', 6),
    neutral('I3', 5),
    neutral('L3', 5),
    neutral('I4', 4),
    neutral('O4', 4),
    neutral('U5', 4),
    neutral('R6', 3),
  ],
};

export const villageTiles: Table<LandscapeTile> = {
  certainty: 'found',
  note: 'How many there are of each kind is reconstructed; the total of 16 is printed.',
  rows: [village('M1', 3), village('D2', 3), village('I3', 3), village('L3', 3), village('I4', 2), village('O4', 2)],
};

export const TILES: readonly LandscapeTile[] = [...neutralTiles.rows, ...villageTiles.rows];
/** Village tiles are numbered from here on. */
export const FIRST_VILLAGE: Tile = neutralTiles.rows.length;

function shape(...rows: readonly string[]): Spaces {
  return rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '#' ? [[r, c] as const] : [])));
}

function neutral(kind: Shape, count: number): LandscapeTile {
  const size = SHAPE_SPACES[kind].length;
  return { id: kind, village: false, shape: kind, size, ap: size, vpSmall: 2 * size, vpBig: 3 * size, count };
}

function village(kind: VillageShape, count: number): LandscapeTile {
  return { id: `v${kind}`, village: true, shape: kind, size: SHAPE_SPACES[kind].length, ap: 1, vpSmall: 1, vpBig: 2, count };
}
