import type { AnyGame, Message, Reason, ScoredPoints, Seat, Turn, Viewer } from '@quarterdeck/kernel';
import { OVER } from '@quarterdeck/kernel';
import type { ChatLine, Command, PlanState, Step, TableInfo } from '@quarterdeck/protocol';
import { configOf } from '../common/config';
import type { Connection, Link, TableNews } from './link';

/** One event that happened, with what the log says of it. */
export interface LogItem {
  readonly id: number;
  /** Entries in the game's log after the step it belongs to. */
  readonly n: number;
  /** The seat whose move it came from. */
  readonly by: Seat | undefined;
  readonly event: unknown;
  /** What the log says of it; undefined when it needs no line. */
  readonly message: Message | undefined;
  /** The part of the game it belongs to, from the largest (a round) to the smallest (a phase). */
  readonly chapter: readonly Message[];
  /** Points that it gave or took, by seat; empty for most. */
  readonly points: readonly ScoredPoints[];
  readonly at: number | undefined;
}

export interface Clocks {
  /** Milliseconds left per seat at the moment `since` (performance.now). */
  readonly left: readonly number[];
  readonly since: number;
}

/** All that is known about a table at one moment. */
export interface TableSnapshot {
  readonly connection: Connection;
  readonly info: TableInfo | undefined;
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
  /** The present view; undefined until the game has started. */
  readonly view: unknown;
  readonly turn: Turn;
  readonly n: number;
  readonly seq: number;
  /** The entry count that an undo would go back to; undefined when nothing can be taken back alone. */
  readonly undoTo: number | undefined;
  /** Since then something was thrown, turned over or done by another: the undo takes that back too (play A22). */
  readonly undoFar: boolean;
  /** Such an undo was one's last act. */
  readonly tookBackFar: boolean;
  /** Where the viewer's last move began: what one may ask the others to go back to. */
  readonly lastOwnMove: number | undefined;
  readonly log: readonly LogItem[];
  readonly chat: readonly ChatLine[];
  /** What own seats have stored in advance. */
  readonly plans: readonly PlanState[];
  readonly present: readonly string[];
  readonly watchers: number;
  readonly clocks: Clocks | undefined;
  readonly pending: boolean;
  /** Why the last command was refused; cleared by the next. */
  readonly refusal: Reason | undefined;
  /** Why the table cannot be watched (any more). */
  readonly gone: Reason | undefined;
}

/** Hears what happens in the game, for showing it event by event. */
export interface EventListener {
  happened(items: readonly LogItem[]): void;
  /** The view changed other than by events: at joining, after an undo, with other eyes. */
  reset(view: unknown): void;
}

/** Names the part of the game that a view is in, from the largest to the smallest. */
export type ChapterOf = (view: unknown, after?: unknown) => readonly Message[] | undefined;

const NOTHING: TableSnapshot = {
  connection: 'connecting',
  info: undefined,
  viewer: 'spectator',
  mine: [],
  view: undefined,
  turn: OVER,
  n: 0,
  seq: 0,
  undoTo: undefined,
  undoFar: false,
  tookBackFar: false,
  lastOwnMove: undefined,
  log: [],
  chat: [],
  plans: [],
  present: [],
  watchers: 0,
  clocks: undefined,
  pending: false,
  refusal: undefined,
  gone: undefined,
};

/**
 * A table as the page sees it. Keeps the view up to date by folding the events it hears with the same
 * engine the server has; nothing is shown before it has happened.
 */
export class TableClient {
  readonly game: AnyGame;
  readonly #link: Link;
  readonly #chapterOf: ChapterOf;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<EventListener>();
  #now: TableSnapshot = NOTHING;
  #nextId = 1;
  #inFlight = 0;
  /** Entry counts just before each of the viewer's own moves, oldest first: where undo can go. */
  #ownMoves: number[] = [];
  /** Entry counts after each step that others made or chance had a part in, oldest first. */
  #revealing: number[] = [];
  #undoFloor: number | undefined;
  #historyAsked = 0;
  /** Whether the log reaches back to the first event. */
  #complete = true;

