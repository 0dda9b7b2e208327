import { add, pattern, type Reason, range, reason, type Seat } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { boatName, playerName } from '../../names';
import { boatWord } from '../../notation';
import { say } from '../../say';
import { BOAT_COLOURS, type State, usable } from '../../state';
import { notNow } from '../../turn';
import { sellingPrice } from '../abilities';
import { takeBoat } from '../ledger';
import { boatSource, TRADE_OVER, tradeLeft, whyNotTrade } from './trading';

const NO_SUCH_BOAT = reason('NO_SUCH_BOAT', 'YA-D08');
const BOUGHT_THIS_TURN = reason('BOUGHT_THIS_TURN', 'YA-D38');

const MOVES: readonly MoveOf<'sell'>[] = range(BOAT_COLOURS).map((colour) => ({ kind: 'sell', colour }));

function whyNot(s: State, seat: Seat, { colour }: MoveOf<'sell'>): Reason | undefined {
  const why = whyNotTrade(s, seat, colour);
  if (why !== undefined) return why;
  if (usable(s, seat, colour) === 0) return NO_SUCH_BOAT;
  return (s.bought & (1 << colour)) === 0 ? undefined : BOUGHT_THIS_TURN;
}

/** Step 2: sell a boat to the supply (YA-041, YA-042, YA-D08). */
export const sell: DecisionOf<'sell'> = {
  at: ['trade'],
  notNow: (s, seat) => notNow(s, seat, TRADE_OVER),
  whyNot,
  list(s, seat, out) {
    if (!tradeLeft(s, seat)) return;
    for (const move of MOVES) if (whyNot(s, seat, move) === undefined) out.push(move);
  },
  play: (s, seat, { colour }, emit) => emit({ kind: 'BoatSold', seat, colour, price: sellingPrice(colour), from: boatSource(s, colour) }),
  text: pattern('sell {colour}', { colour: boatWord }),
  say: ({ colour }) => say('move.sell', { boat: boatName(colour), price: sellingPrice(colour) }),
};

export const happenings: HappeningsOf<'BoatSold'> = {
  BoatSold: {
    evolve(s, e) {
      add(s.coins, e.seat, e.price);
      add(s.supply, e.colour, 1);
      takeBoat(s, e);
      s.sold |= 1 << e.colour;
      s.trades++;
    },
    say: (e) => say('event.BoatSold', { who: playerName(e.seat), boat: boatName(e.colour), price: e.price }),
  },
};

export const worth: WorthOf<'sell'> = () => 0.1;
