interface Waiting<T> {
  readonly item: T;
  /** How long it will take, in milliseconds, as far as one can tell. */
  readonly cost: number;
  readonly since: number;
}

interface Owner<T> {
  readonly waiting: Waiting<T>[];
  /** Time this owner has been served, on a watch that all share; whoever has the least is next. */
  served: number;
}

/**
 * Lets many owners share scarce time fairly: each gets the same share of it, however much each asks
 * for, and an owner's own short questions come before its long ones. Somebody who comes fresh is
 * next; time that was not asked for is not saved up.
 */
export class FairQueue<T> {
  readonly #owners = new Map<string, Owner<T>>();
  readonly #now: () => number;
  /** What the owner served last had been served by then. */
  #watch = 0;
  #size = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get size(): number {
    return this.#size;
  }

  /** Milliseconds since whoever has waited longest began to. */
  get oldest(): number {
    const now = this.#now();
    let since = now;
    for (const { waiting } of this.#owners.values()) for (const one of waiting) since = Math.min(since, one.since);
    return now - since;
  }

  add(owner: string, cost: number, item: T): void {
    const known = this.#owners.get(owner) ?? { waiting: [], served: this.#watch };
    known.served = Math.max(known.served, this.#watch);
    this.#owners.set(owner, known);
    const at = known.waiting.findIndex((one) => one.cost > cost);
    known.waiting.splice(at < 0 ? known.waiting.length : at, 0, { item, cost, since: this.#now() });
    this.#size++;
  }

  /** The next question that takes no longer than `most`. */
  take(most = Number.POSITIVE_INFINITY): T | undefined {
    let next: Owner<T> | undefined;
    for (const owner of this.#owners.values()) {
      const [shortest] = owner.waiting;
      if (shortest === undefined || shortest.cost > most) continue;
      if (next === undefined || owner.served < next.served) next = owner;
    }
    const taken = next?.waiting.shift();
    if (next === undefined || taken === undefined) return undefined;
    this.#watch = Math.max(this.#watch, next.served);
    next.served += taken.cost;
    this.#size--;
    this.#forget();
    return taken.item;
  }

  /** Everything that waits, which then waits no more. */
  drain(): T[] {
    const items = [...this.#owners.values()].flatMap(({ waiting }) => waiting.map(({ item }) => item));
    this.#owners.clear();
    this.#size = 0;
    return items;
  }

  /** Owners who wait for nothing are remembered only while they have had more than others. */
  #forget(): void {
    for (const [name, { waiting, served }] of this.#owners) {
      if (waiting.length === 0 && (served <= this.#watch || this.#size === 0)) this.#owners.delete(name);
    }
  }
}
