import { NotationError, type Reason } from '@quarterdeck/kernel';
import { refuse } from '@quarterdeck/protocol';
import type { Change } from '@quarterdeck/table';
import type { Store } from '../store';
import type { StoredPlan } from '../store/plans';
import type { Commands } from './commands';
import type { Hub, Listener } from './hub';
import type { Live } from './live';
import type { Watchers } from './watchers';

/**
 * Plays stored plans: when a seat with a plan has the word, its next move is tried through the same
 * door as any move. What is refused stops the plan and tells its owner why.
 */
export class Plans implements Listener {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #watchers: Watchers;
  readonly #commands: () => Commands;
  readonly #onFailure: (error: unknown) => void;
  readonly #busy = new Set<string>();

  constructor(store: Store, hub: Hub, watchers: Watchers, commands: () => Commands, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#hub = hub;
    this.#watchers = watchers;
    this.#commands = commands;
    this.#onFailure = onFailure;
  }

  changed(live: Live, changes: readonly Change[], own: boolean): void {
    if (!own) return;
    if (changes.some(({ undone }) => undone !== undefined)) {
      const why = refuse('TAKEN_BACK');
      for (const plan of live.plans.values()) if (plan.moves.length > 0) this.#later(() => this.#stop(live.table.id, plan, why));
    } else this.consider(live);
  }

  /** Looks whether a plan can go on. Returns at once. */
  consider(live: Live): void {
    if (live.plans.size === 0) return;
    const table = live.table.id;
    for (const seat of live.plannedSeats) {
      const plan = live.plans.get(seat);
      const key = `${table}:${seat}`;
      if (plan === undefined || this.#busy.has(key)) continue;
      this.#busy.add(key);
      this.#later(async () => {
        await this.#next(table, plan).finally(() => this.#busy.delete(key));
        await this.#hub.read(table, (now) => this.consider(now));
      });
    }
  }

  async #next(table: string, plan: StoredPlan): Promise<void> {
    const [move, ...rest] = plan.moves;
    const now = await this.#hub.read(table, (live) => ({ player: live.table.seats[plan.seat]?.player, game: live.table.game }));
    if (move === undefined || now === undefined) return;
    const { player, game } = now;
    if (player?.id !== plan.owner) return this.#stop(table, plan, refuse('NOT_YOUR_SEAT'));
    const id = `plan-${plan.id}-${plan.done}`;
    const command = { do: 'play', seat: plan.seat, move } as const;
    const outcome = await this.#hub.command(table, { kind: 'player', player }, id, command, this.#commands().ordinary);
    // The turn may have ended by itself where the plan says so.
    const read = game.notation.readMove(move);
    const ended = !outcome.ok && !(read instanceof NotationError) && game.closes?.(read) === true;
    if (outcome.ok || ended) await this.#put(table, plan, { ...plan, moves: rest, done: plan.done + 1 });
    else await this.#stop(table, plan, outcome.reason);
  }

  #stop(table: string, plan: StoredPlan, why: Reason): Promise<void> {
    return this.#put(table, plan, { ...plan, moves: [], stopped: { move: plan.moves[0] ?? '', reason: why } });
  }

  /** Replaces a plan, unless its owner has made another meanwhile. */
  async #put(table: string, old: StoredPlan, plan: StoredPlan): Promise<void> {
    await this.#hub.read(table, async (live) => {
      if (live.plans.get(old.seat)?.id !== old.id) return;
      await this.#store.plans.set(table, plan);
      live.plans.set(plan.seat, plan);
      this.#watchers.planChanged(table, plan);
    });
    await this.#store.db.publish([{ kind: 'plan', table }]);
  }

  #later(work: () => Promise<unknown>): void {
    work().catch(this.#onFailure);
  }
}
