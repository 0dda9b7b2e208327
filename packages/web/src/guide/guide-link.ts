import type { AnyGame, Viewer } from '@quarterdeck/kernel';
import type { Command, Refusal, Step } from '@quarterdeck/protocol';
import type { GuideScript } from '../kit';
import { newRecord, type SoloRecord } from '../solo/solo-record';
import { saveSolo } from '../solo/solo-store';
import { SoloTable } from '../solo/solo-table';
import { USUAL_LEVEL } from '../solo/start-solo';
import type { Link, TableNews } from '../table/link';

/** A guided table: played in the page itself, because nobody has to think but the player. */
export class GuideLink implements Link {
  readonly #game: AnyGame;
  readonly #record: SoloRecord;
  readonly #before: readonly string[];
  #table: SoloTable | undefined;

  constructor(game: AnyGame, script: GuideScript, name: string) {
    this.#game = game;
    this.#before = script.before ?? [];
    this.#record = newRecord({
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: script.options ?? {},
      outcomes: script.outcomes,
      seats: Array.from({ length: script.seats }, (_, seat) =>
        seat === script.player ? { kind: 'me', name } : { kind: 'bot', name: script.names?.[seat] ?? USUAL_LEVEL, level: USUAL_LEVEL },
      ),
    });
  }

  open(tell: (news: TableNews) => void): void {
    const table = new SoloTable(this.#game, this.#record, { tell, save: () => undefined });
    this.#table = table;
    for (const entry of this.#before) table.playEntry(entry);
    tell({ t: 'connection', connection: 'here' });
    table.watch(undefined);
  }

  look(as: Viewer): void {
    this.#table?.watch(as);
  }

  send(command: Command): Promise<Refusal | undefined> {
    return Promise.resolve(this.#table?.command(command));
  }

  history(as: Viewer): Promise<readonly Step[]> {
    return Promise.resolve(this.#table?.history(as) ?? []);
  }

  /** Plays what the script has the other seats do. */
  reply(entries: readonly string[]): void {
    for (const entry of entries) this.#table?.playEntry(entry);
  }

  /** Keeps the game as an ordinary solo game to be played on; its id. */
  async keep(): Promise<string> {
    const kept = this.#table?.record ?? this.#record;
    await saveSolo(kept);
    return kept.id;
  }

  close(): void {
    this.#table = undefined;
  }
}
