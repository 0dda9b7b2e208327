import type { Sort } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { goodsSymbol } from '../draw/GoodsToken';
import { Use } from '../draw/Use';

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  /** `main` is what would be done, `quiet` what could be. */
  readonly tone?: 'main' | 'quiet';
  readonly goods?: readonly Sort[];
  readonly chest?: boolean;
  /** Gold that it costs. */
  readonly gold?: number;
}

/** A small caption on the map: what a place gives. */
export function Chip({ x, y, children, tone = 'main', goods = [], chest = false, gold = 0 }: ChipProps): ReactNode {
  const icons = [...goods.map(goodsSymbol), ...(chest ? ['chest'] : []), ...(gold > 0 ? ['a-gold'] : [])];
  const goldText = gold > 0 ? `−${gold}` : '';
  const text = 10 + children.length * 8.6;
  const width = text + icons.length * 19 + goldText.length * 9 + 8;
  return (
    <g className={`am-chip am-chip-${tone}`} transform={`translate(${fig(x)} ${fig(y)})`}>
      <rect x={fig(-width / 2)} y="-11.5" width={fig(width)} height="23" rx="11.5" />
      <text x={fig(-width / 2 + 4 + text / 2)} y="5">
        {children}
      </text>
      {icons.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods of a sort are alike
        <Use key={i} symbol={symbol} x={-width / 2 + text + 12 + i * 19} y={0} size={17} />
      ))}
      {goldText !== '' && (
        <text x={fig(width / 2 - 5 - goldText.length * 4)} y="5">
          {goldText}
        </text>
      )}
    </g>
  );
}
