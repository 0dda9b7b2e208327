import type { Emit, Seat } from '@quarterdeck/kernel';
import { GOODS } from '../../data/goods';
import type { Event, HappeningsOf } from '../../event';
import { capacity, goodsOf, nextSeat, room } from '../../fleet';
import { dropGood } from '../../ledger';
import { lootName, say, who } from '../../say';
import type { Good, State } from '../../state';
import { waitFor } from '../round/wait';

/** How many different goods a seat holds, and the last of them. */
export function kindsHeld(s: State, seat: Seat): { readonly kinds: number; readonly last: Good } {
  let kinds = 0;
  let last: Good = 0;
  for (let good = 0; good < GOODS; good++) {
    if (goodsOf(s, seat, good) === 0) continue;
    kinds++;
    last = good;
  }
  return { kinds, last };
}

/** Goods for which no ship is left go, the owner choosing which (PI-165). True when nobody has to choose. */
export function trimSurplus(s: State, emit: Emit<Event>): boolean {
  let seat = s.actor;
  do {
    while (room(s, seat) < 0) {
      const { kinds, last } = kindsHeld(s, seat);
      if (kinds > 1 && capacity(s, seat) > 0) {
        waitFor(s, 'trim', seat, emit);
        return false;
      }
      emit({ kind: 'SurplusDumped', seat, good: last });
    }
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return true;
}

export const happenings: HappeningsOf<'SurplusDumped'> = {
  SurplusDumped: {
    evolve: (s, { seat, good }) => dropGood(s, seat, good, 1),
    say: ({ seat, good }) => say('event.SurplusDumped', { who: who(seat), good: lootName(good) }),
  },
};
