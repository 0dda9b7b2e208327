/** Lets each key do something `perSecond` times in the long run, and `burst` times at once. */
export class Rates {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#now = now;
  }

  /** True when it may; every call counts. */
  take(key: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: this.#burst, at: now };
    bucket.left = Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > 10_000) this.#forget(now);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** Full buckets say nothing. */
  #forget(now: number): void {
    for (const [key, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(key);
    }
  }
}
