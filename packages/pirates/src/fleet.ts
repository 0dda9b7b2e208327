import { at, type Seat } from '@quarterdeck/kernel';
import { CHESTS_PER_GUARD, MAX_SHIPS } from './data/figures';
import { GOODS } from './data/goods';
import type { Good, State } from './state';

/** Ships that are neither in reserve, nor guarding, nor at sea: they lie free or carry goods. */
export function shipsAtHand(s: State, seat: Seat): number {
  return MAX_SHIPS - at(s.reserve, seat) - at(s.guards, seat) - at(s.sent, seat);
}

export function goodsOf(s: State, seat: Seat, good: Good): number {
  return at(s.goods, seat * GOODS + good);
}

export function allGoods(s: State, seat: Seat): number {
  const first = seat * GOODS;
  return at(s.goods, first) + at(s.goods, first + 1) + at(s.goods, first + 2);
}

/** Goods the seat's ships can carry together: one each, two on as many as have a Double Hold (PI-124). */
export function capacity(s: State, seat: Seat): number {
  const ships = shipsAtHand(s, seat);
  return ships + Math.min(at(s.doubleHold, seat), ships);
}

export function room(s: State, seat: Seat): number {
  return capacity(s, seat) - allGoods(s, seat);
}

/** Ships under load when goods are stowed as tightly as possible: re-stowing is free (PI-125, PI-143). */
export function loadedShips(s: State, seat: Seat): number {
  const goods = allGoods(s, seat);
  const tight = goods - Math.min(at(s.doubleHold, seat), goods >> 1);
  return Math.min(tight, shipsAtHand(s, seat));
}

export function freeShips(s: State, seat: Seat): number {
  return shipsAtHand(s, seat) - loadedShips(s, seat);
}

/** One guard for every full ten chests (PI-174). */
export function guardsNeeded(chests: number): number {
  return chests <= 0 ? 0 : Math.floor(chests / CHESTS_PER_GUARD);
}

/** The next seat clockwise. */
export function nextSeat(s: State, seat: Seat): Seat {
  return seat + 1 === s.chests.length ? 0 : seat + 1;
}
