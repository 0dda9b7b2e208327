import type { HouseTable, ListNews } from '@quarterdeck/protocol';

/** A list that many follow: whoever comes gets all of it, everybody else what has changed. */
export class FollowedList {
  #rows = new Map<string, { row: HouseTable; text: string }>();
  #order: string[] = [];
  #more = false;

  /** The whole list, for somebody who comes. */
  get whole(): ListNews {
    return { order: this.#order, rows: this.#order.flatMap((id) => this.#rows.get(id)?.row ?? []), more: this.#more };
  }

  /** Whether a table stands here just so. */
  shows(row: HouseTable): boolean {
    return this.#rows.get(row.id)?.text === JSON.stringify(row);
  }

  has(id: string): boolean {
    return this.#rows.has(id);
  }

  /** Takes in how the list is now; gives what those who follow it must hear, undefined when it is the same. */
  update(rows: readonly HouseTable[], more: boolean): ListNews | undefined {
    const before = this.#rows;
    const order = rows.map(({ id }) => id);
    const same = more === this.#more && order.join() === this.#order.join();
    this.#rows = new Map(rows.map((row) => [row.id, { row, text: JSON.stringify(row) }]));
    const changed = rows.filter(({ id }) => before.get(id)?.text !== this.#rows.get(id)?.text);
    this.#order = order;
    this.#more = more;
    return same && changed.length === 0 ? undefined : { order, rows: changed, more };
  }
}
