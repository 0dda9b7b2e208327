import { setImmediate } from 'node:timers/promises';
import { type AnyGame, InputError, type Reason, seededChance } from '@quarterdeck/kernel';
import { refuse } from '@quarterdeck/protocol';
import {
  type Actor,
  type Change,
  type Circumstances,
  type CommandKey,
  commandKey,
  type Decision,
  decide,
  dueAt,
  type Folded,
  folding,
  gameAsPlayed,
  type LoggedCommand,
  type LogRow,
  type Outcome,
  readTableEntry,
  type TableEntry,
  Unplayable,
  whyUnseen,
  writeKey,
  writeTableEntry,
} from '@quarterdeck/table';
import type { Store } from '../store';
import { DatabaseAway } from '../store/database';
import { headOf } from './head';
import { Live } from './live';
import { random } from './prepare';
import { Turns } from './turns';

/** Those who want to hear of tables: watchers, bots, clocks, notifications. Called after the change is durable. */
export interface Listener {
  /** `own` when this node made the change. No changes at all: unknown ones, made elsewhere. */
  changed(live: Live, changes: readonly Change[], own: boolean): void;
}

export interface HubParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  /** How many folded tables stay in memory. */
  readonly cached: number;
  /** Told how many seconds it took until an entry was durable. */
  readonly onDurable: (seconds: number) => void;
}

/** A command that became an entry. */
type Made = Exclude<Decision, { readonly refused: Reason }>;

const ATTEMPTS = 8;
/** One place in so many is for finished games. */
const FINISHED_SHARE = 20;
const FIND_OUT = 500;

/**
 * The only door to tables. Whatever happens at one table happens in turn: decide, fold, store
 * durably, tell. Another node may be quicker at any time; then the table is read again and the
 * command judged anew. What is kept in memory only saves time.
 */
export class Hub {
  readonly store: Store;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #now: () => number;
  readonly #cached: number;
  readonly #onDurable: (seconds: number) => void;
  readonly #live = new Map<string, Live>();
  /** Of these, games that are over: they are looked at for a moment, and few of them are worth their place. */
  readonly #finished = new Set<string>();
  readonly #turns = new Turns();
  readonly #listeners: Listener[] = [];
  /** How often news may have been missed. */
  #gaps = 0;
  #doubting = false;

  /** What must happen at a table before somebody reads or, if they `act`, moves there; undefined as a rule. */
  beforehand: (id: string, act: boolean) => Promise<void> | undefined = () => undefined;

  constructor(parts: HubParts) {
    this.store = parts.store;
    this.#games = parts.games;
    this.#now = parts.now;
    this.#cached = parts.cached;
    this.#onDurable = parts.onDurable;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  now(): number {
    return this.#now();
  }

  game(id: string): AnyGame {
    const game = this.#games.get(id);
    if (game === undefined) throw new InputError(`There is no game "${id}" here. There are: ${[...this.#games.keys()].join(', ')}`);
    return game;
  }

