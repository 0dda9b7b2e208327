/** How often somebody may do something in the long run, and how often at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Holds everybody, by a key, to the same rate. */
export class Limiter {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** True when it may; every call counts. */
  take(key: string): boolean {
    const now = this.#now();
    const { perSecond, burst } = this.#rate;
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > 10_000) this.#forget(now);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** Full buckets say nothing. */
  #forget(now: number): void {
    const { perSecond, burst } = this.#rate;
    for (const [key, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key);
    }
  }
}
