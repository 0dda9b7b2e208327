import { add, at, pattern, type Reason, range, reason, type Seat } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { boatName, playerName } from '../../names';
import { boatWord } from '../../notation';
import { say } from '../../say';
import { BOAT_COLOURS, type State } from '../../state';
import { notNow } from '../../turn';
import { buyingPrice } from '../abilities';
import { TRADE_OVER, tradeLeft, whyNotTrade } from './trading';

const SUPPLY_EMPTY = reason('SUPPLY_EMPTY', 'YA-041');
const SOLD_THIS_TURN = reason('SOLD_THIS_TURN', 'YA-D38');

const MOVES: readonly MoveOf<'buy'>[] = range(BOAT_COLOURS).map((colour) => ({ kind: 'buy', colour }));

function whyNot(s: State, seat: Seat, { colour }: MoveOf<'buy'>): Reason | undefined {
  const why = whyNotTrade(s, seat, colour);
  if (why !== undefined) return why;
  if (at(s.supply, colour) === 0) return SUPPLY_EMPTY;
  if ((s.sold & (1 << colour)) !== 0) return SOLD_THIS_TURN;
  const price = buyingPrice(s, seat, colour);
  const coins = at(s.coins, seat);
  return coins < price ? reason('NOT_ENOUGH_COINS', 'YA-042', { price, coins }) : undefined;
}

/** Step 2: buy a boat from the supply (YA-041, YA-042). */
export const buy: DecisionOf<'buy'> = {
  at: ['trade'],
  notNow: (s, seat) => notNow(s, seat, TRADE_OVER),
  whyNot,
  list(s, seat, out) {
    if (!tradeLeft(s, seat)) return;
    for (const move of MOVES) if (whyNot(s, seat, move) === undefined) out.push(move);
  },
  play: (s, seat, { colour }, emit) => emit({ kind: 'BoatBought', seat, colour, price: buyingPrice(s, seat, colour) }),
  text: pattern('buy {colour}', { colour: boatWord }),
  say: ({ colour }, s, seat) => say('move.buy', { boat: boatName(colour), price: buyingPrice(s, seat, colour) }),
};

export const happenings: HappeningsOf<'BoatBought'> = {
  BoatBought: {
    evolve(s, e) {
      add(s.coins, e.seat, -e.price);
      add(s.supply, e.colour, -1);
      add(s.hand, e.colour, 1);
      s.bought |= 1 << e.colour;
      s.trades++;
    },
    say: (e) => say('event.BoatBought', { who: playerName(e.seat), boat: boatName(e.colour), price: e.price }),
  },
};

export const worth: WorthOf<'buy'> = () => 0.1;
