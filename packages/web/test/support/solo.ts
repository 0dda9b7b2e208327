import type { AnyGame } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { MemoryStore } from '../../src/solo/memory-store';
import { type NewSolo, newRecord } from '../../src/solo/open-record';
import type { SoloRecord } from '../../src/solo/solo-record';
import { SoloTable } from '../../src/solo/solo-table';
import type { TableNews } from '../../src/table/link';

const game: AnyGame = soundings;

export const soundingsRecord = (changes: Partial<NewSolo> = {}): SoloRecord =>
  newRecord({
    game,
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'mate' },
      { kind: 'bot', level: 'sailor' },
    ],
    ...changes,
  });

let tabs = 0;

/** A real table on a store in memory, with everything it tells. */
export class Solo {
  readonly store: MemoryStore;
  readonly news: TableNews[] = [];
  readonly table: SoloTable;
  now = 1_000_000;
  /** Tabs do not use each other's command ids. */
  readonly #tab = `tab${++tabs}`;
  #next = 1;

  constructor(record: SoloRecord = soundingsRecord(), store: MemoryStore = new MemoryStore(record)) {
    this.store = store;
    this.table = new SoloTable(record, { game, store, now: () => this.now, tell: (news) => this.news.push(news) });
    this.table.watch(undefined);
  }

  last<T extends TableNews['t']>(t: T): Extract<TableNews, { t: T }> {
    const found = this.news.findLast((one): one is Extract<TableNews, { t: T }> => one.t === t);
    if (found === undefined) throw new Error(`No ${t} was told`);
    return found;
  }

  /** Own legal moves as texts. */
  moves(seat = 0): string[] {
    this.table.watch(seat);
    return game.moves(this.view, seat).map((move) => game.notation.writeMove(move));
  }

  /** The last position told, and all that happened since. */
  get view(): unknown {
    const told = this.news.lastIndexOf(this.last('position'));
    const view = game.clone(this.last('position').position.view);
    const steps = this.news.slice(told).flatMap((news) => (news.t === 'steps' ? news.steps : []));
    for (const event of steps.flatMap(({ ev }) => ev)) game.evolve(view, event);
    return view;
  }

  /** The code with which a command is refused; undefined when it is carried out. */
  async do(command: Parameters<SoloTable['send']>[1], id = `${this.#tab}-${this.#next++}`): Promise<string | undefined> {
    return (await this.table.send(id, command))?.code;
  }

  async bots(): Promise<void> {
    while (await this.table.botMove());
  }

  /** The game's own log, line by line. */
  get lines(): string[] {
    return this.store.record.log.flatMap(({ entry }) => (JSON.parse(entry) as { lines?: string[] }).lines ?? []);
  }
}
