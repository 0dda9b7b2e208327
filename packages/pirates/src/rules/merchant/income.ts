import { at, type Emit } from '@quarterdeck/kernel';
import { GOODS } from '../../data/goods';
import type { Event, HappeningsOf } from '../../event';
import { book, dropGood } from '../../ledger';
import { counted, say, who } from '../../say';
import type { State } from '../../state';
import { giftAmount } from '../round/gifts';
import { settleGuards } from './guards';

/** The Merchant's gift, once a turn (PI-178, PI-D10). */
export function maybeGrantChests(s: State, emit: Emit<Event>): void {
  const chests = giftAmount(s);
  if (chests === 0) return;
  emit({ kind: 'ChestsGranted', seat: s.actor, chests });
  settleGuards(s, s.actor, 'chests', emit);
}

export const happenings: HappeningsOf<'GoodsSold' | 'ChestsGranted'> = {
  GoodsSold: {
    evolve(s, { seat, goods, chests, final }) {
      for (let good = 0; good < GOODS; good++) dropGood(s, seat, good, at(goods, good));
      book(s, seat, final ? 'finalSale' : 'sales', chests);
      s.acted = true;
      s.sold = true;
    },
    say: ({ seat, goods, chests, final }) =>
      say(final ? 'event.GoodsSold.final' : 'event.GoodsSold', { who: who(seat), goods: counted(goods), n: chests }),
    points: ({ seat, chests, final }) => [{ seat, item: final ? 'finalSale' : 'sales', points: chests }],
  },
  ChestsGranted: {
    evolve: (s, { seat, chests }) => book(s, seat, 'gifts', chests),
    say: ({ seat, chests }) => say('event.ChestsGranted', { who: who(seat), n: chests }),
    points: ({ seat, chests }) => [{ seat, item: 'gifts', points: chests }],
  },
};
