import type { Table } from './table';

/** Spaces per side of an island tile. */
export const TILE_SIDE = 5;

/** How a space is drawn below. Each anchor touches exactly one post space of its own tile: its link (AM-D08). */
export const LEGEND = {
  '~': 'water',
  A: 'anchor',
  '.': 'land',
  P: 'post',
  c: 'cotton',
  t: 'tobacco',
  s: 'sugar',
  n: 'coconut',
  f: 'coffee',
} as const;

interface IslandTile {
  readonly id: string;
  readonly rows: readonly string[];
}

export const islandTiles: Table<IslandTile> = {
  certainty: 'reconstructed',
  note: 'Only the 16 tiles and the 8 commodity spaces per sort are printed facts; the side of 5 is a choice.',
  rows: [
    { id: 'T01', rows: ['~~~~~', '~~~A~', '~~~P.', '~~~.c', '~~f..'] },
    { id: 'T02', rows: ['~~~~~', '~AP~~', '~~.s~', '~~.PA', '~~f.~'] },
    { id: 'T03', rows: ['~~~~~', 'PA~~~', '..c~~', '~~~AP', '~~~t.'] },
    { id: 'T04', rows: ['~~~.~', '~~c.P', '~A~~A', '~P.~~', '~~n~~'] },
    { id: 'T05', rows: ['~t...', '~P..n', '~A~P~', '~~~A~', '~~~~~'] },
    { id: 'T06', rows: ['~~f.~', '~AP.c', '~~..P', '~~.~A', '~~~~~'] },
    { id: 'T07', rows: ['~~~~~', '~A~~~', 'cP.~A', '....P', '~.s~~'] },
    { id: 'T08', rows: ['~..t~', '~...~', 'Ps.P~', 'A~~A~', '~~~~~'] },
    { id: 'T09', rows: ['~~~A~', '~..Ps', '~n...', '~APt.', '~~~~~'] },
    { id: 'T10', rows: ['~~~~~', 'A~~~A', 'P..sP', '~n..~', '~..c~'] },
    { id: 'T11', rows: ['~~AP~', '~A~n.', '~P..f', '~.t..', '~~~~~'] },
    { id: 'T12', rows: ['~~.t~', '.s.P~', '...A~', '~Pf~~', '~A~~~'] },
    { id: 'T13', rows: ['~~~~~', '~A..t', 'nP...', '..fP~', '~~~A~'] },
    { id: 'T14', rows: ['~~~~~', '.PA..', 'n...f', '~~sP.', '~~~A~'] },
    { id: 'T15', rows: ['c.~~~', '.PA~~', '.t.~~', '..PA~', 's..~~'] },
    { id: 'T16', rows: ['~~~~~', 'nAP..', '.~f..', 'PA..c', '~~AP~'] },
  ],
};

export const ISLAND_TILES = islandTiles.rows;

export interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly cornerFrames: number;
  readonly smallFrames: number;
}

/** Grid of island tiles and frame pieces by seats (AM-010, AM-014). */
export const LAYOUTS: Readonly<Record<number, Layout>> = {
  2: { rows: 3, columns: 3, cornerFrames: 4, smallFrames: 0 },
  3: { rows: 3, columns: 4, cornerFrames: 4, smallFrames: 2 },
  4: { rows: 4, columns: 4, cornerFrames: 4, smallFrames: 4 },
};

/** What every map must keep so that it plays well; layouts outside are drawn anew. */
export const MAP_FILTER = {
  largestIsland: 45,
  bigIslandsMin: { 2: 1, 3: 1, 4: 2 } as Readonly<Record<number, number>>,
  bigIslandsMax: 5,
  spacesPerSort: 3,
} as const;
