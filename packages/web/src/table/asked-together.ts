import type { Seat } from '@quarterdeck/kernel';

/** Who is asked, and whether they choose at the same time. */
export interface Asked {
  readonly seats: readonly Seat[];
  readonly together: boolean;
}

/** Those who choose at the same time do so also when only some of them, or nobody any more, is left to choose. */
export function askedNow(seats: readonly Seat[], before: Asked): Asked {
  return { seats, together: seats.length > 1 || (before.together && seats.every((seat) => before.seats.includes(seat))) };
}
