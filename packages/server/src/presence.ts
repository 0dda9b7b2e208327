import type { ServerMessage } from '@quarterdeck/protocol';
import type { Database, News } from './store/database';
import type { Watchers } from './tables/watchers';

type PresenceNews = Extract<News, { kind: 'presence' }>;

const REPEAT = 20_000;
const A_MOMENT = 50;
/** What a node has not repeated for so long no longer holds: the node is gone. */
const FORGET = 3 * REPEAT;

/** Who is at which table, over all nodes. Nothing depends on it but what people see of each other. */
export class Presence {
  readonly #watchers: Watchers;
  readonly #db: Database;
  readonly #node: string;
  readonly #now: () => number;
  readonly #elsewhere = new Map<string, Map<string, { news: PresenceNews; at: number }>>();
  readonly #changing = new Set<string>();
  readonly #repeat: NodeJS.Timeout;
  readonly #onFailure: (error: unknown) => void;
  /** Called when somebody has come to or left a table, here or at another node. */
  onChanged: (table: string) => void = () => {};

  constructor(watchers: Watchers, db: Database, node: string, now: () => number, onFailure: (error: unknown) => void) {
    this.#watchers = watchers;
    this.#db = db;
    this.#node = node;
    this.#now = now;
    this.#onFailure = onFailure;
    watchers.onPresence = (table) => this.#changed(table);
    this.#repeat = setInterval(() => this.#publish([...watchers.tables]), REPEAT);
    this.#repeat.unref();
  }

  close(): void {
    clearInterval(this.#repeat);
  }

  hear(news: PresenceNews): void {
    const nodes = this.#elsewhere.get(news.table) ?? new Map<string, { news: PresenceNews; at: number }>();
    if (news.players.length === 0 && news.watchers === 0) nodes.delete(news.node);
    else nodes.set(news.node, { news, at: this.#now() });
    if (nodes.size > 0) this.#elsewhere.set(news.table, nodes);
    else this.#elsewhere.delete(news.table);
    this.#watchers.tellAll(news.table, this.of(news.table));
    this.onChanged(news.table);
  }

  /** How many look on at a table who are none of these. */
  onlookers(table: string, members: readonly string[]): number {
    const { players, watchers } = this.#at(table);
    return watchers + [...players].filter((player) => !members.includes(player)).length;
  }

  of(table: string): ServerMessage {
    const { players, watchers } = this.#at(table);
    return { t: 'presence', table, players: [...players], watchers };
  }

  #at(table: string): { players: Set<string>; watchers: number } {
    const here = this.#watchers.presence(table);
    const players = new Set(here.players);
    let { watchers } = here;
    for (const { news, at } of this.#elsewhere.get(table)?.values() ?? []) {
      if (this.#now() - at > FORGET) continue;
      for (const player of news.players) players.add(player);
      watchers += news.watchers;
    }
    return { players, watchers };
  }

  /** Whoever changes their eyes leaves and comes back at once: only what lasts a moment is told. */
  #changed(table: string): void {
    if (this.#changing.has(table)) return;
    this.#changing.add(table);
    const settle = setTimeout(() => {
      this.#changing.delete(table);
      this.#watchers.tellAll(table, this.of(table));
      this.onChanged(table);
      this.#publish([table]);
    }, A_MOMENT);
    settle.unref();
  }

  #publish(tables: readonly string[]): void {
    if (this.#db.kind === 'sqlite') return;
    const news = tables.map((table): News => ({ kind: 'presence', table, node: this.#node, ...this.#watchers.presence(table) }));
    this.#db.publish(news).catch(this.#onFailure);
  }
}
