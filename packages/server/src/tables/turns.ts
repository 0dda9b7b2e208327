/** Lets those who come to the same table go one after the other, in the order in which they came. */
export class Turns {
  /** For each table where somebody is at work, those who wait. */
  readonly #busy = new Map<string, (() => void)[]>();
  #idle: (() => void)[] = [];

  /** Nothing when it is one's turn at once, which costs nothing; whoever enters must leave. */
  enter(id: string): Promise<void> | undefined {
    const waiting = this.#busy.get(id);
    if (waiting !== undefined) return new Promise((resolve) => waiting.push(resolve));
    this.#busy.set(id, []);
    return undefined;
  }

  leave(id: string): void {
    const next = this.#busy.get(id)?.shift();
    if (next !== undefined) {
      next();
      return;
    }
    this.#busy.delete(id);
    if (this.#busy.size > 0) return;
    for (const wake of this.#idle.splice(0)) wake();
  }

  isBusy(id: string): boolean {
    return this.#busy.has(id);
  }

  /** Resolves when nobody is at work or waits. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }
}
