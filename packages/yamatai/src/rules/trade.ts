import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { Event } from '../events';
import { buyMove, type Move, sellMove } from '../move';
import { at } from '../numbers';
import { BOAT_COLOURS, type State, usable } from '../state';
import { buyingPrice, mayTrade, sellingPrice, tradesAllowed } from './specialists';

/* Step 2: trade. */

const TRADE_OVER = reason('TRADE_OVER', 'YA-035');
const NO_TRADE_LEFT = reason('NO_TRADE_LEFT', 'YA-041');
const GOLD_NEEDS_SPECIALIST = reason('GOLD_NEEDS_SPECIALIST', 'YA-044');
const SUPPLY_EMPTY = reason('SUPPLY_EMPTY', 'YA-041');
const SOLD_THIS_TURN = reason('SOLD_THIS_TURN', 'YA-D38');
const BOUGHT_THIS_TURN = reason('BOUGHT_THIS_TURN', 'YA-D38');
const NO_SUCH_BOAT = reason('NO_SUCH_BOAT', 'YA-D08');

const tradingAllowed = (s: State, seat: Seat): boolean => s.phase === 'trade' && s.trades < tradesAllowed(s, seat);
const bit = (colour: number): number => 1 << colour;

function checkTrade(s: State, seat: Seat, colour: number): Reason | undefined {
  if (s.phase !== 'trade') return TRADE_OVER;
  if (!tradingAllowed(s, seat)) return NO_TRADE_LEFT;
  if (!mayTrade(s, seat, colour)) return GOLD_NEEDS_SPECIALIST;
  return undefined;
}

export function checkBuy(s: State, seat: Seat, colour: number): Reason | undefined {
  const why = checkTrade(s, seat, colour);
  if (why !== undefined) return why;
  if (at(s.supply, colour) === 0) return SUPPLY_EMPTY;
  if ((s.sold & bit(colour)) !== 0) return SOLD_THIS_TURN;
  const price = buyingPrice(s, seat, colour);
  const coins = at(s.coins, seat);
  if (coins < price) return reason('NOT_ENOUGH_COINS', 'YA-042', { price, coins });
  return undefined;
}

export function checkSell(s: State, seat: Seat, colour: number): Reason | undefined {
  const why = checkTrade(s, seat, colour);
  if (why !== undefined) return why;
  if (usable(s, seat, colour) === 0) return NO_SUCH_BOAT;
  if ((s.bought & bit(colour)) !== 0) return BOUGHT_THIS_TURN;
  return undefined;
}

export function listTrades(s: State, seat: Seat, moves: Move[]): void {
  if (!tradingAllowed(s, seat)) return;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) {
    if (checkBuy(s, seat, colour) === undefined) moves.push(buyMove(colour));
    if (checkSell(s, seat, colour) === undefined) moves.push(sellMove(colour));
  }
}

export function buy(s: State, seat: Seat, colour: number, emit: Emit<Event>): void {
  emit({ kind: 'BoatBought', seat, colour, price: buyingPrice(s, seat, colour) });
}

export function sell(s: State, seat: Seat, colour: number, emit: Emit<Event>): void {
  emit({ kind: 'BoatSold', seat, colour, price: sellingPrice(colour), from: boatSource(s, colour) });
}

/** Boats of a colour are alike, so those received this turn go first and moored ones keep their berth. */
export const boatSource = (s: State, colour: number): 'hand' | 'dock' => (at(s.hand, colour) > 0 ? 'hand' : 'dock');
