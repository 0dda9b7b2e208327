import { add, type Emit, type Seat } from '@quarterdeck/kernel';
import type { Event, HappeningsOf } from '../../event';
import { playFromHand } from '../../ledger';
import { harbourDemand } from '../../prices';
import { cardName, say, who } from '../../say';
import type { Card, State } from '../../state';
import { giftAmount } from '../round/gifts';

/** A new harbour, and the gift of loot cards for being alone (PI-130, PI-132). */
export function playHarbour(s: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  emit({ kind: 'HarbourPlayed', seat, card });
  const cards = giftAmount(s);
  if (cards > 0) emit({ kind: 'LootGranted', seat, cards });
}

export const happenings: HappeningsOf<'HarbourPlayed' | 'LootGranted'> = {
  HarbourPlayed: {
    evolve: (s, { seat, card }) => playFromHand(s, seat, card),
    say({ seat, card }, after) {
      const [rum = 0, coffee = 0, fruit = 0] = harbourDemand(after);
      return say('event.HarbourPlayed', { who: who(seat), card: cardName(after, card), rum, coffee, fruit });
    },
  },
  LootGranted: {
    evolve: (s, { seat, cards }) => add(s.owed, seat, cards),
    say: ({ seat, cards }) => say('event.LootGranted', { who: who(seat), n: cards }),
  },
};
