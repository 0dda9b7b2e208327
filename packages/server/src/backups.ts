import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreAddress } from './store';
import { backup, type Counts } from './store/backup';

export interface BackupPlan {
  readonly folder: string;
  readonly everyHours: number;
  /** How many stay; older ones are deleted. */
  readonly keep: number;
}

const HOUR = 3_600_000;
const LOOK_EVERY = 5 * 60_000;
const NAME = /^quarterdeck-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/;
/** What is left of a backup that was cut off has its own name and would stay for ever. */
const PART = /^quarterdeck-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db\.part/;
/** Nobody writes on one for so long; another node may be at work on a younger one. */
const PART_LASTS = 24 * HOUR;

/** Makes a verified backup every so often, and lets the oldest go. */
export class Backups {
  readonly #from: StoreAddress;
  readonly #plan: BackupPlan;
  readonly #done: (file: string, counts: Counts) => void;
  readonly #onFailure: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();
  #making: Promise<void> | undefined;

  constructor(from: StoreAddress, plan: BackupPlan, done: (file: string, counts: Counts) => void, onFailure: (error: unknown) => void) {
    this.#from = from;
    this.#plan = plan;
    this.#done = done;
    this.#onFailure = onFailure;
    this.#timer = setInterval(() => this.look(), LOOK_EVERY);
    this.#timer.unref();
  }

  /** Makes one if the newest is too old. */
  look(now = Date.now()): void {
    this.#running = this.#running.then(() => this.#makeOne(now)).catch(this.#onFailure);
  }

  get everyHours(): number {
    return this.#plan.everyHours;
  }

  /** When the newest was made. */
  get newest(): number | undefined {
    return this.list()[0]?.at;
  }

  /** Newest first. */
  list(): { file: string; at: number; bytes: number }[] {
    return this.#all()
      .reverse()
      .map((file) => {
        const { mtimeMs, size } = statSync(join(this.#plan.folder, file));
        return { file, at: Math.round(mtimeMs), bytes: size };
      });
  }

  /** Makes one at once; those who ask while it is made share it. */
  async make(now = Date.now()): Promise<void> {
    this.#making ??= this.#running
      .then(() => this.#write(now))
      .finally(() => {
        this.#making = undefined;
      });
    await this.#making;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #makeOne(now: number): Promise<void> {
    const { folder, everyHours } = this.#plan;
    const newest = this.#all().at(-1);
    if (newest !== undefined && now - statSync(join(folder, newest)).mtimeMs < everyHours * HOUR) return;
    await this.#write(now);
  }

  async #write(now: number): Promise<void> {
    const { folder, keep } = this.#plan;
    const file = join(folder, `quarterdeck-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`);
    const counts = await backup(this.#from, file);
    for (const old of this.#all().slice(0, -keep)) rmSync(join(folder, old));
    for (const name of readdirSync(folder).filter((one) => PART.test(one))) {
      if (now - statSync(join(folder, name)).mtimeMs > PART_LASTS) rmSync(join(folder, name));
    }
    this.#done(file, counts);
  }

  /** Oldest first. */
  #all(): string[] {
    const { folder } = this.#plan;
    return existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => NAME.test(name))
          .sort()
      : [];
  }
}
