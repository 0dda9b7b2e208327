import { expiry, Unplayable } from '@quarterdeck/table';
import { DatabaseAway } from '../store/database';
import type { Hub } from '../tables/hub';
import type { Live } from '../tables/live';

export interface KeeperParts {
  readonly hub: Hub;
  readonly graceMs: number;
  readonly restartGraceMs: number;
  /** The watch by which the server notices that it could not work. */
  readonly awake: () => number;
  readonly standInLevel: string;
  /** Lets bots and plans move that somebody else should have moved. */
  readonly consider: (live: Live) => void;
  /** Clocks at a table were given time back. */
  readonly credited: (table: string) => void;
  readonly onFailure: (error: unknown) => void;
}

const EVERY = 1_000;
/** Somebody who looks at the clock every second is late when so much more has passed. */
const LATE = 1_500;
/** A node that could not write for so long is of no use to anybody. */
const UNSOUND = 4_000;
/** A bot that has not moved for so long has lost the node that asked it. */
const STALLED = 10_000;
/** So often a node looks for tables that lists show as they were before the crash of another one. */
const MEND = 5_000;
/** Tables that get time back at once: they share commits. */
const TOGETHER = 50;

const ALIVE = 'alive';
const OUTAGE = 'outage ';

/** A time in which nobody could move, because no server could write. */
interface Outage {
  /** Names it in the logs. */
  readonly key: string;
  readonly ms: number;
  /** Whoever has moved after this has moved after it. */
  readonly until: number;
}

/**
 * Watches over time: clocks that run out, bots whose node is gone, and the time during which nobody
 * could move: no server was there, the host was asleep, or the database did not answer. Every node
 * does this; the log decides who was first.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #first = true;
  #swept = false;
  #mendedAt = 0;
  /** When this node last knew that it could write, by `awake`. */
  #soundAt = 0;
  #looking: Promise<void> | undefined;
  /** Nobody loses by time before this. */
  #graceUntil: number;
  /** What running clocks still have to get back, by table. */
  readonly #owed = new Map<string, Outage[]>();
  /** Tables that need other rules than this server has: nothing can happen there while it runs. */
  readonly #unplayable = new Set<string>();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#graceUntil = parts.hub.now() + parts.restartGraceMs;
  }

  async start(): Promise<void> {
    // What a server that broke down had begun to give back.
    for (const { key, value } of await this.#parts.hub.store.meta.beginning(OUTAGE)) await this.#owe(readOutage(key, value));
    await this.#look();
    this.#parts.hub.beforehand = (id, act) => this.#settle(id, act);
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
    // So that the next start knows to the moment since when nobody was there.
    await this.#look().catch(this.#parts.onFailure);
  }

  /** Whether this node could write within the last moments. */
  get isSound(): boolean {
    return this.#parts.awake() - this.#soundAt <= UNSOUND;
  }

  /** Before anything else clocks get back what could not be used; undefined when there is nothing to do. */
  #settle(id: string, act: boolean): Promise<void> | undefined {
    if (act && this.#parts.awake() - this.#soundAt > EVERY + LATE) return this.#look().then(() => this.#repay(id));
    return this.#owed.has(id) ? this.#repay(id) : undefined;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#lookAtWatch().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Says that somebody is there, and notices when nobody was. Of several nodes one notices. */
  async #lookAtWatch(): Promise<void> {
    const { hub, awake, restartGraceMs } = this.#parts;
    const { meta, db } = hub.store;
    const alive = await meta.get(ALIVE);
    const now = awake();
    const away = alive === undefined ? 0 : now - Number(alive);
    // An SQLite file has one server: when it starts, nobody was there since.
    const least = this.#first && db.kind === 'sqlite' ? 0 : EVERY + LATE;
    if (alive === undefined || away <= least) {
      if (away >= 0) await meta.replace(ALIVE, alive, String(now));
    } else {
      const outage: Outage = { key: `credit-${alive}`, ms: away, until: hub.now() };
      const noticed = await meta.replaceAlong(ALIVE, alive, String(now), { key: OUTAGE + alive, value: JSON.stringify(outage) });
      this.#graceUntil = hub.now() + restartGraceMs;
      if (noticed) await this.#owe(outage);
    }
    this.#first = false;
    this.#soundAt = now;
  }

  async #owe(outage: Outage): Promise<void> {
    for (const id of await this.#parts.hub.store.tables.running()) this.#owed.set(id, [...(this.#owed.get(id) ?? []), outage]);
  }

  async #repay(id: string): Promise<void> {
    const { hub, credited } = this.#parts;
    const outages = this.#owed.get(id) ?? [];
    for (const { key, ms, until } of outages) await hub.credit(id, key, ms, until);
    const more = (this.#owed.get(id) ?? []).filter((outage) => !outages.includes(outage));
    if (more.length > 0) this.#owed.set(id, more);
    else this.#owed.delete(id);
    credited(id);
  }

  async #repayAll(): Promise<void> {
    const { meta } = this.#parts.hub.store;
    const outages = new Set([...this.#owed.values()].flat());
    while (this.#owed.size > 0) {
      await Promise.all([...this.#owed.keys()].slice(0, TOGETHER).map((id) => this.#repay(id)));
    }
    for (const { key } of outages) await meta.remove(key.replace('credit-', OUTAGE));
  }

  async #sweep(): Promise<void> {
    const { hub, graceMs, consider } = this.#parts;
    await this.#look();
    if (this.#owed.size > 0) await this.#repayAll();
    const now = hub.now();
    if (now >= this.#graceUntil) {
      const due = await hub.store.tables.due(now - graceMs, this.#unplayable.size);
      for (const id of await this.#readable(due, () => {})) await this.#expire(id, now - graceMs);
    }
    // An SQLite file has one server, which wrote what it knew when it stopped, or looked when it started.
    if (hub.store.db.kind === 'postgres' && now - this.#mendedAt >= MEND) {
      this.#mendedAt = now;
      await hub.mendIndex(this.#parts.onFailure, now - MEND);
    }
    const stalled = await hub.store.tables.stalled(this.#swept ? now - STALLED : now, this.#unplayable.size);
    await this.#readable(stalled, consider);
    this.#swept = true;
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
        if (error instanceof DatabaseAway) throw error;
        // A table that cannot be read stops itself, and is spoken of once.
        this.#unplayable.add(id);
        if (!(error instanceof Unplayable)) this.#parts.onFailure(error);
      }
    }
    return readable;
  }

  async #expire(id: string, deadline: number): Promise<void> {
    const { hub, standInLevel } = this.#parts;
    await hub.act(id, `expire-${deadline}`, ({ table }) => expiry(table, deadline, standInLevel));
  }
}

function readOutage(key: string, text: string): Outage {
  // Written by a keeper.
  const { ms, until } = JSON.parse(text) as Outage;
  return { key: key.replace(OUTAGE, 'credit-'), ms, until };
}
