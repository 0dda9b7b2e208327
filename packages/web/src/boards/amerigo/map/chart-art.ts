import { cellAt, type Geometry, geometryOf, isLand, islandNames, LAND, TILE_SIDE } from '@quarterdeck/amerigo';
import { fig } from '../../../kit';
import { type CoastArt, drawCoasts } from '../draw/coasts';
import { scatter } from '../draw/noise';
import { type ChartLettering, letterChart } from './lettering';
import { BAND, CELL, type ChartSize, cellMiddle, chartSize, squareOf } from './scale';

interface Ornament {
  readonly symbol: 'hill' | 'palm' | 'tuft';
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** All of a chart that follows from the layout: computed once per game. */
export interface ChartArt extends CoastArt {
  readonly geometry: Geometry;
  /** By island: its cells. */
  readonly islandCells: readonly (readonly number[])[];
  readonly size: ChartSize;
  readonly lettering: ChartLettering;
  readonly rhumbs: string;
  /** Lines between spaces, and between island tiles. */
  readonly grid: string;
  readonly seams: string;
  readonly ornaments: readonly Ornament[];
}

let latest: { readonly layout: string; readonly art: ChartArt } | undefined;

export function chartArt(layout: string): ChartArt {
  if (latest?.layout !== layout) latest = { layout, art: draw(layout) };
  return latest.art;
}

function draw(layout: string): ChartArt {
  const geometry = geometryOf(layout);
  const { rows, columns, terrain } = geometry;
  const isLandAt = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < rows && column < columns && isLand(terrain[cellAt(row, column)]);
  const islandCells = geometry.islands.map((_, island) =>
    terrain.flatMap((_kind, cell) => (geometry.island[cell] === island ? [cell] : [])),
  );
  const lettering = letterChart(geometry, islandCells, islandNames(layout));
  return {
    ...drawCoasts({ rows, columns, isLand: isLandAt }, { cell: CELL, frame: BAND }),
    geometry,
    islandCells,
    size: chartSize(geometry),
    lettering,
    rhumbs: rhumbLines(lettering.rose.x, lettering.rose.y),
    grid: gridLines(rows, columns, (i) => i % TILE_SIDE !== 0),
    seams: gridLines(rows, columns, (i) => i % TILE_SIDE === 0),
    ornaments: ornaments(geometry),
  };
}

function rhumbLines(x: number, y: number): string {
  let path = '';
  for (let i = 0; i < 32; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)];
    path += `M${fig(x + dx * 58)},${fig(y + dy * 58)}L${fig(x + dx * 1200)},${fig(y + dy * 1200)}`;
  }
  return path;
}

function gridLines(rows: number, columns: number, drawn: (i: number) => boolean): string {
  let path = '';
  for (let c = 1; c < columns; c++) if (drawn(c)) path += `M${BAND + c * CELL},${BAND}v${rows * CELL}`;
  for (let r = 1; r < rows; r++) if (drawn(r)) path += `M${BAND},${BAND + r * CELL}h${columns * CELL}`;
  return path;
}

/** Hills, palms and grass on plain land. */
function ornaments({ terrain }: Geometry): readonly Ornament[] {
  return terrain.flatMap((kind, cell) => {
    if (kind !== LAND) return [];
    const { row, column } = squareOf(cell);
    const chance = scatter(row, column, 5);
    const symbol = chance < 0.3 ? 'hill' : chance < 0.55 ? 'palm' : chance < 0.85 ? 'tuft' : undefined;
    if (symbol === undefined) return [];
    const [x, y] = cellMiddle(cell);
    return [
      { symbol, cell, x: x + 6 * scatter(row, column, 6) - 3, y: y + 5 * scatter(row, column, 7) - 2, size: symbol === 'hill' ? 27 : 21 },
    ];
  });
}
