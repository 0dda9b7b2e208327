import type { Player } from '@quarterdeck/protocol';
import { readTableEntry } from '@quarterdeck/table';
import type { BotPool } from '../bots/pool';
import type { Store } from '../store';
import type { Hub } from '../tables/hub';
import type { Prepared } from '../tables/prepare';
import { type History, sizeOf } from './history';

/** Somebody asked for more at once than is fair. */
export class TooManyReads extends Error {}

/** How long it takes to play a whole game again, about, in milliseconds. */
const WHOLE_GAME = 100;

/** Characters of histories that stay in memory. */
const KEPT = 50_000_000;

interface Known {
  /** The history holds at least the log up to here. */
  readonly seq: number;
  readonly asked: Promise<History>;
  size: number;
}

/**
 * Whole games for those who read: replays, files, imports. They are played again in a thread of its
 * own, shared fairly by those who ask, and kept while there is room, so that nobody who reads holds
 * up somebody who plays.
 */
export class Readers {
  readonly #pool: BotPool;
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #mostEach: number;
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<string, number>();
  #kept = 0;

  constructor(pool: BotPool, store: Store, hub: Hub, mostEach: number) {
    this.#pool = pool;
    this.#store = store;
    this.#hub = hub;
    this.#mostEach = mostEach;
  }

  /** The history of a table at least up to `seq`. */
  history(table: string, seq: number, who: string): Promise<History> {
    const known = this.#known.get(table);
    if (known !== undefined && known.seq >= seq) {
      this.#known.delete(table);
      this.#known.set(table, known);
      return known.asked;
    }
    this.#forget(table);
    const asked = this.#counted(who, () => this.#read(table, who));
    const entry: Known = { seq, asked, size: 0 };
    this.#known.set(table, entry);
    asked.then(
      (history) => this.#weigh(table, entry, sizeOf(history)),
      () => {
        if (this.#known.get(table) === entry) this.#known.delete(table);
      },
    );
    return asked;
  }

  /** A game file as a table that can be stored. Throws InputError when it is not a game of this server. */
  imported(game: string, file: string, host: Player, play: boolean, seed: string): Promise<Prepared> {
    const account = { owner: host.id, milliseconds: WHOLE_GAME };
    return this.#counted(host.id, () =>
      this.#pool.ask<'import'>(account, host.id, { kind: 'import', game, file, host, play, seed, at: this.#hub.now() }),
    );
  }

  get waiting(): BotPool['waiting'] {
    return this.#pool.waiting;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #read(table: string, who: string): Promise<History> {
    const rows = await this.#store.tables.log(table);
    const first = rows[0] === undefined ? undefined : readTableEntry(rows[0].entry);
    if (first?.k !== 'created') throw new Error(`Table ${table} has no beginning`);
    const { game, rulesVersion } = first.setup;
    this.#hub.gameAsPlayed(game, rulesVersion);
    const seed = await this.#store.tables.seed(table);
    return this.#pool.ask<'history'>({ owner: who, milliseconds: WHOLE_GAME }, table, { kind: 'history', game, table, rows, seed });
  }

  async #counted<T>(who: string, work: () => Promise<T>): Promise<T> {
    const before = this.#asking.get(who) ?? 0;
    if (before >= this.#mostEach) throw new TooManyReads();
    this.#asking.set(who, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#asking.get(who) ?? 1) - 1;
      if (left > 0) this.#asking.set(who, left);
      else this.#asking.delete(who);
    }
  }

  #weigh(table: string, entry: Known, size: number): void {
    if (this.#known.get(table) !== entry) return;
    entry.size = size;
    this.#kept += size;
    for (const [stalest, { size: freed }] of this.#known) {
      if (this.#kept <= KEPT) break;
      if (freed > 0) this.#forget(stalest);
    }
  }

  #forget(table: string): void {
    this.#kept -= this.#known.get(table)?.size ?? 0;
    this.#known.delete(table);
  }
}
