import type { Retention } from './config';
import type { Hub } from './tables/hub';

const DAY = 24 * 3_600_000;
const EVERY = 10 * 60_000;
/** For so long it is known from which network and browser somebody came, for the sake of bans. */
const PLACES_DAYS = 30;

/** Clears away what nobody has touched for long, as the operator has set. Every node does it; twice is harmless. */
export class CleanUp {
  readonly #hub: Hub;
  readonly #keep: () => Retention;
  readonly #onFailure: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(hub: Hub, keep: () => Retention, onFailure: (error: unknown) => void) {
    this.#hub = hub;
    this.#keep = keep;
    this.#onFailure = onFailure;
    this.#timer = setInterval(() => this.start(), EVERY);
    this.#timer.unref();
  }

  /** One round, unless one is under way. */
  start(): void {
    this.#running = this.#running.then(() => this.#sweep()).catch(this.#onFailure);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const now = this.#hub.now();
    for (const id of await this.#hub.store.tables.waitingSince(now - this.#keep().waitingDays * DAY)) {
      await this.#each(() => this.#hub.act(id, 'expired', ({ table }) => (table.status === 'waiting' ? { k: 'closed' } : undefined)));
    }
    const { guestDays, chatDays } = this.#keep();
    const { people, chat, club } = this.#hub.store;
    await this.#each(() => club.removeBansBefore(now));
    await this.#each(() => people.forgetPlaces(now - PLACES_DAYS * DAY));
    if (guestDays > 0) await this.#each(() => people.removeIdle(now - guestDays * DAY));
    if (chatDays > 0) await this.#each(() => chat.removeBefore(now - chatDays * DAY));
  }

  /** One that cannot be cleared away must not keep the others. */
  async #each(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#onFailure(error);
    }
  }
}