  /** The game by the rules with which something was played; throws Unplayable when this server does not have them. */
  gameAsPlayed(id: string, rulesVersion: number): AnyGame {
    return gameAsPlayed(this.#games.get(id), id, rulesVersion);
  }

  /**
   * Carries out a command once, however often it is sent. It takes its place in the table's turn at once; what it
   * needs to be looked up is looked up then, so that it overtakes nobody and nobody overtakes it.
   */
  command(
    id: string,
    actor: Actor,
    commandId: string,
    command: LoggedCommand,
    here: Circumstances | ((live: Live) => Promise<Circumstances>),
  ): Promise<Outcome> {
    const asked = commandKey(actor.kind === 'player' ? actor.player.id : 'bot', commandId, command);
    const judge =
      typeof here === 'function'
        ? async (live: Live): Promise<Decision> => judged(live, actor, command, await here(live))
        : (live: Live): Decision => judged(live, actor, command, here);
    const settle = this.beforehand(id, true);
    return settle === undefined ? this.#attempt(id, asked, judge) : settle.then(() => this.#attempt(id, asked, judge));
  }

  /** The same for what the server itself does; `make` gives undefined when there is nothing to do. */
  act(id: string, key: string, make: (live: Live) => TableEntry | undefined): Promise<Outcome> {
    return this.#attempt(id, serverKey(key), (live) => {
      const entry = make(live);
      return entry === undefined ? { refused: refuse('NOTHING_TO_DO') } : { entry };
    });
  }

  /**
   * Gives running clocks time back in which nobody could move, once per key, unless somebody has moved
   * after `until`. It needs neither the table's rules nor a fold: the index says when a clock is due.
   */
  credit(id: string, key: string, ms: number, until: number): Promise<void> {
    const asked = serverKey(key);
    return this.#inTurn(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const live = this.#live.get(id);
        if (live === undefined) {
          if (await this.store.tables.credit(id, writeKey(asked), ms, until, this.#now())) return;
        } else {
          const { clock, updatedAt, commands } = live.table;
          if (dueAt(clock) === undefined || updatedAt > until || commands.answer(asked) !== undefined) return;
          if ((await this.#append(live, { entry: { k: 'credited', ms } }, asked)) !== undefined) return;
        }
      }
    });
  }

  /** Reads a table when all that was begun before is durable; undefined when there is none, Unplayable when it needs other rules. */
  read<T>(id: string, use: (live: Live) => T | Promise<T>): Promise<T | undefined> {
    const settle = this.beforehand(id, false);
    const reading = (): Promise<T | undefined> =>
      this.#inTurn(id, async () => {
        const live = await this.#get(id);
        return live === undefined ? undefined : use(live);
      });
    return settle === undefined ? reading() : settle.then(reading);
  }

  /** Nothing in memory of this table counts any more: it is gone, or its log is written anew by `work`, while nobody else is at it. */
  async forget(id: string, work: () => Promise<void> = async () => {}): Promise<void> {
    await this.#inTurn(id, async () => {
      this.#forget(id);
      await work();
    });
  }

  /** Another node has written: whoever watches here must hear it. */
  async catchUp(id: string, watched: boolean): Promise<void> {
    await this.#inTurn(id, async () => {
      const known = this.#live.get(id);
      if (known !== undefined) await this.#refresh(known);
      else if (watched) {
        const live = await this.#get(id);
        if (live !== undefined) this.#tell(live, [], false);
      }
    });
  }

  /** News may have been missed: nothing in memory is shown before it was compared with the log. Those who watch see at once what there is. */
  async doubt(watched: () => Iterable<string>): Promise<void> {
    this.#gaps++;
    if (this.#doubting) return;
    this.#doubting = true;
    try {
      // What was missed while a comparison ran asks for another.
      for (let compared = -1; compared !== this.#gaps; ) {
        compared = this.#gaps;
        await this.#compare([...watched()]).catch((error: unknown) => {
          if (compared === this.#gaps) throw error;
        });
      }
    } finally {
      this.#doubting = false;
    }
  }

  async #compare(ids: readonly string[]): Promise<void> {
    const seqs = await this.store.tables.seqs(ids);
    for (const id of ids) if (this.#live.get(id)?.table.seq !== seqs.get(id)) await this.catchUp(id, true);
  }

  /** Puts the index over tables right where a crash came between a log and it, for entries of up to `before`. */
  async mendIndex(onFailure: (error: unknown) => void, before = Number.MAX_SAFE_INTEGER): Promise<void> {
    for (const id of await this.store.tables.behind(before)) {
      try {
        await this.read(id, (live) => {
          const { table } = live;
          return this.store.tables.mend(id, table.seq, table.updatedAt, headOf(table, false, live.plannedSeats.length > 0));
        });
      } catch (error) {
        // Who cannot read a table cannot mend it either; whoever can, will.
        if (!(error instanceof Unplayable)) onFailure(error);
      }
    }
  }

  /** Plans were changed by another node. */
  async replan(id: string): Promise<void> {
    await this.#inTurn(id, async () => {
      const live = this.#live.get(id);
      if (live === undefined) return;
      await this.#replan(live);
    });
  }

  /** Whether a table is in memory, so that reading it costs next to nothing. */
  isLive(id: string): boolean {
    return this.#live.has(id) || this.#turns.isBusy(id);
  }

  /** Whether people play against a live clock there, as far as this node knows. */
  isPlayedLive(id: string): boolean {
    const table = this.#live.get(id)?.table;
    return table?.status === 'running' && table.setup.clock.kind === 'live';
  }

  get size(): number {
    return this.#live.size;
  }

  /** Resolves when everything under way is done. */
  settled(): Promise<void> {
    return this.#turns.idle();
  }

  async #attempt(id: string, asked: CommandKey, judge: (live: Live) => Decision | Promise<Decision>): Promise<Outcome> {
    // Written out, since every move comes by here: the fewer promises, the better.
    const turn = this.#turns.enter(id);
    if (turn !== undefined) await turn;
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const live = this.#atHand(id) ?? (await this.#getOrWhyNot(id));
        if (!(live instanceof Live)) return { ok: false, reason: live };
        const known = live.answered(asked);
        if (known !== undefined) return known;
        const made = judge(live);
        const judged = made instanceof Promise ? await made : made;
        if ('refused' in judged) {
          // A refusal must not come from an old state that another node has moved on from.
          if (await this.#refresh(live)) continue;
          const outcome: Outcome = { ok: false, reason: judged.refused };
          // What the server itself does has no print: there may be something to do the next time.
          return asked.print === '' ? outcome : live.answer(asked, outcome);
        }
        const seq = await this.#append(live, judged, asked);
        if (seq !== undefined) return { ok: true, seq };
      }
      return { ok: false, reason: refuse('TOO_BUSY') };
    } finally {
      this.#turns.leave(id);
    }
  }

  /** Folds and stores an entry; undefined when another node was quicker. */
  async #append(live: Live, { entry, move }: Made, asked: CommandKey): Promise<number | undefined> {
    const { table } = live;
    // Once it is folded in, the table in memory is ahead of the log: unless that is stored, it is of no use.
    this.#forget(table.id);
    const at = Math.max(this.#now(), table.updatedAt);
    const cmd = writeKey(asked);
    const { entry: whole, change } = table.apply(entry, at, cmd, { chance: seededChance(live.seed), random, told: true, move });
    const row = { seq: change.seq, at, cmd, entry: writeTableEntry(whole) };
    const begun = performance.now();
    try {
      const head = headOf(table, change.info, live.plannedSeats.length > 0);
      if (!(await this.store.tables.append({ table: table.id, row, head }))) return undefined;
    } catch (error) {
      // It may stand in the log all the same; then those who watch must hear of it.
      if (error instanceof DatabaseAway) this.#findOut(table.id);
      throw error;
    }
    this.#onDurable((performance.now() - begun) / 1000);
    live.remember(change);
    this.#keep(live);
    this.#tell(live, [change], true);
    return change.seq;
  }

  /** Looks what has become of a table, as soon as the database can be asked, and tells those who watch. */
  #findOut(id: string): void {
    setTimeout(() => {
      this.catchUp(id, true).catch((error: unknown) => {
        if (error instanceof DatabaseAway) this.#findOut(id);
      });
    }, FIND_OUT).unref();
  }

  /** Takes in what other nodes have written; false when there is nothing new. */
  async #refresh(live: Live): Promise<boolean> {
    if (this.store.db.kind === 'sqlite') return false;
    const rows = await this.store.tables.log(live.table.id, live.table.seq);
    if (rows.length === 0) return false;
    this.#forget(live.table.id);
    const changes = rows.map((row) => {
      const { change } = live.table.apply(readTableEntry(row.entry), row.at, row.cmd, { told: true });
      live.remember(change);
      return change;
    });
    this.#keep(live);
    this.#tell(live, changes, false);
    return true;
  }

  /** A table in memory that may be used as it is. */
  #atHand(id: string): Live | undefined {
    const known = this.#live.get(id);
    return known === undefined || this.#isDoubtful(known) ? undefined : known;
  }

  async #getOrWhyNot(id: string): Promise<Live | Reason> {
    try {
      return (await this.#get(id)) ?? refuse('NO_SUCH_TABLE');
    } catch (error) {
      if (error instanceof Unplayable) return error.reason;
      throw error;
    }
  }

  async #get(id: string): Promise<Live | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) {
      if (this.#isDoubtful(known)) await this.#check(known);
      this.#keep(known);
      return known;
    }
    const gaps = this.#gaps;
    const rows = await this.store.tables.log(id);
    if (rows.length === 0) return undefined;
    const { table, steps, coveredFrom } = await this.#fold(id, rows);
    const live = new Live(table, await this.store.tables.seed(id), await this.store.plans.of(id), steps, coveredFrom);
    live.checked = gaps;
    this.#keep(live);
    return live;
  }

  /** A long log keeps nobody waiting at other tables. */
  async #fold(id: string, rows: readonly LogRow[]): Promise<Folded> {
    const work = folding(id, rows, (game, version) => this.gameAsPlayed(game, version));
    for (;;) {
      const { done, value } = work.next();
      if (done === true) return value;
      await setImmediate();
    }
  }

  /** News of it may have been missed since it was last compared with the log. */
  #isDoubtful(live: Live): boolean {
    return live.checked !== this.#gaps || !this.store.db.hears();
  }

  async #check(live: Live): Promise<void> {
    const gaps = this.#gaps;
    await this.#refresh(live);
    await this.#replan(live);
    live.checked = gaps;
  }

  async #replan(live: Live): Promise<void> {
    live.plans.clear();
    for (const plan of await this.store.plans.of(live.table.id)) live.plans.set(plan.seat, plan);
  }

  /** Moves a table to the fresh end of the cache and lets the stalest go. */
  #keep(live: Live): void {
    const { id, status } = live.table;
    this.#forget(id);
    this.#live.set(id, live);
    if (status === 'over' || status === 'closed') {
      this.#finished.add(id);
      const [stalest] = this.#finished;
      if (stalest !== undefined && this.#finished.size > this.#cached / FINISHED_SHARE) this.#forget(stalest);
    }
    if (this.#live.size <= this.#cached) return;
    const [stalest] = this.#live.keys();
    if (stalest !== undefined) this.#forget(stalest);
  }

  #forget(id: string): void {
    this.#live.delete(id);
    this.#finished.delete(id);
  }

  #tell(live: Live, changes: readonly Change[], own: boolean): void {
    for (const listener of this.#listeners) listener.changed(live, changes, own);
  }

  async #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#turns.enter(id);
    if (turn !== undefined) await turn;
    try {
      return await work();
    } finally {
      this.#turns.leave(id);
    }
  }
}

/** The key of what the server itself does. It has no print: the key alone says what it is. */
const serverKey = (key: string): CommandKey => ({ key: `server:${key}`, print: '' });

/** Whoever may not know that there is such a table is told that there is none, whatever they ask of it. */
function judged({ table }: Live, actor: Actor, command: LoggedCommand, here: Circumstances): Decision {
  const unseen = actor.kind === 'player' ? whyUnseen(table, { player: actor.player.id, invited: here.invited }) : undefined;
  return unseen?.code === 'NO_SUCH_TABLE' ? { refused: unseen } : decide(table, actor, command, here);
}
