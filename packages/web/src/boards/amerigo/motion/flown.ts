import { SORT_INDEX } from '@quarterdeck/amerigo';
import { cardOf, type Flight, fly } from '../../../kit';
import { goodsSymbol } from '../draw/GoodsToken';
import { pieceIds } from '../pieces';
import type { Shown } from '../types';

/** Gold, goods, tokens and tiles go to whoever takes them: what changes hands is seen on its way. */
export function flown({ event, duration }: Shown): readonly Animation[] {
  return fly('am', flightsOf(event), duration);
}

export function flightsOf(event: Shown['event']): readonly Flight[] {
  switch (event.kind) {
    case 'GoldTaken':
      return [
        {
          from: [pieceIds.takeGold, pieceIds.tray],
          to: [pieceIds.gold(event.seat), cardOf(event.seat)],
          picture: 'am-a-gold',
          count: event.gold,
        },
      ];
    case 'TilePlanned': {
      const tile = pieceIds.planned(event.seat, event.tile);
      return [{ from: [pieceIds.supply(event.tile)], to: [tile], picture: { of: tile }, count: 1 }];
    }
    case 'TokenTaken': {
      const token = pieceIds.token(event.token);
      return [{ from: [pieceIds.progressPlace(event.slot)], to: [token], picture: { of: token }, count: 1 }];
    }
    case 'ProductionBought':
      return [goods(event.seat, event.sort, pieceIds.productionPlace(event.slot))];
    case 'TileBuilt':
      return event.commodities.map((sort) => goods(event.seat, sort, pieceIds.tile(event.cell)));
    default:
      return [];
  }
}

function goods(seat: number, sort: keyof typeof SORT_INDEX, from: string): Flight {
  return { from: [from], to: [pieceIds.goodsOf(seat, SORT_INDEX[sort]), cardOf(seat)], picture: `am-${goodsSymbol(sort)}`, count: 1 };
}
