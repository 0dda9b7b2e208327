import { Unplayable } from '@quarterdeck/table';
import type { BotPool } from '../bots/pool';
import type { Store } from '../store';
import type { Hub, Listener } from '../tables/hub';
import type { Live } from '../tables/live';

const EVERY = 60_000;
/** About how long a game takes to be looked through. */
const MILLISECONDS = 150;
/** Rest after each of them: while many games end, sums can wait until fewer do. */
const REST = 250;

/**
 * Notes how finished games ended, and what was chosen in them. The first is quick and follows at once; the second
 * is worked out in a thread that gives way to all others, a game at a time with a rest after each. What a crash leaves open is done at the next start.
 */
export class Counting implements Listener {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #pool: BotPool;
  readonly #onFailure: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #working: Promise<void> = Promise.resolve();
  #waits = false;
  #closed = false;
  #wake: () => void = () => {};

  constructor(store: Store, hub: Hub, pool: BotPool, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#hub = hub;
    this.#pool = pool;
    this.#onFailure = onFailure;
    this.#timer = setInterval(() => this.look(), EVERY);
    this.#timer.unref();
  }

  changed({ table }: Live): void {
    if (table.status !== 'over') return;
    this.#store.results
      .count(table.id)
      .then((noted) => noted && this.look())
      .catch(this.#onFailure);
  }

  /** Does all that is left to do, one game after the other. */
  look(): void {
    if (this.#waits) return;
    this.#waits = true;
    this.#working = this.#working
      .then(() => {
        this.#waits = false;
        return this.#goOn();
      })
      .catch(this.#onFailure);
  }

  async stop(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#wake();
    await this.#working;
  }

  async #goOn(): Promise<void> {
    const { results, tallies } = this.#store;
    for (let ids = await results.uncounted(); ids.length > 0 && !this.#closed; ids = await results.uncounted()) {
      for (const id of ids) await results.count(id);
    }
    for (let ids = await tallies.waiting(); ids.length > 0 && !this.#closed; ids = await tallies.waiting()) {
      for (const id of ids) {
        if (this.#closed) return;
        await this.#add(id);
        await this.#rest();
      }
    }
  }

  #rest(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, REST);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #add(id: string): Promise<void> {
    const { tables, tallies } = this.#store;
    try {
      const record = await tables.get(id);
      const rows = await tables.log(id);
      if (record === undefined) return;
      this.#hub.game(record.game);
      await tallies.add(
        id,
        await this.#pool.ask<'facts'>({ owner: 'statistics', milliseconds: MILLISECONDS }, 'statistics', {
          kind: 'facts',
          game: record.game,
          table: id,
          rows,
        }),
      );
    } catch (error) {
      if (this.#closed) return;
      // One that cannot be read has no say; it must not keep the others from theirs.
      if (!(error instanceof Unplayable)) this.#onFailure(error);
      await tallies.add(id, undefined);
    }
  }
}
