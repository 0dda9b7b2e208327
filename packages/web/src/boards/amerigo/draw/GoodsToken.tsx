import type { Sort } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { fig } from '../../../kit';

const LETTERS: Readonly<Record<Sort, string>> = { cotton: 'c', tobacco: 't', sugar: 's', coconut: 'n', coffee: 'f' };

/** The class that brings the ground colour of a sort. */
export function sortClass(sort: Sort): string {
  return `am-t-${LETTERS[sort]}`;
}

export function goodsSymbol(sort: Sort): string {
  return `g-${LETTERS[sort]}`;
}

interface GoodsTokenProps {
  readonly sort: Sort;
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** A commodity token: the engraved good on a round ground of its own tint. */
export function GoodsToken({ sort, x, y, radius = 12.5 }: GoodsTokenProps): ReactNode {
  const half = fig(radius * 0.86);
  return (
    <g className={sortClass(sort)} transform={`translate(${fig(x)} ${fig(y)})`}>
      <circle className="am-tks" cx=".8" cy="1.5" r={radius} />
      <circle className="am-tkb" r={radius} />
      <circle className="am-tkr" r={radius - 1.9} />
      <use href={`#am-${goodsSymbol(sort)}`} x={`-${half}`} y={`-${half}`} width={radius * 1.72} height={radius * 1.72} />
    </g>
  );
}