  constructor(game: AnyGame, link: Link, chapterOf: ChapterOf = () => []) {
    this.game = game;
    this.#link = link;
    this.#chapterOf = chapterOf;
  }

  open(as?: Viewer): void {
    this.#link.open((news) => this.#hear(news), as);
  }

  close(): void {
    this.#link.close();
    this.#listeners.clear();
    this.#eventListeners.clear();
  }

  readonly snapshot = (): TableSnapshot => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  listen(listener: EventListener): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  play(seat: Seat, move: unknown): Promise<Reason | undefined> {
    return this.send({ do: 'play', seat, move: this.game.notation.writeMove(move), at: this.#now.seq });
  }

  async undo(): Promise<Reason | undefined> {
    const { viewer, undoTo, undoFar } = this.#now;
    if (viewer === 'spectator' || undoTo === undefined) return undefined;
    const refusal = await this.send({ do: 'undo', seat: viewer, to: undoTo });
    if (refusal === undefined) this.#change({ tookBackFar: undoFar });
    return refusal;
  }

  /** Asks the others to let one's last move be taken back. */
  askUndo(): Promise<Reason | undefined> {
    const { viewer, lastOwnMove } = this.#now;
    if (viewer === 'spectator' || lastOwnMove === undefined) return Promise.resolve(undefined);
    return this.send({ do: 'undo', seat: viewer, to: lastOwnMove });
  }

  look(as: Viewer): void {
    this.#link.look(as);
  }

  async send(command: Command): Promise<Reason | undefined> {
    this.#inFlight++;
    this.#change({ pending: true, refusal: undefined });
    const refusal = await this.#link.send(command);
    this.#inFlight--;
    this.#change({ pending: this.#inFlight > 0, ...(refusal === undefined ? {} : { refusal }) });
    return refusal;
  }

  dismissRefusal(): void {
    this.#change({ refusal: undefined });
  }

  #hear(news: TableNews): void {
    switch (news.t) {
      case 'connection':
        this.#change({ connection: news.connection });
        break;
      case 'gone':
        this.#change({ gone: news.reason });
        break;
      case 'info':
        this.#change({ info: news.info, mine: news.mine, turn: this.#turnOf(this.#now.view, news.info) });
        break;
      case 'chat':
        this.#change({ chat: mergeChat(this.#now.chat, news.lines) });
        break;
      case 'plan':
        this.#change({ plans: [...this.#now.plans.filter(({ seat }) => seat !== news.plan.seat), news.plan] });
        break;
      case 'presence':
        this.#change({ present: news.players, watchers: news.watchers });
        break;
      case 'steps':
        for (const step of news.steps) this.#step(step);
        break;
      case 'position': {
        const { as, view, n, seq, clk, undo } = news.position;
        const sameEyes = as === this.#now.viewer && this.#now.view !== undefined;
        this.#undoFloor = undo;
        const log = sameEyes ? this.#now.log.filter((item) => item.n <= n) : [];
        if (!sameEyes) this.#complete = n === 0;
        this.#ownMoves = sameEyes ? this.#ownMoves.filter((at) => at < n) : [];
        this.#revealing = sameEyes ? this.#revealing.filter((at) => at <= n) : [];
        this.#change({
          viewer: as,
          view,
          n,
          seq,
          log,
          turn: this.#turnOf(view, this.#now.info),
          clocks: clk === undefined ? undefined : { left: clk, since: performance.now() },
          ...this.#undo(),
        });
        if (view !== undefined) for (const listener of this.#eventListeners) listener.reset(view);
        if (view !== undefined && !sameEyes && n > 0) void this.#readHistory(as);
        break;
      }
    }
  }

