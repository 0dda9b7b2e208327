import { at, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { BoatColour, State } from '../../state';
import { mayTrade, tradesAllowed } from '../abilities';

/* What buying and selling share (YA-041, YA-044). */

export const TRADE_OVER = reason('TRADE_OVER', 'YA-035');
const NO_TRADE_LEFT = reason('NO_TRADE_LEFT', 'YA-041');
const GOLD_NEEDS_SPECIALIST = reason('GOLD_NEEDS_SPECIALIST', 'YA-044');

export const tradeLeft = (s: State, seat: Seat): boolean => s.trades < tradesAllowed(s, seat);

export function whyNotTrade(s: State, seat: Seat, colour: BoatColour): Reason | undefined {
  if (!tradeLeft(s, seat)) return NO_TRADE_LEFT;
  return mayTrade(s, seat, colour) ? undefined : GOLD_NEEDS_SPECIALIST;
}

/** Boats of a colour are alike, so those received this turn go first and moored ones keep their berth. */
export const boatSource = (s: State, colour: BoatColour): 'hand' | 'dock' => (at(s.hand, colour) > 0 ? 'hand' : 'dock');
