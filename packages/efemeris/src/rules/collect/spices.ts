import { add, type Emit, type Seat } from '@quarterdeck/kernel';
import { SPICE_CAP } from '../../data/figures';
import type { Event, HappeningsOf, SpiceSource } from '../../event';
import { fieldMessage } from '../../names';
import { say, spiceWords, who } from '../../say';
import { type Field, type Spice, type State, spiceOf } from '../../state';

/** Takes spice up to the cap; what exceeds it is forfeited (EF-016). */
export function gainSpice(s: State, seat: Seat, spice: Spice, amount: number, source: SpiceSource, field: Field, emit: Emit<Event>): void {
  const taken = Math.min(amount, SPICE_CAP - spiceOf(s, seat, spice));
  if (taken > 0) emit({ kind: 'SpiceGained', seat, spice, amount: taken, source, field });
}

export const happenings: HappeningsOf<'SpiceGained'> = {
  SpiceGained: {
    evolve(s, e) {
      add(s.spices, e.seat * 2 + e.spice, e.amount);
    },
    say: (e, after) =>
      say(`event.SpiceGained.${e.source}`, {
        who: who(e.seat),
        n: e.amount,
        spice: spiceWords(e.spice),
        ...(e.field < 0 ? {} : { where: fieldMessage(after, e.field) }),
      }),
  },
};
