import { amerigo, FRAME, type Geometry, isFrame, type Move } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { outline } from '../draw/path';
import { pieceIds } from '../pieces';
import { squaresOf } from './Pieces';
import { frameBox, ON_MAP, squareOf } from './scale';

interface SuggestedProps {
  readonly moves: readonly Move[] | undefined;
  readonly geometry: Geometry;
}

/** Where ships and tiles would have gone: open water and bare land say nothing of that themselves. */
export const Suggested = memo(function Suggested({ moves = [], geometry }: SuggestedProps): ReactNode {
  return moves.map((move) => {
    const key = amerigo.notation.writeMove(move);
    switch (move.kind) {
      case 'place':
      case 'sail': {
        const piece = pieceIds.space(move.space);
        if (!isFrame(move.space)) return <path key={key} className="am-suggested" data-piece={piece} d={around([squareOf(move.space)])} />;
        const { x, y, width, height } = frameBox(geometry, move.space - FRAME);
        return (
          <rect key={key} className="am-suggested" data-piece={piece} x={x + 4} y={y + 3} width={width - 8} height={height - 6} rx="6" />
        );
      }
      case 'build': {
        const piece = pieceIds.site(move.cell);
        return <path key={key} className="am-suggested" data-piece={piece} d={around(squaresOf(move.tile, move.cell, move.rotation))} />;
      }
      default:
        return null;
    }
  });
});

const around = (squares: ReturnType<typeof squaresOf>): string => outline(squares, { ...ON_MAP, inset: 1.5, radius: 6 });
