import { dueAt, expired, type TableEntry, Unplayable } from '@quarterdeck/table';
import type { Hub } from '../tables/hub';
import type { Live } from '../tables/live';

export interface KeeperParts {
  readonly hub: Hub;
  readonly graceMs: number;
  readonly restartGraceMs: number;
  readonly standInLevel: string;
  /** Lets bots and plans move that somebody else should have moved. */
  readonly consider: (live: Live) => void;
  readonly onFailure: (error: unknown) => void;
}

const EVERY = 1_000;
const ALIVE_EVERY = 5_000;
/** Silence after which the server counts as having been away. */
const AWAY = 3 * ALIVE_EVERY;
/** A bot that has not moved for so long has lost the node that asked it. */
const STALLED = 10_000;

/**
 * Watches over time: clocks that run out, bots whose node is gone, and the time during which no
 * server was there. Every node does this; the log decides who was first.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #startedAt: number;
  #timer: NodeJS.Timeout | undefined;
  #aliveAt = 0;
  #running: Promise<void> = Promise.resolve();
  #first = true;
  /** Tables that need other rules than this server has: nothing can happen there while it runs. */
  readonly #unplayable = new Set<string>();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#startedAt = parts.hub.now();
  }

  async start(): Promise<void> {
    await this.#creditAbsence();
    const next = (): void => {
      this.#running = this.#sweep().catch(this.#parts.onFailure);
      void this.#running.then(() => {
        if (this.#timer !== undefined) this.#timer = setTimeout(next, EVERY);
      });
    };
    this.#timer = setTimeout(next, 0);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Running clocks get back the time in which nobody could move. */
  async #creditAbsence(): Promise<void> {
    const { store } = this.#parts.hub;
    const alive = await store.meta.get('alive');
    const now = this.#parts.hub.now();
    await this.#sayAlive(now);
    const away = alive === undefined ? 0 : now - Number(alive);
    if (away < AWAY) return;
    for (const id of await store.tables.running()) {
      await this.#parts.hub.act(id, `credit-${alive}`, ({ table }) =>
        dueAt(table.clock) === undefined ? undefined : { k: 'credited', ms: away },
      );
    }
  }

  async #sweep(): Promise<void> {
    const { hub, graceMs, restartGraceMs, consider } = this.#parts;
    const now = hub.now();
    if (now - this.#aliveAt >= ALIVE_EVERY) await this.#sayAlive(now);
    if (now - this.#startedAt >= restartGraceMs) {
      const due = await hub.store.tables.due(now - graceMs, this.#unplayable.size);
      for (const id of await this.#readable(due, () => {})) await this.#expire(id, now - graceMs);
    }
    const stalled = await hub.store.tables.stalled(this.#first ? now : now - STALLED, this.#unplayable.size);
    await this.#readable(stalled, consider);
    this.#first = false;
  }

  /** Reads tables, and gives those that could be read: one that cannot must not stop the others. */
  async #readable(ids: readonly string[], use: (live: Live) => void): Promise<string[]> {
    const readable: string[] = [];
    for (const id of ids) {
      if (this.#unplayable.has(id)) continue;
      try {
        await this.#parts.hub.read(id, use);
        readable.push(id);
      } catch (error) {
        if (error instanceof Unplayable) this.#unplayable.add(id);
        else this.#parts.onFailure(error);
      }
    }
    return readable;
  }

  async #expire(id: string, deadline: number): Promise<void> {
    const { hub, standInLevel } = this.#parts;
    await hub.act(id, `expire-${deadline}`, ({ table }): TableEntry | undefined => {
      const [seat] = table.status === 'running' ? expired(table.clock, deadline) : [];
      if (seat === undefined) return undefined;
      return table.setup.onExpiry === 'resign'
        ? { k: 'resigned', seat, level: standInLevel, cause: 'clock' }
        : { k: 'stoodIn', seat, level: standInLevel, cause: 'clock' };
    });
  }

  async #sayAlive(now: number): Promise<void> {
    this.#aliveAt = now;
    await this.#parts.hub.store.meta.set('alive', String(now));
  }
}
