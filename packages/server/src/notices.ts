import type { GameEntry } from '@quarterdeck/games';
import { type Change, dueAt, type SeatTurn, type Turns } from '@quarterdeck/table';
import type { Post } from './mail';
import type { Notifier } from './notify';
import type { Store } from './store';
import type { Listener } from './tables/hub';
import type { Live } from './tables/live';
import type { Watchers } from './tables/watchers';

/** How long we trust that somebody wants no notices; another node may have heard otherwise. */
const TRUST = 30_000;

export interface NoticesParts {
  readonly store: Store;
  readonly notifier: Notifier;
  readonly post: Post;
  readonly watchers: Watchers;
  readonly games: readonly GameEntry[];
  readonly publicUrl: string;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Tells absent players that it is their turn. Live games are left out: their players sit there. Most
 * players want nothing, and for them no turn costs more than a look into memory.
 */
export class Notices implements Listener {
  readonly #parts: NoticesParts;
  readonly #wishes = new Map<string, { readonly wanted: boolean; readonly at: number }>();

  constructor(parts: NoticesParts) {
    this.#parts = parts;
  }

  changed(live: Live, changes: readonly Change[], own: boolean): void {
    if (!own || live.table.setup.clock.kind === 'live') return;
    for (const { turns } of changes) {
      if (turns === undefined || this.#isKnownUnwanted(live.table, turns)) continue;
      this.#turned(live, turns.began, turns.ended).catch(this.#parts.onFailure);
    }
  }

  /** Settings have changed. */
  forget(key: string): void {
    this.#wishes.delete(key);
  }

  async #turned(live: Live, began: readonly SeatTurn[], ended: readonly SeatTurn[]): Promise<void> {
    const { notifier, post, watchers } = this.#parts;
    const { table } = live;
    const seats = [...table.seats];
    const deadline = dueAt(table.clock);
    const looking = watchers.lookingAt(table.id);
    for (const turn of ended) {
      if (!(await this.#isWanted(table.id, seats[turn.seat]?.player?.id))) continue;
      await notifier.turnEnded(keyOf(table.id, turn));
      await post.withdraw(keyOf(table.id, turn));
    }
    for (const turn of began) {
      const player = seats[turn.seat]?.player?.id;
      if (player === undefined || looking.has(player) || !(await this.#isWanted(table.id, player))) continue;
      const turnKey = keyOf(table.id, turn);
      const ends = deadline === undefined ? {} : { deadline };
      if (table.setup.clock.kind === 'slow') {
        await post.write({ id: turnKey, player, about: { kind: 'turn', table: table.id, game: table.setup.game, ...ends } });
      }
      await notifier.turnBegan({
        table: table.id,
        seat: turn.seat,
        player,
        turnKey,
        gameTitle: this.#parts.games.find(({ card }) => card.id === table.setup.game)?.card.title.en ?? table.setup.game,
        url: `${this.#parts.publicUrl}/table/${table.id}`,
        ...ends,
      });
    }
  }

  async #isWanted(table: string, player: string | undefined): Promise<boolean> {
    const { store } = this.#parts;
    if (await this.#remember(`table:${table}`, async () => (await store.notify.tableWebhook(table)) !== undefined)) return true;
    return player !== undefined && this.#remember(`player:${player}`, () => store.notify.wants(player));
  }

  /** Whether we know that nobody whom these turns concern wants to hear of them. */
  #isKnownUnwanted({ id, seats }: Live['table'], { began, ended }: Turns): boolean {
    if (this.#known(`table:${id}`) !== false) return false;
    const isUnwanted = ({ seat }: SeatTurn): boolean => {
      const player = seats[seat]?.player?.id;
      return player === undefined || this.#known(`player:${player}`) === false;
    };
    return began.every(isUnwanted) && ended.every(isUnwanted);
  }

  /** What somebody wants, if we have asked not long ago. */
  #known(key: string): boolean | undefined {
    const known = this.#wishes.get(key);
    return known !== undefined && this.#parts.now() - known.at < TRUST ? known.wanted : undefined;
  }

  async #remember(key: string, look: () => Promise<boolean>): Promise<boolean> {
    const known = this.#known(key);
    if (known !== undefined) return known;
    const at = this.#parts.now();
    const wanted = await look();
    if (this.#wishes.size > 20_000) this.#wishes.clear();
    this.#wishes.set(key, { wanted, at });
    return wanted;
  }
}

function keyOf(table: string, { seat, since }: SeatTurn): string {
  return `${table}/${seat}/${since}`;
}
