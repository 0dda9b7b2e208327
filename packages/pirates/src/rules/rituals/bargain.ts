import { add, oneOf, pattern, range, reason } from '@quarterdeck/kernel';
import { RITUAL_COSTS } from '../../data/figures';
import { GOOD_NAMES, GOODS } from '../../data/goods';
import { allowsRituals, MERCHANT } from '../../data/roles';
import type { HappeningsOf } from '../../event';
import { book, dropGood } from '../../ledger';
import type { DecisionOf, WorthOf } from '../../move';
import { worthOfBargain } from '../../policy/sales';
import { bargainPrice, canPair, harbourDemand } from '../../prices';
import { lootName, say, who } from '../../say';
import type { Good } from '../../state';
import { proceed } from '../../turn';
import { continueFinalSale } from '../final/sale';
import { settleGuards } from '../merchant/guards';
import { maybeGrantChests } from '../merchant/income';
import { canBargain, whyNotInRole, whyNotPay } from './tokens';

/** Every pair of goods, the lower first; two of a kind only where the reading allows it (PI-D08). */
const BARGAINS = range(GOODS).flatMap((first) =>
  range(GOODS)
    .filter((second) => second >= first)
    .map((second) => ({ kind: 'bargain', first, second }) as const),
);

/** Two goods for more than the harbour pays, in a turn with rituals and in the final sale (PI-140, PI-148, PI-149, PI-211). */
export const bargain: DecisionOf<'bargain'> = {
  at: ['act', 'finalSale'],
  whyNot(s, seat, { first, second }) {
    const why = (s.step === 'finalSale' ? undefined : whyNotInRole(s)) ?? whyNotPay(s, seat, RITUAL_COSTS.bargain);
    if (why !== undefined) return why;
    if (!(first >= 0 && second < GOODS && first <= second)) return reason('NO_SUCH_PAIR', 'PI-148');
    if (first === second && !s.bargainAnyTwo) return reason('GOODS_MUST_DIFFER', 'PI-148');
    return canPair(s, s.goods, seat * GOODS, first, second) ? undefined : reason('NOT_ENOUGH_GOODS', 'PI-148');
  },
  list(s, seat, out) {
    if ((s.step !== 'finalSale' && !allowsRituals(s.called)) || !canBargain(s, seat)) return;
    for (const move of BARGAINS) if (canPair(s, s.goods, seat * GOODS, move.first, move.second)) out.push(move);
  },
  play(s, seat, { first, second }, emit) {
    const opens = !s.acted;
    emit({ kind: 'BargainStruck', seat, first, second, chests: bargainPrice(harbourDemand(s), first, second) });
    if (s.step === 'finalSale') {
      continueFinalSale(s, seat, emit);
      return;
    }
    settleGuards(s, seat, 'chests', emit);
    // In a Merchant's turn the first Bargain is the sale, and brings the gift (PI-D10).
    if (opens && s.acted && s.called === MERCHANT) maybeGrantChests(s, emit);
    proceed(s, emit);
  },
  text: pattern('bargain {first} {second}', { first: oneOf<Good>('good', GOOD_NAMES), second: oneOf<Good>('good', GOOD_NAMES) }).where(
    ({ first, second }) => first <= second,
    `name the two goods in the order ${GOOD_NAMES.join(', ')}`,
  ),
  say: ({ first, second }, s) =>
    say('move.bargain', { first: lootName(first), second: lootName(second), n: bargainPrice(harbourDemand(s), first, second) }),
};

export const happenings: HappeningsOf<'BargainStruck'> = {
  BargainStruck: {
    evolve(s, { seat, first, second, chests }) {
      dropGood(s, seat, first, 1);
      dropGood(s, seat, second, 1);
      add(s.yinYang, seat, -RITUAL_COSTS.bargain);
      book(s, seat, 'bargains', chests);
      if (s.called === MERCHANT && s.bargainIsSale) s.acted = true;
    },
    say: ({ seat, first, second, chests }) =>
      say('event.BargainStruck', { who: who(seat), first: lootName(first), second: lootName(second), n: chests }),
    points: ({ seat, chests }) => [{ seat, item: 'bargains', points: chests }],
  },
};

/** For bots: by how much it beats the sale of the same goods, against its tokens. */
export const worth: WorthOf<'bargain'> = (s, seat, { first, second }) => worthOfBargain(s, seat, first, second);
