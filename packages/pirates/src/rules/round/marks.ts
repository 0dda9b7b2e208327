import { add, type Emit, type Seat } from '@quarterdeck/kernel';
import type { Event, HappeningsOf, MarkCause } from '../../event';
import { say, who } from '../../say';

export function takeMark(seat: Seat, cause: MarkCause, emit: Emit<Event>): void {
  emit({ kind: 'MarkTaken', seat, cause });
}

export const happenings: HappeningsOf<'MarkTaken'> = {
  MarkTaken: {
    evolve: (s, { seat }) => add(s.marks, seat, 1),
    say: ({ seat, cause }) => say(`event.MarkTaken.${cause}`, { who: who(seat) }),
  },
};