  #step(step: Step): void {
    const now = this.#now;
    if (step.seq <= now.seq && now.n >= step.n) return;
    const start = now.view ?? this.#initialView(now.info);
    if (start === undefined) return;
    const view = this.game.clone(start);
    const items = this.#itemsOf(step, view);
    if (step.by !== undefined && step.by === now.viewer) this.#ownMoves.push(now.n);
    if (isRevealing(step, now.viewer, now.n)) this.#revealing.push(step.n);
    this.#undoFloor = step.undo;
    // The time-line first: nobody may read the new log before it knows what of it is still ahead.
    for (const listener of this.#eventListeners) {
      if (now.view === undefined) listener.reset(start);
      listener.happened(items);
    }
    this.#change({
      view,
      n: step.n,
      seq: step.seq,
      tookBackFar: now.tookBackFar && step.by !== now.viewer,
      log: [...now.log, ...items],
      turn: this.#turnOf(view, now.info),
      clocks: step.clk === undefined ? now.clocks : { left: step.clk, since: performance.now() },
      ...this.#undo(),
    });
  }

  /** Folds a step into the view given, and words its events. */
  #itemsOf(step: Step, view: unknown): LogItem[] {
    return logItems(this.game, step, view, this.#chapterOf, () => this.#nextId++);
  }

  /** The view just before something in the log happened; undefined while the log does not reach back to the beginning. */
  viewBefore(id: number): unknown {
    const { log, info } = this.#now;
    const view = this.#initialView(info);
    if (view === undefined || !this.#complete) return undefined;
    for (const item of log) {
      if (item.id === id) return view;
      this.game.evolve(view, item.event);
    }
    return undefined;
  }

  /** Fills the log with what happened before one came. */
  async #readHistory(as: Viewer): Promise<void> {
    const asked = ++this.#historyAsked;
    const steps = await this.#link.history(as);
    const info = this.#now.info;
    if (asked !== this.#historyAsked || this.#now.viewer !== as || info === undefined) return;
    const view = this.#initialView(info);
    if (view === undefined) return;
    const upTo = this.#now.log[0]?.n ?? this.#now.n + 1;
    const older: LogItem[] = [];
    const own: number[] = [];
    const revealing: number[] = [];
    let before = 0;
    for (const step of steps) {
      if (step.n >= upTo) break;
      older.push(...this.#itemsOf(step, view));
      if (step.by !== undefined && step.by === as) own.push(before);
      if (isRevealing(step, as, before)) revealing.push(step.n);
      before = step.n;
    }
    this.#complete = true;
    this.#ownMoves = [...own, ...this.#ownMoves.filter((at) => !own.includes(at))];
    this.#revealing = [...revealing, ...this.#revealing];
    this.#change({ log: [...older, ...this.#now.log], ...this.#undo() });
  }

  #initialView(info: TableInfo | undefined): unknown {
    if (info === undefined) return undefined;
    return this.game.view(this.game.initial(configOf(info)), this.#now.viewer);
  }

  /** One own move back, as far as the table allows it alone. */
  #undo(): Pick<TableSnapshot, 'undoTo' | 'undoFar' | 'lastOwnMove'> {
    const floor = this.#undoFloor;
    const last = this.#ownMoves.at(-1);
    const to = floor === undefined || last === undefined || last < floor ? floor : last;
    return { undoTo: to, undoFar: to !== undefined && (this.#revealing.at(-1) ?? 0) > to, lastOwnMove: last };
  }

  #turnOf(view: unknown, info: TableInfo | undefined): Turn {
    return view === undefined || info?.status !== 'running' ? OVER : this.game.turn(view);
  }

  #change(change: Partial<TableSnapshot>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a step tells a viewer something new: another made it, or chance answered (what it says are further entries). */
function isRevealing(step: Step, viewer: Viewer, before: number): boolean {
  return step.by !== viewer || step.n - before > 1;
}

/** The events of a step as the log keeps them; folds them into the view given. */
export function logItems(game: AnyGame, step: Step, view: unknown, chapterOf: ChapterOf, nextId: () => number): LogItem[] {
  let chapter = chapterOf(view) ?? [];
  return step.ev.map((event) => {
    game.evolve(view, event);
    chapter = chapterOf(view, event) ?? chapter;
    const message = game.words.event(event, view);
    return { id: nextId(), n: step.n, by: step.by, event, message, chapter, points: game.points(event), at: step.at };
  });
}

function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  // A line may come again: somebody has taken away what it said.
  const ids = new Set(lines.map((line) => line.id));
  return [...known.filter((line) => !ids.has(line.id)), ...lines].sort((a, b) => a.id - b.id);
}
