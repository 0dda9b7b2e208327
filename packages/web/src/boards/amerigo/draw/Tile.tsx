import { memo, type ReactNode } from 'react';
import { EmblemMark, type Owner } from '../../../kit';
import { scatter } from './noise';
import { ownerClass } from './owner';
import { type OutlineStyle, outline, type Square } from './path';
import { Use } from './Use';

interface TileProps {
  readonly squares: readonly Square[];
  readonly village: boolean;
  readonly owner: Owner | undefined;
  readonly style: OutlineStyle;
}

const FIELDS = ['f1', 'f3', 'f2'];

/** A landscape tile from above: fields for neutral ones, roofs round a plaza for villages. */
export const Tile = memo(function Tile({ squares, village, owner, style }: TileProps): ReactNode {
  const path = outline(squares, style);
  const scale = style.side / 36;
  const middle = ({ row, column }: Square): [number, number] => [style.x + (column + 0.5) * style.side, style.y + (row + 0.5) * style.side];
  const first = squares[0];
  if (first === undefined) return null;
  const plazaAt = village ? squares[squares.length > 2 ? 1 : 0] : undefined;
  return (
    <g className={ownerClass(owner)}>
      <path className={village ? 'am-vt' : 'am-nt'} d={path} />
      {squares.map((square, i) => {
        const [x, y] = middle(square);
        const symbol = village ? villageSymbol(square, squares, i) : fieldSymbol(square, first, squares, i);
        return symbol === undefined ? null : <Use key={`${square.row},${square.column}`} symbol={symbol} x={x} y={y} size={style.side} />;
      })}
      {plazaAt !== undefined && owner !== undefined && (
        <Plaza at={middle(plazaAt)} alone={squares.length === 1} scale={scale} owner={owner} />
      )}
      <path className={`am-te ${village ? 'am-tv2' : 'am-tn2'}`} d={path} />
    </g>
  );
});

/** One space of a village stays free for the plaza; a village of one has room for both. */
function villageSymbol({ row, column }: Square, all: readonly Square[], i: number): string | undefined {
  if (all.length > 1 && i === (all.length > 2 ? 1 : 0)) return undefined;
  return `v${1 + Math.floor(scatter(row, column, 3) * 3)}`;
}

function fieldSymbol({ row }: Square, first: Square, all: readonly Square[], i: number): string | undefined {
  if (i === 0 && all.length !== 2) return 'f4';
  const start = Math.floor(scatter(first.row, first.column, 4) * 3);
  return FIELDS[(start + i + row - first.row) % FIELDS.length];
}

interface PlazaProps {
  readonly at: readonly [number, number];
  readonly alone: boolean;
  readonly scale: number;
  readonly owner: Owner;
}

function Plaza({ at: [x, y], alone, scale, owner }: PlazaProps): ReactNode {
  const aside = alone ? 9 * scale : 0;
  return (
    <>
      <circle className="am-plaza" cx={x + aside} cy={y + aside} r={(alone ? 6.6 : 8.8) * scale} />
      <EmblemMark owner={owner} x={x + aside} y={y + aside} size={(alone ? 8 : 11.5) * scale} />
    </>
  );
}
