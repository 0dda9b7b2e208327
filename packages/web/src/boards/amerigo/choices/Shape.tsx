import { SHAPE_SPACES, TILES } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import type { Owner } from '../../../kit';
import { ownerClass } from '../draw/owner';
import { outline } from '../draw/path';
import { Tile } from '../draw/Tile';

interface ShapeProps {
  readonly tile: number;
  readonly owner: Owner | undefined;
  /** Side of a space in pixels. */
  readonly side?: number;
  /** Only its outline: for lists where size matters more than looks. */
  readonly plain?: boolean;
}

/** A landscape tile as a small picture of its own. */
export function Shape({ tile, owner, side = 14, plain = false }: ShapeProps): ReactNode {
  const kind = TILES[tile];
  if (kind === undefined) return null;
  const squares = SHAPE_SPACES[kind.shape].map(([row, column]) => ({ row, column }));
  const width = (Math.max(...squares.map((s) => s.column)) + 1) * side + 4;
  const height = (Math.max(...squares.map((s) => s.row)) + 1) * side + 4;
  const style = { side, x: 2, y: 2, inset: 0.4, radius: side > 16 ? 4 : 2 };
  return (
    <svg
      className={plain ? ownerClass(owner) : undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {plain ? (
        <path className={kind.village ? 'am-vf' : 'am-nf2'} d={outline(squares, style)} />
      ) : (
        <Tile squares={squares} village={kind.village} owner={kind.village ? owner : undefined} style={style} />
      )}
    </svg>
  );
}
