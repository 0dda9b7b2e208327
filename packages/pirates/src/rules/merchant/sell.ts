import { NotationError, number, oneOf, pattern, reason, word } from '@quarterdeck/kernel';
import { COFFEE, FRUIT, GOOD_NAMES, RUM } from '../../data/goods';
import { MERCHANT } from '../../data/roles';
import { goodsOf } from '../../fleet';
import type { DecisionOf, WorthOf } from '../../move';
import { worthOfSale } from '../../policy/sales';
import { harbourDemand, salePrice } from '../../prices';
import { counted, say } from '../../say';
import type { Good } from '../../state';
import { proceed } from '../../turn';
import { whyNotIn } from '../round/action';
import { settleGuards } from './guards';
import { maybeGrantChests } from './income';

interface Sale {
  readonly rum: number;
  readonly coffee: number;
  readonly fruit: number;
}

const count = number('number of cards', 1);
const good = oneOf<Good>('good', GOOD_NAMES);

const part = (n: number, kind: Good): string => (n === 0 ? '' : ` ${count.write(n)} ${good.write(kind)}`);

/** Goods in the order rum, coffee, fruit, each once: one sale has one text. */
const sale = word<Sale>({
  what: 'number and good…',
  read: (from) => {
    const counts = [0, 0, 0];
    let previous = -1;
    do {
      const n = count.read(from);
      const kind = good.read(from);
      if (kind <= previous) throw new NotationError(`name goods once and in the order ${GOOD_NAMES.join(', ')}`);
      counts[kind] = n;
      previous = kind;
    } while (from.peek() !== undefined);
    const [rum = 0, coffee = 0, fruit = 0] = counts;
    return { rum, coffee, fruit };
  },
  write: ({ rum, coffee, fruit }) => (part(rum, RUM) + part(coffee, COFFEE) + part(fruit, FRUIT)).slice(1),
  examples: [
    { rum: 1, coffee: 0, fruit: 0 },
    { rum: 0, coffee: 3, fruit: 10 },
    { rum: 2, coffee: 1, fruit: 99 },
  ],
});

/** One sale of as many goods as one likes (PI-170, PI-171). */
export const sell: DecisionOf<'sell'> = {
  at: ['act'],
  whyNot(s, seat, { rum, coffee, fruit }) {
    const elsewhere = whyNotIn(s, MERCHANT);
    if (elsewhere !== undefined) return elsewhere;
    // A Bargain may have been the action already; the sale itself is made once.
    if (s.sold) return reason('ACTION_USED', 'PI-D61');
    if (!(rum >= 0 && coffee >= 0 && fruit >= 0 && rum + coffee + fruit > 0)) return reason('SELL_AT_LEAST_ONE', 'PI-170');
    if (rum > goodsOf(s, seat, RUM) || coffee > goodsOf(s, seat, COFFEE) || fruit > goodsOf(s, seat, FRUIT)) {
      return reason('NOT_ENOUGH_GOODS', 'PI-170');
    }
    return undefined;
  },
  list(s, seat, out) {
    if (s.called !== MERCHANT || s.sold) return;
    const rums = goodsOf(s, seat, RUM);
    const coffees = goodsOf(s, seat, COFFEE);
    const fruits = goodsOf(s, seat, FRUIT);
    for (let rum = 0; rum <= rums; rum++) {
      for (let coffee = 0; coffee <= coffees; coffee++) {
        for (let fruit = 0; fruit <= fruits; fruit++) {
          if (rum + coffee + fruit > 0) out.push({ kind: 'sell', rum, coffee, fruit });
        }
      }
    }
  },
  play(s, seat, { rum, coffee, fruit }, emit) {
    const first = !s.acted;
    const chests = salePrice(harbourDemand(s), rum, coffee, fruit);
    // Ships are free before guards are posted (PI-D31), then comes the gift.
    emit({ kind: 'GoodsSold', seat, goods: [rum, coffee, fruit], chests, final: false });
    settleGuards(s, seat, 'chests', emit);
    if (first) maybeGrantChests(s, emit);
    proceed(s, emit);
  },
  text: pattern('sell {...sale}', { '...sale': sale }),
  say: ({ rum, coffee, fruit }, s) =>
    say('move.sell', { goods: counted([rum, coffee, fruit]), n: salePrice(harbourDemand(s), rum, coffee, fruit) }),
};

/** For bots: chests now and ships free for plunder, against what the goods kept back could fetch in a fuller hold later. */
export const worth: WorthOf<'sell'> = (s, seat, { rum, coffee, fruit }) => worthOfSale(s, seat, rum, coffee, fruit);
