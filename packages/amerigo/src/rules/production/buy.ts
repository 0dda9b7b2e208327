import { add, at, mapped, oneOf, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { PRODUCTION_KINDS, PRODUCTION_NAMES, productionKind, SORT_INDEX, SORTS } from '../../data/goods';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { sortName } from '../../names';
import { goldWorth, productionWorth } from '../../policy/worth';
import { say } from '../../say';
import { NONE, type State } from '../../state';
import { untimely } from '../../turn';
import { goldNeeded, priceOf, whyNotPay } from '../gold/purse';
import { pay } from '../ledger';

type Bargain = Pick<MoveOf<'buy'>, 'sort' | 'cost'>;

const BUY = PRODUCTION_KINDS.map(({ sort, cost }): MoveOf<'buy'> => ({ kind: 'buy', sort, cost }));

/** A production token from the display for its cost (AM-150). */
export const buy: DecisionOf<'buy'> = {
  at: ['yellow'],
  whyNot,
  list(s, seat, out) {
    for (const move of BUY) if (whyNot(s, seat, move) === undefined) out.push(move);
  },
  play(s, seat, { sort, cost }, emit) {
    const slot = s.productionOffer.indexOf(productionKind(sort, cost));
    emit({ kind: 'ProductionBought', seat, sort, cost, slot, ...priceOf(s, cost) });
  },
  text: pattern('buy {...token}', {
    '...token': mapped(
      oneOf('production token', PRODUCTION_NAMES),
      (kind): Bargain => {
        const { sort, cost } = at(PRODUCTION_KINDS, kind);
        return { sort, cost };
      },
      ({ sort, cost }) => productionKind(sort, cost),
    ),
  }),
  say: ({ sort, cost }, s) => say('move.buy', { sort: sortName(sort), cost, paid: goldNeeded(s, cost) }),
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

function whyNot(s: State, seat: Seat, { sort, cost }: Bargain): Reason | undefined {
  if (!s.productionOffer.includes(productionKind(sort, cost))) return reason('NOT_ON_DISPLAY', 'AM-150');
  return whyNotPay(s, seat, cost);
}

export const happenings: HappeningsOf<'ProductionBought'> = {
  ProductionBought: {
    evolve(s, e) {
      s.productionOffer[e.slot] = NONE;
      add(s.production, e.seat * SORTS.length + SORT_INDEX[e.sort], 1);
      pay(s, e.seat, e.ap, e.paid);
    },
    say: ({ seat, sort, ap, paid }) => say('event.ProductionBought', { who: { seat }, sort: sortName(sort), ap, paid }),
  },
};

/** For bots: what the goods at hand gain by it, less the gold. */
export const worth: WorthOf<'buy'> = (s, seat, { sort, cost }) =>
  productionWorth(s, seat, sort) - goldNeeded(s, cost) * goldWorth(s) - 0.2 * cost;
