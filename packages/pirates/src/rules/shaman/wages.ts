import { at, type Emit } from '@quarterdeck/kernel';
import { WAGES_PER_GUARD } from '../../data/figures';
import type { Event, HappeningsOf } from '../../event';
import { nextSeat } from '../../fleet';
import { book } from '../../ledger';
import { say, who } from '../../say';
import type { State } from '../../state';
import { settleGuards } from '../merchant/guards';

/** Two chests for every guard that stands on the island, down to none (PI-161, PI-D46, PI-D67). */
export function payWages(s: State, emit: Emit<Event>): void {
  let seat = s.actor;
  do {
    const guards = at(s.guards, seat);
    const chests = Math.min(guards * WAGES_PER_GUARD, at(s.chests, seat));
    if (chests > 0) emit({ kind: 'WagesPaid', seat, guards, chests });
    settleGuards(s, seat, 'chests', emit);
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
}

export const happenings: HappeningsOf<'WagesPaid'> = {
  WagesPaid: {
    evolve: (s, { seat, chests }) => book(s, seat, 'wages', -chests),
    say: ({ seat, guards, chests }) => say('event.WagesPaid', { who: who(seat), n: chests, guards }),
    points: ({ seat, chests }) => [{ seat, item: 'wages', points: -chests }],
  },
};
