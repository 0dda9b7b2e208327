import { calledIsland, spacesAround } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { chartArt } from '../art/chart-art';
import type { Point } from '../art/places';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { footAt, pieceAt, spaceAt } from './sites';

/** Width of a letter, half the height of a line, and how much room pieces need around their middle. */
const LETTER = 7.2;
const LINE = 8;
const [PIECE, PEAK, BOAT] = [26, 30, 22] as const;

/** The names of the islands on their coasts, where no piece, peak or boat stands. */
export const IslandNames = memo(function IslandNames({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <g className="ya-names">
      {chartArt().coasts.map((_, island) => {
        const name = calledIsland(island);
        const [x, y] = placeFor(view, island, name);
        return (
          <text key={name} x={x} y={y} data-piece={pieceIds.island(island)}>
            {name}
          </text>
        );
      })}
    </g>
  );
});

/** Below right, below left, above right, above left, below: the one with the most room. */
function placeFor(view: Pick<Props['view'], 'mountains'>, island: number, name: string): Point {
  const box = chartArt().boxes[island];
  if (box === undefined) return [0, 0];
  const half = (name.length * LETTER) / 2;
  const [left, right, middle] = [box.left + half + 6, box.right - half - 6, (box.left + box.right) / 2];
  const [low, high] = [box.bottom - 6, box.top + 14];
  const places: readonly Point[] = [
    [right, low],
    [left, low],
    [middle, low],
    [right, high],
    [left, high],
  ];
  const things: readonly (readonly [Point, number])[] = [
    [pieceAt(view, island), PIECE],
    ...(view.mountains[island] === 1 ? ([[footAt(island), PEAK]] as const) : []),
    ...spacesAround(island).map((space) => [spaceAt(space), BOAT] as const),
  ];
  const roomAt = ([x, y]: Point): number =>
    Math.min(
      ...things.map(
        ([[tx, ty], size]) => Math.hypot(Math.max(0, Math.abs(tx - x) - half), Math.max(0, Math.abs(ty - y + 4) - LINE)) - size,
      ),
    );
  return places.reduce((best, place) => (roomAt(place) > roomAt(best) + 2 ? place : best));
}
