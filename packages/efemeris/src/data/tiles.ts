import type { Certainty } from '@quarterdeck/kernel';
import { NO_SPICE, type Spice, type Tile } from '../ids';
import { PEPPER, VANILLA } from './spices';

export type FieldKind = 'plain' | 'planet' | 'rose' | 'factory' | 'anchor' | 'singularity' | 'providence' | 'wreck';
type TileKind = 'centre' | 'planet' | 'path' | 'expert';

export interface TileField {
  readonly id: string;
  readonly kind: FieldKind;
  /** Drawn position: hexagon of circumradius 1 around 0/0, x to the east, y to the south. */
  readonly x: number;
  readonly y: number;
  /** PEPPER or VANILLA where the field yields spice, else NO_SPICE. */
  readonly spice: Spice;
}

/** A tile that looks the same after `turns` steps of 60 degrees, `fixed` fields staying where they are. */
interface Symmetry {
  readonly turns: number;
  readonly fixed: readonly string[];
}

export interface TileCard {
  readonly id: string;
  readonly kind: TileKind;
  /** Edges with a half circle, 0 north and on clockwise, for a tile that is not turned. */
  readonly exits: readonly number[];
  readonly fields: readonly TileField[];
  /** Pairs of joined fields; e0 … e5 is the half circle of that edge. */
  readonly paths: ReadonlyArray<readonly [string, string]>;
  readonly symmetry: Symmetry;
}

export const tilesCertainty: Readonly<Record<'counts' | 'drawing', Certainty>> = { counts: 'inferred', drawing: 'reconstructed' };

const NO_SYMMETRY: Symmetry = { turns: 6, fixed: [] };

function field(id: string, kind: FieldKind, x: number, y: number, spice: Spice = NO_SPICE): TileField {
  return { id, kind, x, y, spice };
}

function tile(
  id: string,
  kind: TileKind,
  exits: readonly number[],
  fields: readonly TileField[],
  paths: string,
  symmetry: Symmetry = NO_SYMMETRY,
): TileCard {
  const joined = paths.split(' ').map((path): readonly [string, string] => {
    const [from = '', to = ''] = path.split('-');
    return [from, to];
  });
  return { id, kind, exits, fields, paths: joined, symmetry };
}

