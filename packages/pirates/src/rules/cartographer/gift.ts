import type { Emit, Seat } from '@quarterdeck/kernel';
import type { Event, HappeningsOf } from '../../event';
import { say, who } from '../../say';
import type { State } from '../../state';
import { waitFor } from '../round/wait';

/** Leaves the rest of the gift in the deck (PI-D62). */
export function declineGiftDraws(s: State, seat: Seat, emit: Emit<Event>): void {
  if (s.giftDraws > 0) emit({ kind: 'GiftDrawsOffered', seat, cards: 0 });
  waitFor(s, 'act', seat, emit);
}

export const happenings: HappeningsOf<'GiftDrawsOffered'> = {
  GiftDrawsOffered: {
    evolve(s, { cards }) {
      s.giftDraws = cards;
    },
    say: ({ seat, cards }) => (cards === 0 ? undefined : say('event.GiftDrawsOffered', { who: who(seat), n: cards })),
  },
};
