import { add, at, number, pattern, reason } from '@quarterdeck/kernel';
import { MAX_SHIPS } from '../../data/figures';
import { SHIPBUILDER } from '../../data/roles';
import type { HappeningsOf } from '../../event';
import { book } from '../../ledger';
import type { DecisionOf, WorthOf } from '../../move';
import { timeValue } from '../../policy/outlook';
import { say, who } from '../../say';
import { proceed } from '../../turn';
import { settleGuards } from '../merchant/guards';
import { whyNotActIn } from '../round/action';
import { giftAmount } from '../round/gifts';

const PURCHASES = Array.from({ length: MAX_SHIPS }, (_, i) => ({ kind: 'buy', ships: i + 1 }) as const);

/** Ships from the reserve for a chest each (PI-060 to PI-065). */
export const buy: DecisionOf<'buy'> = {
  at: ['act'],
  whyNot(s, seat, { ships }) {
    const used = whyNotActIn(s, SHIPBUILDER);
    if (used !== undefined) return used;
    if (!(ships >= 1)) return reason('BUY_AT_LEAST_ONE', 'PI-060');
    if (ships > at(s.reserve, seat)) return reason('RESERVE_TOO_SMALL', 'PI-061', { ships: at(s.reserve, seat) });
    if (ships > at(s.chests, seat)) return reason('NOT_ENOUGH_CHESTS', 'PI-061', { chests: at(s.chests, seat) });
    return undefined;
  },
  list(s, seat, out) {
    if (s.called !== SHIPBUILDER || s.acted) return;
    const most = Math.min(at(s.reserve, seat), at(s.chests, seat));
    for (const move of PURCHASES) if (move.ships <= most) out.push(move);
  },
  play(s, seat, { ships }, emit) {
    emit({ kind: 'ShipsBought', seat, ships });
    settleGuards(s, seat, 'chests', emit);
    const gift = Math.min(giftAmount(s), at(s.reserve, seat));
    if (gift > 0) {
      emit({ kind: 'ShipsGranted', seat, ships: gift });
      settleGuards(s, seat, 'ships', emit);
    }
    proceed(s, emit);
  },
  text: pattern('buy {ships}', { ships: number('number of ships') }),
  say: ({ ships }) => say('move.buy', { n: ships }),
};

export const happenings: HappeningsOf<'ShipsBought' | 'ShipsGranted'> = {
  ShipsBought: {
    evolve(s, { seat, ships }) {
      add(s.reserve, seat, -ships);
      book(s, seat, 'ships', -ships);
      s.acted = true;
    },
    say: ({ seat, ships }) => say('event.ShipsBought', { who: who(seat), n: ships }),
    points: ({ seat, ships }) => [{ seat, item: 'ships', points: -ships }],
  },
  ShipsGranted: {
    evolve: (s, { seat, ships }) => add(s.reserve, seat, -ships),
    say: ({ seat, ships }) => say('event.ShipsGranted', { who: who(seat), n: ships }),
  },
};

/** For bots: a ship pays back while there is time. */
export const worth: WorthOf<'buy'> = (s, _seat, { ships }) => ships * (2.2 * timeValue(s) - 1);
