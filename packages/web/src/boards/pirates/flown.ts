import { COUNTRIES, LOOT_KINDS } from '@quarterdeck/pirates';
import { cardOf, type Flight, fly } from '../../kit';
import { pieceIds } from './pieces';
import type { Shown } from './types';

/** Goods go from a hold to the harbour and chests come back, loot and flags go to whoever takes them: what changes hands is seen on its way. */
export function flown({ event, duration }: Shown): readonly Animation[] {
  return fly('pi', flightsOf(event), duration);
}

export function flightsOf(event: Shown['event']): readonly Flight[] {
  switch (event.kind) {
    case 'GoodsSold':
      return [...event.goods.map((count, good) => sold(event.seat, good, count)), paid(event.seat, event.chests)];
    case 'BargainStruck':
      return [sold(event.seat, event.first, 1), sold(event.seat, event.second, 1), paid(event.seat, event.chests)];
    case 'GoodLoaded':
      return [
        {
          from: [pieceIds.lootDeck, pieceIds.chart],
          to: [pieceIds.goods(event.seat, event.good), cardOf(event.seat)],
          picture: `pi-${LOOT_KINDS[event.good]}`,
          count: 1,
        },
      ];
    case 'PrivateerTaken':
      return [
        {
          from: [pieceIds.flag(event.country)],
          to: [pieceIds.marks(event.seat), cardOf(event.seat)],
          picture: `pi-flag-${COUNTRIES[event.country]}`,
          count: 1,
        },
      ];
    default:
      return [];
  }
}

function sold(seat: number, good: number, count: number): Flight {
  // The last of a kind has left the card by now.
  const from = [pieceIds.goods(seat, good), pieceIds.chests(seat), cardOf(seat)];
  return { from, to: [pieceIds.price(good), pieceIds.harbour], picture: `pi-${LOOT_KINDS[good]}`, count };
}

/** Chests are paid once goods have arrived. */
function paid(seat: number, count: number): Flight {
  return { from: [pieceIds.harbour], to: [pieceIds.chests(seat), cardOf(seat)], picture: 'pi-chest', count, begins: 0.5 };
}
