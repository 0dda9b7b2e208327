import type { AnyGame, Reason, Viewer } from '@quarterdeck/kernel';
import type { Command, Step } from '@quarterdeck/protocol';
import { entriesBefore, type GuideScript } from '../kit';
import { MemoryStore } from '../solo/memory-store';
import { newRecord } from '../solo/open-record';
import type { SoloRecord } from '../solo/solo-record';
import { createSolo } from '../solo/solo-store';
import { SoloTable } from '../solo/solo-table';
import { type Link, Refused, type TableNews } from '../table/link';

/** Who plays on when the guide is over: nobody should lose their first game for having learnt. */
const GENTLE = 'sailor';

/** A guided table: played in the page itself, because nobody has to think but the player. */
export class GuideLink implements Link {
  readonly #game: AnyGame;
  readonly #record: SoloRecord;
  #store: MemoryStore;
  readonly #before: readonly string[];
  #table: SoloTable | undefined;
  /** What the script has played so far; a command waits for it. */
  #ready: Promise<void> = Promise.resolve();
  #nextCommand = 1;

  /** A table at which everything up to a step has been played as it was meant. */
  constructor(game: AnyGame, script: GuideScript, name: string, step = 0) {
    this.#game = game;
    this.#before = entriesBefore(script, step);
    const seats = Array.from({ length: script.seats }, (_, seat) =>
      seat === script.player ? ({ kind: 'me', name } as const) : ({ kind: 'bot', level: GENTLE } as const),
    );
    this.#record = newRecord({ game, options: script.options ?? {}, outcomes: script.outcomes, seats });
    this.#store = new MemoryStore(this.#record);
  }

  open(tell: (news: TableNews) => void): void {
    // Whoever opens it again begins again.
    this.#store = new MemoryStore(this.#record);
    let arrived = false;
    const table = new SoloTable(this.#record, {
      game: this.#game,
      store: this.#store,
      now: Date.now,
      // What led here is not shown move by move.
      tell: (news) => arrived && tell(news),
    });
    this.#table = table;
    tell({ t: 'connection', connection: 'here' });
    this.#ready = this.#play(table, this.#before).then(() => {
      arrived = true;
      table.watch(undefined);
    });
  }

  look(as: Viewer): void {
    this.#table?.watch(as);
  }

  async send(command: Command): Promise<Reason | undefined> {
    await this.#ready;
    return this.#table?.send(`${this.#nextCommand++}`, command);
  }

  async history(as: Viewer): Promise<readonly Step[]> {
    const steps = this.#table?.history(as) ?? [];
    if ('code' in steps) throw new Refused(steps);
    return steps;
  }

  /** Plays what the script has the other seats do. */
  reply(entries: readonly string[]): Promise<void> {
    const table = this.#table;
    if (table !== undefined) this.#ready = this.#ready.then(() => this.#play(table, entries));
    return this.#ready;
  }

  /** Keeps the game as an ordinary solo game to be played on; its id. */
  async keep(): Promise<string> {
    await this.#ready;
    const kept = this.#store.record;
    await createSolo(kept);
    return kept.id;
  }

  close(): void {
    this.#table = undefined;
  }

  async #play(table: SoloTable, entries: readonly string[]): Promise<void> {
    for (const entry of entries) if (table === this.#table) await table.playEntry(entry);
  }
}
