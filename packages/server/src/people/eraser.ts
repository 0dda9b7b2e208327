import { randomUUID } from 'node:crypto';
import { HttpError } from '../http/errors';
import type { Store } from '../store';
import type { Erasure } from '../store/erasure';
import type { Hub } from '../tables/hub';

export interface EraserParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly standInLevel: string;
  readonly signedOut: (player: string) => void;
  /** Takes somebody out of what goes on without a table. */
  readonly leave: (player: string) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Deletes persons. They are gone at once, and so is their name wherever they sat, hosted or talked; all other
 * games are looked through a few at a time, and a restart goes on where the last one stopped.
 */
export class Eraser {
  readonly #parts: EraserParts;
  #working: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(parts: EraserParts) {
    this.#parts = parts;
  }

  async erase(player: string): Promise<void> {
    const { store, signedOut } = this.#parts;
    await this.#parts.leave(player);
    await this.#leaveTables(player);
    if (!(await store.erasure.remove(player))) {
      throw new HttpError(409, 'LAST_OWNER', 'The club would have no owner; make somebody else an owner first');
    }
    signedOut(player);
    const job = (await store.erasure.open()).find((one) => one.player === player);
    for (const table of job?.first ?? []) await this.#forgetName(table, player);
    this.resume();
  }

  /** Goes on with what is left to do. */
  resume(): void {
    this.#working = this.#working.then(() => this.#goOn()).catch(this.#parts.onFailure);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
  }

  async #goOn(): Promise<void> {
    for (const job of await this.#parts.store.erasure.open()) await this.#lookThrough(job);
  }

  async #lookThrough({ player, first, after }: Erasure): Promise<void> {
    const { erasure } = this.#parts.store;
    for (const table of first) await this.#forgetName(table, player);
    let at: string | undefined = after;
    while (at !== undefined && !this.#stopped) {
      const { last, tables }: { last: string | undefined; tables: string[] } = await erasure.slice(player, at);
      for (const table of tables) await this.#forgetName(table, player);
      await erasure.goneThrough(player, last);
      at = last;
    }
  }

  async #forgetName(table: string, player: string): Promise<void> {
    const { hub, store } = this.#parts;
    await hub.forget(table, () => store.erasure.forgetName(table, player));
    await hub.catchUp(table, true);
    await store.db.publish([{ kind: 'forget', table }]);
  }

  /** Waiting tables are left or given up, running games resigned: nobody waits for somebody who is gone. */
  async #leaveTables(player: string): Promise<void> {
    const { hub, store, standInLevel } = this.#parts;
    for (const { id } of await store.tables.unfinished(player)) {
      for (;;) {
        const outcome = await hub.act(id, `erase-${randomUUID()}`, ({ table }) => {
          const seat = table.seats.findIndex((one) => one.player?.id === player && one.resigned !== true);
          if (table.status === 'waiting') {
            if (table.setup.host === player) return { k: 'closed' };
            return seat < 0 ? undefined : { k: 'stood', seat };
          }
          return seat < 0 || table.status !== 'running' ? undefined : { k: 'resigned', seat, level: standInLevel, cause: 'self' };
        });
        if (!outcome.ok) break;
      }
    }
  }
}
