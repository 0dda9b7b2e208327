import type { Player } from '@quarterdeck/protocol';
import type { Database, News } from '../store/database';

type HereNews = Extract<News, { kind: 'here' }>;

const REPEAT = 20_000;
/** What a node has not repeated for so long no longer holds: the node is gone. */
const FORGET = 3 * REPEAT;
/** Names in one piece of news, which must stay small. */
const TOGETHER = 20;
/** How many are named to everybody. */
const NAMED = 40;

/** Which persons are in the house, over all nodes. Nothing depends on it but what people see of each other. */
export class Here {
  readonly #db: Database;
  readonly #node: string;
  readonly #now: () => number;
  /** Who is at this node. */
  #own = new Map<string, Player>();
  readonly #elsewhere = new Map<string, Map<string, { player: Player; at: number }>>();

  constructor(db: Database, node: string, now: () => number) {
    this.#db = db;
    this.#node = node;
    this.#now = now;
  }

  static readonly repeat = REPEAT;

  /** Takes in who is at this node now, and tells the other nodes what is new. */
  async update(people: ReadonlyMap<string, Player>): Promise<void> {
    const came = [...people.values()].filter((player) => this.#own.get(player.id)?.name !== player.name);
    const left = [...this.#own.keys()].filter((id) => !people.has(id));
    this.#own = new Map(people);
    await this.#publish(came, left);
  }

  /** Says again who is here: for nodes that are new or have missed something. */
  repeat(): Promise<void> {
    return this.#publish([...this.#own.values()], []);
  }

  hear({ node, all, left }: HereNews): void {
    const there = this.#elsewhere.get(node) ?? new Map<string, { player: Player; at: number }>();
    for (const player of all) there.set(player.id, { player, at: this.#now() });
    for (const id of left) there.delete(id);
    if (there.size > 0) this.#elsewhere.set(node, there);
    else this.#elsewhere.delete(node);
  }

  has(player: string): boolean {
    return this.#all().has(player);
  }

  /** How many there are, and some by name. */
  get seen(): { n: number; people: Player[] } {
    const all = [...this.#all().values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return { n: all.length, people: all.slice(0, NAMED) };
  }

  #all(): Map<string, Player> {
    const all = new Map<string, Player>();
    for (const there of this.#elsewhere.values()) {
      for (const [id, { player, at }] of there) {
        if (this.#now() - at <= FORGET) all.set(id, player);
        else there.delete(id);
      }
    }
    for (const [id, player] of this.#own) all.set(id, player);
    return all;
  }

  async #publish(all: readonly Player[], left: readonly string[]): Promise<void> {
    if (this.#db.kind === 'sqlite') return;
    for (let i = 0; i < Math.max(all.length, left.length); i += TOGETHER) {
      const some: News = { kind: 'here', node: this.#node, all: all.slice(i, i + TOGETHER), left: left.slice(i, i + TOGETHER) };
      await this.#db.publish([some]);
    }
  }
}
