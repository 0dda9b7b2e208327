import { goodsOf, SORTS } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { GoodsIcon } from '../draw/Icons';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';

/** A player's goods of every sort, times production. */
export function GoodsFigures({ view, player, speaker }: SheetProps): ReactNode {
  return SORTS.map((sort, i) => {
    const { goods, production } = goodsOf(view, player, sort);
    return (
      <span
        key={sort}
        className={goods === 0 ? 'am-zero' : undefined}
        data-piece={pieceIds.goodsOf(player, i)}
        title={speaker.say({ key: `sort.${sort}` })}
      >
        <GoodsIcon sort={sort} />
        {goods}
        <i>×</i>
        {production}
      </span>
    );
  });
}