/** The centre, the planet tiles in the order of PLANETS, the sky-path tiles, the expert tiles. */
export const TILES: readonly TileCard[] = [
  tile('C0', 'centre', [0, 1, 2, 3, 4, 5], [field('r', 'rose', 0, 0)], 'r-e0 r-e1 r-e2 r-e3 r-e4 r-e5', { turns: 1, fixed: ['r'] }),
  tile(
    'P1',
    'planet',
    [1, 2, 3, 4],
    [field('p', 'planet', 0, -0.4), field('a', 'plain', 0.08, 0.12), field('k', 'anchor', -0.34, 0.36)],
    'p-a a-e1 a-e2 a-e3 a-k k-e4',
  ),
  tile(
    'P2',
    'planet',
    [0, 1, 3, 4],
    [field('p', 'planet', -0.05, 0), field('a', 'anchor', 0.3, -0.38), field('b', 'plain', -0.32, 0.38)],
    'p-a a-e0 a-e1 p-b b-e3 b-e4',
  ),
  tile(
    'P3',
    'planet',
    [0, 2, 3, 5],
    [field('p', 'planet', 0, 0.02), field('a', 'plain', -0.1, -0.45), field('k', 'anchor', 0.3, 0.42)],
    'p-a a-e0 a-e5 p-k k-e2 k-e3',
  ),
  tile(
    'P4',
    'planet',
    [0, 1, 2, 3, 4],
    [field('p', 'planet', 0, 0), field('a', 'plain', 0.42, 0), field('b', 'plain', -0.24, 0.42)],
    'p-e0 p-a a-e1 a-e2 p-b b-e3 b-e4',
  ),
  tile(
    'P5',
    'planet',
    [0, 2, 3, 4],
    [field('p', 'planet', 0, -0.3), field('a', 'plain', 0.1, 0.3), field('k', 'anchor', -0.36, 0.26)],
    'p-e0 p-a a-e2 a-e3 a-k k-e4',
  ),
  tile(
    'P6',
    'planet',
    [1, 2, 3, 4],
    [field('p', 'planet', -0.34, -0.2), field('a', 'plain', 0.18, -0.08), field('b', 'plain', -0.06, 0.42)],
    'p-a a-e1 a-e2 a-b b-e3 b-e4',
  ),
  tile('P7', 'planet', [2, 3, 4], [field('p', 'planet', 0, -0.36), field('a', 'plain', 0, 0.2)], 'p-a a-e2 a-e3 a-e4'),
  tile(
    'P8',
    'planet',
    [0, 1, 2, 3, 4, 5],
    [field('p', 'planet', 0, 0), field('a', 'plain', 0.44, 0), field('b', 'plain', -0.44, 0)],
    'p-e0 p-e3 p-a a-e1 a-e2 p-b b-e4 b-e5',
    { turns: 3, fixed: ['p'] },
  ),
  tile('S1', 'path', [0, 1, 2, 3, 4, 5], [field('a', 'plain', 0, 0)], 'a-e0 a-e1 a-e2 a-e3 a-e4 a-e5', { turns: 1, fixed: ['a'] }),
  tile('S2', 'path', [0, 1, 2, 3, 5], [field('f', 'factory', 0, 0, PEPPER), field('a', 'plain', 0.4, 0.1)], 'f-e0 f-e3 f-e5 f-a a-e1 a-e2'),
  tile(
    'S3',
    'path',
    [1, 2, 3, 4, 5],
    [field('f', 'factory', -0.05, -0.45, PEPPER), field('a', 'plain', 0.05, 0.08)],
    'f-a a-e1 a-e2 a-e3 a-e4 a-e5',
  ),
  tile(
    'S4',
    'path',
    [0, 1, 2, 3, 4],
    [field('f', 'factory', -0.42, 0, VANILLA), field('a', 'plain', 0.08, 0), field('k', 'anchor', 0.2, -0.48)],
    'f-a a-k k-e0 a-e1 a-e2 a-e3 a-e4',
  ),
  tile(
    'S5',
    'path',
    [0, 1, 2, 4, 5],
    [field('f', 'factory', -0.36, 0, VANILLA), field('a', 'plain', 0.22, 0)],
    'f-e5 f-e4 f-a a-e0 a-e1 a-e2',
  ),
  tile(
    'S6',
    'path',
    [0, 1, 2, 3, 4, 5],
    [field('s', 'singularity', 0, 0), field('a', 'plain', 0, -0.46), field('b', 'plain', 0.42, 0.26), field('c', 'plain', -0.42, 0.26)],
    'a-b b-c c-a s-a s-b s-c a-e0 a-e1 b-e2 b-e3 c-e4 a-e5',
  ),
  tile(
    'S7',
    'path',
    [0, 1, 2, 4, 5],
    [field('k', 'anchor', -0.36, -0.12), field('a', 'plain', 0.04, 0), field('f', 'factory', 0.38, 0.3, PEPPER)],
    'k-a a-f k-e5 k-e4 a-e0 a-e1 f-e2',
  ),
  tile(
    'S8',
    'path',
    [0, 1, 3, 4, 5],
    [field('a', 'plain', 0, -0.05), field('s', 'singularity', 0.44, 0.02), field('f', 'factory', -0.32, 0.34, VANILLA)],
    'a-s a-f f-e4 a-e0 a-e1 a-e3 a-e5',
  ),
  tile(
    'S9',
    'path',
    [0, 1, 2, 3, 4],
    [field('a', 'plain', 0.05, -0.34), field('k', 'anchor', 0.14, 0.3), field('f', 'factory', -0.36, 0.18, PEPPER)],
    'a-k k-f a-e0 a-e1 k-e2 k-e3 f-e4',
  ),
  tile(
    'S10',
    'path',
    [0, 1, 2, 3, 4, 5],
    [
      field('f', 'factory', 0.36, -0.2, PEPPER),
      field('a', 'plain', -0.1, -0.1),
      field('s', 'singularity', 0.16, 0.3),
      field('k', 'anchor', -0.3, 0.36),
    ],
    'f-a a-s s-e3 a-k f-e1 a-e0 a-e5 k-e4 f-e2',
  ),
  tile(
    'X1',
    'expert',
    [1, 2, 3, 4, 5],
    [field('v', 'providence', 0, -0.44, PEPPER), field('s', 'singularity', 0.4, -0.06), field('a', 'plain', -0.18, 0.1)],
    'v-a v-s s-e1 a-e5 a-e4 a-e3 a-e2',
  ),
  tile(
    'X2',
    'expert',
    [0, 1, 2, 4, 5],
    [field('v', 'providence', 0, 0.44, VANILLA), field('s', 'singularity', -0.4, 0.1), field('a', 'plain', 0.16, -0.1)],
    'v-a v-s s-e4 a-e0 a-e1 a-e2 a-e5',
  ),
  tile(
    'X3',
    'expert',
    [0, 1, 2, 3, 4, 5],
    [field('w', 'wreck', 0, 0), field('a', 'plain', 0.38, -0.2)],
    'w-a a-e0 a-e1 a-e2 w-e3 w-e4 w-e5',
  ),
  tile(
    'X4',
    'expert',
    [0, 1, 2, 3, 4, 5],
    [field('a', 'plain', -0.2, -0.12), field('w', 'wreck', 0.34, 0.2), field('s', 'singularity', 0.1, -0.5)],
    'a-w a-s s-e0 a-e5 a-e4 a-e3 w-e2 w-e1',
  ),
  tile(
    'X5',
    'expert',
    [0, 1, 3, 4, 5],
    [field('v', 'providence', 0.4, 0, PEPPER), field('a', 'plain', -0.08, 0), field('k', 'anchor', -0.22, 0.46)],
    'v-a a-e0 a-e1 a-e5 a-e4 a-k k-e3',
  ),
  tile(
    'X6',
    'expert',
    [0, 1, 2, 3, 5],
    [
      field('s', 'singularity', 0, 0),
      field('a', 'plain', 0, -0.46),
      field('b', 'plain', 0.36, 0.3),
      field('v', 'providence', -0.4, 0.26, VANILLA),
    ],
    'a-b s-a s-b s-v b-v a-e0 a-e1 a-e5 b-e2 b-e3',
  ),
  tile(
    'X7',
    'expert',
    [0, 1, 2, 3, 5],
    [field('w', 'wreck', -0.38, -0.1), field('k', 'anchor', 0.1, 0.36), field('a', 'plain', 0.16, -0.2)],
    'w-a a-k w-k a-e0 a-e1 a-e2 k-e3 w-e5',
  ),
  tile(
    'X8',
    'expert',
    [1, 2, 3, 4, 5],
    [
      field('v', 'providence', 0.02, -0.46, PEPPER),
      field('s', 'singularity', 0.02, -0.08),
      field('w', 'wreck', 0, 0.4),
      field('a', 'plain', -0.44, 0),
      field('b', 'plain', 0.44, 0),
    ],
    'v-s s-w v-a a-w w-b a-e5 a-e4 b-e1 b-e2 w-e3',
  ),
];

export const CENTRE_TILE: Tile = 0;
export const FIRST_EXPERT_TILE: Tile = 19;
