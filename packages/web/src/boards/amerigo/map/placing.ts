import { type MoveOf, rotationsOf, tileCells } from '@quarterdeck/amerigo';
import type { Point } from '../draw/marching';
import { movesOf, tileInHand } from '../legal';
import type { Props } from '../types';
import { CELL, cellMiddle } from './scale';

export type Build = MoveOf<'build'>;

export function cellsOf({ tile, cell, rotation }: Build): readonly number[] {
  return tileCells(tile, cell, rotation);
}

export function placementMiddle(move: Build): Point {
  const cells = cellsOf(move).map(cellMiddle);
  return [cells.reduce((sum, [x]) => sum + x, 0) / cells.length, cells.reduce((sum, [, y]) => sum + y, 0) / cells.length];
}

/** Among overlapping places the one nearest to the pointer; the current turn is kept as long as it fits here. */
export function bestPlacement(builds: readonly Build[], [x, y]: Point, rotation: number): Build | undefined {
  const over = builds.filter((move) => cellsOf(move).some((cell) => contains(cell, x, y)));
  const turned = over.filter((move) => move.rotation === turnOf(builds, rotation));
  const candidates = turned.length > 0 ? turned : over;
  const away = (move: Build): number => {
    const [mx, my] = placementMiddle(move);
    return Math.hypot(mx - x, my - y);
  };
  return candidates.reduce<Build | undefined>((best, move) => (best === undefined || away(move) < away(best) ? move : best), undefined);
}

function contains(cell: number, x: number, y: number): boolean {
  const [mx, my] = cellMiddle(cell);
  return Math.abs(mx - x) <= CELL / 2 && Math.abs(my - y) <= CELL / 2;
}

/** A tile with fewer turns than asked for takes the one that is left. */
export function turnOf(builds: readonly Build[], rotation: number): number {
  const tile = builds[0]?.tile;
  return tile === undefined ? 0 : rotation % rotationsOf(tile).length;
}

/** Turns the tile in hand to its next position; where one is shown, around that place, which is then returned. */
export function turnTile(props: Props): Build | undefined {
  const tile = tileInHand(props.moves, props.hand);
  if (tile === undefined) return undefined;
  const turns = rotationsOf(tile).length;
  const builds = movesOf(props.moves, 'build').filter((move) => move.tile === tile);
  const shown = [props.preview, props.draft].find((move) => move?.kind === 'build');
  if (shown?.kind !== 'build') {
    props.onHand({ rotation: (turnOf(builds, props.hand.rotation) + 1) % turns });
    return undefined;
  }
  const middle = placementMiddle(shown);
  for (let step = 1; step < turns; step++) {
    const rotation = (shown.rotation + step) % turns;
    const turned = bestPlacement(
      builds.filter((move) => move.rotation === rotation),
      middle,
      rotation,
    );
    if (turned === undefined) continue;
    props.onHand({ rotation });
    if (props.preview !== undefined) props.onPreview(turned);
    if (props.draft?.kind === 'build') props.onPrepare(turned);
    return turned;
  }
  return undefined;
}
