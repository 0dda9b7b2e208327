import { PRODUCTION_KINDS } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { goodsSymbol, sortClass } from './GoodsToken';
import { Cube } from './Icons';
import { Plaque } from './TokenFace';
import { Use } from './Use';

/** A production token: its good, and what it costs as yellow cubes. */
export function ProductionFace({ kind }: { readonly kind: number }): ReactNode {
  const known = PRODUCTION_KINDS[kind];
  if (known === undefined) return null;
  return (
    <Plaque>
      <circle className={`am-ground ${sortClass(known.sort)}`} cx="21" cy="19.5" r="14" />
      <Use symbol={goodsSymbol(known.sort)} x={21} y={19.5} size={25} />
      {Array.from({ length: known.cost }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
        <Cube key={i} colour="yellow" x={21 + (i - (known.cost - 1) / 2) * 9} y={41.5} size={9} />
      ))}
    </Plaque>
  );
}
