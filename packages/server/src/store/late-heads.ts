import type { Append, TableHead } from './database';

/** How far the index over tables may be behind their logs, in milliseconds; lists at another node are as old as that. */
const LAG = 1_000;

/** A table that changed as such, or on which a clock runs, stands in the index at once. */
export const isUrgent = ({ summary, members, dueAt }: TableHead): boolean =>
  summary !== undefined || members !== undefined || dueAt !== undefined;

/**
 * The newest heads that are not written yet: of many moves in a moment only the last one's is. Lists
 * wait for it. What a crash leaves behind is found later, for the log has it.
 */
export class LateHeads {
  readonly #heads = new Map<string, Append>();
  readonly #settle: () => Promise<unknown>;
  #settling: NodeJS.Timeout | undefined;

  /** `settle` writes those that are `waiting`. */
  constructor(settle: () => Promise<unknown>) {
    this.#settle = settle;
  }

  /** An entry is in the log; its head is there with it, or follows. */
  keep(item: Append): void {
    if (isUrgent(item.head)) {
      this.#heads.delete(item.table);
      return;
    }
    this.#heads.set(item.table, item);
    this.#settling ??= setTimeout(() => {
      this.#settling = undefined;
      // What cannot be written now stays, and is tried with the next.
      this.#settle().catch(() => {});
    }, LAG).unref();
  }

  get waiting(): readonly Append[] {
    return [...this.#heads.values()];
  }

  get isEmpty(): boolean {
    return this.#heads.size === 0;
  }

  /** These are written; a newer one of the same table still waits. */
  written(items: readonly Append[]): void {
    for (const item of items) if (this.#heads.get(item.table) === item) this.#heads.delete(item.table);
  }

  stop(): void {
    clearTimeout(this.#settling);
  }
}
