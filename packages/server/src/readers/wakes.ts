import { seatsOf } from '@quarterdeck/table';
import type { Limiter } from '../limiter';
import type { Store } from '../store';
import { outlineOf } from '../tables/head';
import type { Hub } from '../tables/hub';

/**
 * Who may have a table put into memory, which takes the serving thread a moment: players their own unfinished ones,
 * others only now and then, so that nobody can keep it busy by walking through old tables.
 */
export class Wakes {
  readonly #hub: Hub;
  readonly #store: Store;
  readonly #limiter: Limiter;

  constructor(hub: Hub, store: Store, limiter: Limiter) {
    this.#hub = hub;
    this.#store = store;
    this.#limiter = limiter;
  }

  /** `who` is charged for it: a player, or an address when nobody is known there. */
  async may(table: string, player: string | undefined, who: string): Promise<boolean> {
    if (this.#hub.isLive(table)) return true;
    const record = await this.#store.tables.get(table);
    if (record === undefined) return true;
    const isOwn = player !== undefined && (record.host === player || seatsOf(outlineOf(record).seats, player).length > 0);
    const isUnfinished = record.status === 'waiting' || record.status === 'running';
    return (isOwn && isUnfinished) || this.#limiter.take(who);
  }
}
