import type { ClockSpec } from '@quarterdeck/protocol';

const DAY = 24 * 3_600_000;

interface Taken {
  /** Milliseconds of holidays that are over. */
  readonly used: number;
  readonly from: number;
  readonly end: number;
}

const NONE: Taken = { used: 0, from: 0, end: 0 };

/** The holidays of the persons at a table: each seat has as many days in all as was agreed, by the calendar. */
export class Holidays {
  readonly #clock: () => ClockSpec;
  readonly #taken = new Map<number, Taken>();

  constructor(clock: () => ClockSpec) {
    this.#clock = clock;
  }

  /** Milliseconds that a seat may still be away at `now`. */
  left(seat: number, now: number): number {
    const clock = this.#clock();
    const days = clock.kind === 'slow' ? (clock.holidays ?? 0) : 0;
    return Math.max(0, days * DAY - this.#used(seat, now));
  }

  /** Begins, changes or with 0 ends a holiday; gives when it is over, 0 if there is none. */
  take(seat: number, until: number, now: number): number {
    const used = this.#used(seat, now);
    const end = until > now ? Math.min(until, now + this.left(seat, now)) : 0;
    this.#taken.set(seat, { used, from: now, end });
    return end > now ? end : 0;
  }

  #used(seat: number, now: number): number {
    const { used, from, end } = this.#taken.get(seat) ?? NONE;
    return used + Math.max(0, Math.min(now, end) - from);
  }
}
