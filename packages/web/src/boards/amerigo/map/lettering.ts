import { cellAt, type Geometry, isLand, NO_ISLAND, WATER } from '@quarterdeck/amerigo';
import { BAND, CELL, squareOf } from './scale';

/* Where names can be written: on open water, near what they name, and never under a ship's anchorage. */

interface Lettering {
  readonly island: number;
  readonly name: string;
  /** False where only the count of free spaces fits. */
  readonly named: boolean;
  /** Where it can stand, the best first: on another when a ship lies there. */
  readonly places: readonly [Place, ...Place[]];
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** The water it is written on. */
  readonly cells: readonly number[];
}

interface OpenWater {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface ChartLettering {
  readonly islands: readonly Lettering[];
  /** The largest open square, for the compass rose. */
  readonly rose: OpenWater;
  readonly sea: { readonly x: number; readonly y: number; readonly length: number } | undefined;
}

const LETTER_WIDTH = 8;
/** How far a coast may reach into the water beside it, at both ends of a name. */
const ROUNDING = 16;

export function letterChart(geometry: Geometry, islandCells: readonly (readonly number[])[], names: readonly string[]): ChartLettering {
  // The rose has the widest water; where that would cost an island its name, it takes what names leave.
  const withRose = lettered(geometry, islandCells, names, 'rose');
  return withRose.islands.every(({ named }) => named) ? withRose : lettered(geometry, islandCells, names, 'names');
}

function lettered(
  geometry: Geometry,
  islandCells: readonly (readonly number[])[],
  names: readonly string[],
  first: 'rose' | 'names',
): ChartLettering {
  const { rows, columns, terrain, islands } = geometry;
  const taken = new Set<number>();
  const open = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < rows && column < columns && terrain[cellAt(row, column)] === WATER && !taken.has(cellAt(row, column));

  const takeSquare = (): ReturnType<typeof largestSquare> => {
    const square = largestSquare(rows, columns, open);
    for (let r = 0; r < square.side; r++) for (let c = 0; c < square.side; c++) taken.add(cellAt(square.row + r, square.column + c));
    return square;
  };
  const early = first === 'rose' ? takeSquare() : undefined;

  const take = ({ row, column, length }: Strip): Place => {
    const cells = Array.from({ length }, (_, c) => cellAt(row, column + c));
    for (const cell of cells) taken.add(cell);
    return { x: BAND + (column + length / 2) * CELL, y: BAND + (row + 0.5) * CELL, cells };
  };
  const strips = (island: number, length: number): readonly CoastStrip[] => {
    const left = length * CELL - (names[island] ?? '').length * LETTER_WIDTH;
    const found = stripsBy(geometry, island, islandCells[island] ?? [], length, open);
    // A name that fills its strip may touch land at an end of it, since coasts are round: such a strip is the last to be taken.
    const isTight = left > 0 && left < ROUNDING;
    return isTight ? [...found.filter(({ closed }) => !closed), ...found.filter(({ closed }) => closed)] : found;
  };
  const strip = (island: number, length: number): Strip | undefined => strips(island, length)[0];
  const lengthOf = (island: number): number => Math.ceil(((names[island] ?? '').length * LETTER_WIDTH + 4) / CELL);
  // Who has the fewest places chooses first.
  const choosing = islands.map((_, island) => ({ island, places: strips(island, lengthOf(island)).length }));
  choosing.sort((a, b) => a.places - b.places || a.island - b.island);
  const letterings: Lettering[] = [];
  for (const { island } of choosing) {
    const full = lengthOf(island);
    const best = strip(island, full) ?? strip(island, 2) ?? strip(island, 1);
    if (best !== undefined) letterings.push({ island, name: names[island] ?? '', named: best.length >= full, places: [take(best)] });
  }
  const square = early ?? takeSquare();

  const withAnother = (lettering: Lettering): Lettering => {
    const [first, ...others] = lettering.places;
    const next = strip(lettering.island, first.cells.length);
    return next === undefined ? lettering : { ...lettering, places: [first, ...others, take(next)] };
  };
  const twice = letterings.map(withAnother);
  const stretch = longestStretch(geometry, open);
  // The name of the sea stands in one place: what else an island may have lies elsewhere.
  const sea = stretch === undefined ? undefined : take(stretch);
  return {
    islands: twice.map(withAnother).map(withAnother),
    rose: { x: BAND + (square.column + square.side / 2) * CELL, y: BAND + (square.row + square.side / 2) * CELL, side: square.side },
    sea: sea && { x: sea.x, y: sea.y, length: sea.cells.length },
  };
}

type Open = (row: number, column: number) => boolean;

function largestSquare(rows: number, columns: number, open: Open): { row: number; column: number; side: number } {
  const sides = new Map<number, number>();
  let best = { row: 0, column: 0, side: 0 };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!open(row, column)) continue;
      const before = (r: number, c: number): number => (column < c ? 0 : (sides.get(cellAt(row - r, column - c)) ?? 0));
      const side = 1 + Math.min(before(1, 0), before(0, 1), before(1, 1));
      sides.set(cellAt(row, column), side);
      if (side > best.side) best = { row: row - side + 1, column: column - side + 1, side };
    }
  }
  return best;
}

interface Strip {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** One that lies along a coast; closed where land adjoins an end of it. */
interface CoastStrip extends Strip {
  readonly closed: boolean;
}

/** Rows of open water of the wanted length that lie along the island's coast, those along no other's first. */
function stripsBy(geometry: Geometry, island: number, cells: readonly number[], length: number, open: Open): readonly CoastStrip[] {
  const { rows, columns } = geometry;
  const squares = cells.map(squareOf);
  const middleColumn = squares.reduce((total, { column }) => total + column, 0) / cells.length;
  const middleRow = squares.reduce((total, { row }) => total + row, 0) / cells.length;
  const islandAt = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns ? NO_ISLAND : (geometry.island[cellAt(row, column)] ?? NO_ISLAND);
  const found: (CoastStrip & { readonly score: number })[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column + length <= columns; column++) {
      let [own, other] = [0, 0];
      let free = true;
      for (let c = column; c < column + length && free; c++) {
        free = open(row, c);
        for (const near of [islandAt(row - 1, c), islandAt(row + 1, c), islandAt(row, c - 1), islandAt(row, c + 1)]) {
          if (near === island) own++;
          else if (near !== NO_ISLAND) other++;
        }
      }
      if (!free || own === 0) continue;
      const ends = [islandAt(row, column - 1), islandAt(row, column + length)].filter((end) => end !== NO_ISLAND).length;
      own -= 2 * ends;
      const away = Math.hypot(column + length / 2 - 0.5 - middleColumn, (row - middleRow) * 1.2);
      found.push({ row, column, length, closed: ends > 0, score: own * 1.2 - other * 2.6 - away * 0.35 });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

const SHORTEST_SEA_NAME = 6;

function longestStretch({ rows, columns, terrain }: Geometry, open: Open): Strip | undefined {
  let best: Strip | undefined;
  let bestScore = 0;
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 0; column < columns; column++) {
      let length = 0;
      let coast = 0;
      while (open(row, column + length)) {
        for (const r of [row - 1, row + 1]) if (isLand(terrain[cellAt(r, column + length)])) coast++;
        length++;
      }
      const score = length - coast * 0.35;
      if (length < SHORTEST_SEA_NAME || score <= bestScore) continue;
      best = { row, column, length };
      bestScore = score;
    }
  }
  return best;
}
