import { findPrior, warmUp } from '@quarterdeck/bots';
import type { AnyGame, Viewer } from '@quarterdeck/kernel';
import { type Command, refuse } from '@quarterdeck/protocol';
import { Unplayable } from '@quarterdeck/table';
import { loadEngine } from '../games';
import type { SoloStore } from './solo-store';
import { SoloTable } from './solo-table';
import type { FromWorker } from './worker-messages';

/** So often the tab that leads looks at a running clock. */
const LOOK_EVERY = 1_000;
/** Whoever looks so much too late was asleep: the lid was closed, or the browser had put the page away. */
const ASLEEP = 2_000;

/** What tells tabs apart, and how they hear of each other. */
export interface Tabs {
  /** Calls `lead` when this tab is the one that lets bots move and calls the clock; at once where no other has the game open. */
  lead(id: string, lead: (alone: boolean) => void): void;
  /** Tells the other tabs that a game's log has grown. */
  grown(id: string): void;
  hear(grown: (id: string) => void): void;
}

/**
 * One solo table and whoever has it open. Every tab of a game follows it live and may act; one of them
 * leads. When that one is closed another takes over.
 */
export class SoloHost {
  readonly #store: SoloStore;
  readonly #tabs: Tabs;
  readonly #post: (message: FromWorker) => void;
  readonly #now: () => number;
  #table: SoloTable | undefined;
  #leads = false;
  /** Bots that move at the moment, until they have. */
  #botsAtWork: Promise<void> | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** When a running clock was last looked at. */
  #lookedAt: number | undefined;

  constructor(store: SoloStore, tabs: Tabs, post: (message: FromWorker) => void, now: () => number = Date.now) {
    this.#store = store;
    this.#tabs = tabs;
    this.#post = post;
    this.#now = now;
  }

  async open(id: string, as: Viewer | undefined): Promise<void> {
    const record = await this.#store.read(id);
    if (record === undefined) {
      this.#post({ t: 'news', news: { t: 'gone', reason: refuse('NO_SUCH_TABLE') } });
      return;
    }
    const game = await loadEngine(record.head.game);
    let table: SoloTable;
    try {
      table = new SoloTable(record, {
        game,
        store: this.#store,
        now: this.#now,
        tell: (news) => this.#post({ t: 'news', news }),
        grown: () => this.#tabs.grown(id),
      });
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      this.#post({ t: 'news', news: { t: 'gone', reason: error.reason } });
      return;
    }
    this.#table = table;
    table.watch(as);
    void this.#orReport(this.#warmUp(game, table));
    this.#tabs.hear((grown) => {
      if (grown === id) void this.#orReport(table.catchUp().then(() => this.#goOn()));
    });
    this.#tabs.lead(id, (alone) => {
      this.#leads = true;
      // While nobody had the game open, nobody could move.
      void this.#orReport((alone ? table.credit() : table.catchUp()).then(() => this.#goOn()));
    });
  }

  look(as: Viewer): void {
    this.#opened.watch(as);
  }

  async command(id: string, command: Command): Promise<void> {
    await this.#wakeUp(this.#opened);
    const refusal = await this.#opened.send(id, command);
    this.#post({ t: 'done', id, ...(refusal === undefined ? {} : { refusal }) });
    this.#goOn();
  }

  history(call: number, as: Viewer): void {
    this.#post({ t: 'steps', call, steps: this.#opened.history(as) });
  }

  get #opened(): SoloTable {
    if (this.#table === undefined) throw new Error('No table has been opened in this worker');
    return this.#table;
  }

  /** Lets bots move, and the clock be called: what the tab that leads does for all. */
  #goOn(): void {
    if (!this.#leads || this.#table === undefined) return;
    this.#wind(this.#table);
    if (this.#botsAtWork !== undefined) return;
    this.#botsAtWork = this.#orReport(this.#letBotsMove(this.#table)).finally(() => {
      this.#botsAtWork = undefined;
    });
  }

  /** Warms the engine while nobody waits for a bot: their own thinking does it as well. */
  async #warmUp(game: AnyGame, table: SoloTable): Promise<void> {
    if (!table.hasSearchingBots) return;
    // Whether there are weights is said by the bot that plays by them.
    const prior = await findPrior(game, table.config);
    for (const _ of warmUp(game, table.config, prior)) {
      await otherMessages();
      await this.#botsAtWork;
    }
  }

  /** Bots move one at a time; between two of them messages from the page are heard. */
  async #letBotsMove(table: SoloTable): Promise<void> {
    while (await table.botMove()) {
      this.#wind(table);
      await otherMessages();
    }
  }

  #wind(table: SoloTable): void {
    clearTimeout(this.#clock);
    const due = table.dueAt;
    const now = this.#now();
    this.#lookedAt = due === undefined ? undefined : now;
    if (due === undefined) return;
    this.#clock = setTimeout(() => void this.#orReport(this.#look(table)), Math.min(Math.max(0, due - now), LOOK_EVERY));
  }

  async #look(table: SoloTable): Promise<void> {
    await this.#wakeUp(table);
    await table.expire();
    this.#goOn();
  }

  /** Gives back the time in which this device slept, before anything else counts. */
  async #wakeUp(table: SoloTable): Promise<void> {
    const lost = this.#lookedAt === undefined ? 0 : this.#now() - this.#lookedAt;
    if (lost <= LOOK_EVERY + ASLEEP) return;
    this.#wind(table);
    await table.credit(lost);
  }

  async #orReport(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#post({ t: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** Lets messages that have arrived meanwhile be heard. */
export function otherMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
