import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Health } from '@quarterdeck/protocol';
import type { Backups } from '../backups';
import type { Store, StoreAddress } from '../store';

export interface HealthParts {
  readonly store: Store;
  readonly address: StoreAddress;
  readonly backups: Backups | undefined;
  readonly peopleHere: () => number;
  readonly botsWaiting: () => number;
  readonly version: string;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

interface Sample {
  readonly moves: number;
  readonly people: number;
  readonly memory: number;
  readonly disk: number;
  readonly bots: number;
}

const EVERY = 15 * 60_000;
const A_DAY = (24 * 3_600_000) / EVERY;
const MINUTE = 60_000;
const MEGABYTE = 1_000_000;
const SLOW_WRITE = 500;
/** A disk, or the memory, that is fuller than this will not last. */
const FULL = 0.95;
/** A backup that is twice as old as it should be was not made. */
const MISSED = 2;

/** How this node is: figures of a day, and checks that are made when somebody asks. */
export class HealthCheck {
  readonly #parts: HealthParts;
  readonly #since: number;
  readonly #samples: Sample[] = [];
  readonly #timer: NodeJS.Timeout;
  #moves = 0;
  #counted: number;

  constructor(parts: HealthParts) {
    this.#parts = parts;
    this.#since = parts.now();
    this.#counted = this.#since;
    this.#timer = setInterval(() => void this.#sample().catch(parts.onFailure), EVERY);
    this.#timer.unref();
  }

  moved(): void {
    this.#moves++;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async check(): Promise<Health> {
    const { store, backups, now, version } = this.#parts;
    const [writeMs, tables, persons, now24] = await Promise.all([
      this.#write(),
      store.tables.countByStatus(now()),
      store.club.countPersons(),
      this.#measure(),
    ]);
    const disk = await this.#disk();
    const backupAt = backups?.newest;
    const problems: Health['problems'] = [];
    if (writeMs === undefined) problems.push('NO_WRITE');
    else if (writeMs > SLOW_WRITE) problems.push('SLOW_WRITE');
    if (!store.db.hears()) problems.push('NO_NEWS');
    if (disk !== undefined && disk.used / disk.all > FULL) problems.push('DISK_FULL');
    if (now24.memory / (totalmem() / MEGABYTE) > FULL) problems.push('MEMORY');
    if (backups !== undefined && now() - (backupAt ?? this.#since) > MISSED * backups.everyHours * 60 * MINUTE) problems.push('BACKUP_OLD');
    if (tables.overdue > 0) problems.push('OVERDUE');
    const day = (of: keyof Sample): number[] => [...this.#samples, now24].map((sample) => sample[of]);
    return {
      problems,
      since: this.#since,
      ...(writeMs === undefined ? {} : { writeMs }),
      ...(backupAt === undefined ? {} : { backupAt }),
      moves: { now: now24.moves, day: day('moves') },
      people: { now: now24.people, day: day('people') },
      memory: { now: now24.memory, of: Math.round(totalmem() / MEGABYTE), day: day('memory') },
      ...(disk === undefined ? {} : { disk: { now: disk.used, of: disk.all, day: day('disk') } }),
      bots: { now: now24.bots, day: day('bots') },
      tables,
      persons,
      version,
    };
  }

  /** A real write, timed; undefined when it did not come about. */
  async #write(): Promise<number | undefined> {
    const begun = performance.now();
    try {
      await this.#parts.store.meta.set('health', String(this.#parts.now()));
      return Math.round((performance.now() - begun) * 10) / 10;
    } catch {
      return undefined;
    }
  }

  async #sample(): Promise<void> {
    this.#samples.push(await this.#measure());
    if (this.#samples.length > A_DAY) this.#samples.shift();
    this.#moves = 0;
    this.#counted = this.#parts.now();
  }

  async #measure(): Promise<Sample> {
    const { peopleHere, botsWaiting, now } = this.#parts;
    const minutes = Math.max(1, (now() - this.#counted) / MINUTE);
    return {
      moves: Math.round((this.#moves / minutes) * 10) / 10,
      people: peopleHere(),
      memory: Math.round(process.memoryUsage.rss() / MEGABYTE),
      disk: (await this.#disk())?.used ?? 0,
      bots: botsWaiting(),
    };
  }

  /** The disk on which the games lie, in megabytes, where that is this computer's. */
  async #disk(): Promise<{ readonly used: number; readonly all: number } | undefined> {
    const { address } = this.#parts;
    if (address.kind !== 'sqlite') return undefined;
    const { blocks, bavail, bsize } = await statfs(dirname(address.file));
    const all = Math.round((blocks * bsize) / MEGABYTE);
    return { used: all - Math.round((bavail * bsize) / MEGABYTE), all };
  }
}
