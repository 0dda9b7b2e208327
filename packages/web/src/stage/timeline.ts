import type { Game } from '@quarterdeck/kernel';
import type { Playing } from '../kit';

/** One thing that happened: what the time-line shows. */
export interface Happened<E> {
  /** Its place in the order in which the page heard of things; no two share one. */
  readonly id: number;
  readonly event: E;
}

/** What is on show. Everything on the page reads this, and nothing but clicks asks the truth. */
export interface Shown<S, E, I extends Happened<E>> {
  /** The view after the latest event on show. */
  readonly view: S;
  readonly playing: Playing<S, E> | undefined;
  /** What is true already but not on show yet, in order. */
  readonly ahead: readonly I[];
  /** What is on show has been shown before. */
  readonly again: boolean;
  readonly paused: boolean;
}

export interface TimelineOptions<S, E, I> {
  /** Milliseconds of motion at normal speed. */
  motionOf(event: E, before: S): number;
  /** Milliseconds at normal speed for which its words are still read when such a motion is over; 0 where nobody waits for that. */
  restOf?(item: I, motion: number): number;
  /** Called when something is shown for the first time, with or without motion, in order: for sounds. */
  onShow?(item: I, after: S): void;
}

/** Steps that can be gone back one by one. */
const TRAIL = 256;

/** While no more than so many milliseconds wait to be shown all words are read at leisure; when more do, up to twice as fast. */
const LEISURE = 4_000;
const FASTEST_READING = 0.5;
/** What would take longer than this, longer than nearly any battle, is shown the faster the more of it waits, motions and all. */
const PATIENCE = 30_000;

/**
 * One time-line for everything on the page. It shows events one after the other, each for as long as
 * its motion takes. What is shown runs behind what is true; it never differs from it in any other way,
 * because both are folded by the same engine. Going back is the same player on an earlier view.
 */
export class Timeline<S, M, E, I extends Happened<E>> {
  readonly #game: Game<S, M, E, unknown>;
  readonly #options: TimelineOptions<S, E, I>;
  readonly #listeners = new Set<() => void>();
  #shown: Shown<S, E, I>;
  /** What was shown since the last jump, each with the view before it. */
  #trail: { readonly item: I; readonly before: S }[] = [];
  /** The latest that was ever shown: what comes up to here is shown again. */
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the event on show stays after its motion. */
  #rests = 0;
  #nextId = 1;
  #speed = 1;

  constructor(game: Game<S, M, E, unknown>, view: S, options: TimelineOptions<S, E, I>) {
    this.#game = game;
    this.#options = options;
    this.#shown = at(view);
  }

  get shown(): Shown<S, E, I> {
    return this.#shown;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** 1 is normal, 2 twice as fast, 0 shows everything at once. */
  setSpeed(speed: number): void {
    this.#speed = speed;
    if (speed === 0) this.skip();
  }

  push(items: readonly I[]): void {
    const [first] = items;
    if (first === undefined) return;
    const { playing, ahead, paused } = this.#shown;
    const idle = this.#timer === undefined && !paused;
    // What is read while nothing moves gives way at once to what needs no reading: to one's own move.
    const gives = this.#timer !== undefined && playing === undefined && this.#restOf(first, 0) === 0;
    this.#tell({ ...this.#shown, ahead: [...ahead, ...items] });
    if (!idle && !gives) return;
    this.#stopTimer();
    this.#advance();
  }

  /** The event being shown takes so many milliseconds from now on, longer or shorter than it was going to. */
  stay(duration: number): void {
    if (this.#timer === undefined || this.#shown.playing === undefined || this.#shown.paused) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), duration);
  }

  /** Shows all that waits, now. */
  skip(): void {
    const { ahead, view: start, paused } = this.#shown;
    if (this.#timer === undefined && ahead.length === 0 && !paused) return;
    this.#stopTimer();
    let view = start;
    for (const item of ahead) view = this.#show(item, view);
    this.#tell(at(view));
  }

  /** Jumps to another view: after an undo, at joining, or in a replay. */
  reset(view: S): void {
    this.#stopTimer();
    this.#trail = [];
    this.#tell(at(view));
  }

  /** Goes back to an earlier view and shows from there what happened since, up to the present. */
  showAgain(view: S, items: readonly I[]): void {
    const { ahead } = this.#shown;
    const known = new Set(items.map(({ id }) => id));
    this.reset(view);
    this.push([...items, ...ahead.filter(({ id }) => !known.has(id))]);
  }

  pause(): void {
    this.#stopTimer();
    this.#tell({ ...this.#shown, paused: true });
    this.#letItEnd();
  }

  resume(): void {
    if (!this.#shown.paused) return;
    this.#stopTimer();
    this.#tell({ ...this.#shown, paused: false });
    this.#advance();
  }

  /** One event forward, staying there. */
  forward(): void {
    if (this.#shown.ahead.length === 0) return;
    this.#stopTimer();
    this.#advance(true);
  }

  /** One event that can be seen back, staying there. */
  back(): void {
    this.#stopTimer();
    let ahead = this.#shown.ahead;
    for (let last = this.#trail.pop(); last !== undefined; last = this.#trail.pop()) {
      ahead = [last.item, ...ahead];
      const seen = this.#options.motionOf(last.item.event, last.before) > 0 || this.#trail.length === 0;
      if (!seen) continue;
      this.#tell({ view: last.before, playing: undefined, ahead, again: true, paused: true });
      return;
    }
  }

  dispose(): void {
    this.#stopTimer();
    this.#listeners.clear();
  }

  /** Shows the next event that moves; those without motion before it are shown along with it. */
  #advance(stay = false): void {
    this.#timer = undefined;
    let { view } = this.#shown;
    const ahead = [...this.#shown.ahead];
    // The latest has been read, and nothing has come since.
    if (this.#shown.playing === undefined && ahead.length === 0) return;
    for (let item = ahead.shift(); item !== undefined; item = ahead.shift()) {
      const before = view;
      const again = item.id <= this.#seen;
      view = this.#show(item, before);
      const motion = this.#speed === 0 ? 0 : this.#options.motionOf(item.event, before);
      if (motion <= 0) continue;
      // What somebody asked to see again takes its time.
      const waits = again ? 0 : this.#lengthOf([item, ...ahead], before);
      const speed = this.#speed * Math.max(1, waits / PATIENCE);
      const duration = Math.round(motion / speed);
      this.#rests = (this.#restOf(item, motion) / speed) * Math.max(FASTEST_READING, Math.min(1, LEISURE / waits));
      const playing = { id: this.#nextId++, event: item.event, before, duration };
      this.#tell({ view, playing, ahead, again, paused: stay });
      if (stay) this.#letItEnd();
      else this.#timer = setTimeout(() => this.#rest(), duration);
      return;
    }
    this.#tell(at(view));
  }

  /** A motion is over: what comes next waits until its words have been read. When nothing does, it is on show and at rest. */
  #rest(): void {
    const { playing, ahead, view } = this.#shown;
    if (playing === undefined || this.#rests === 0) {
      this.#advance();
      return;
    }
    this.#timer = setTimeout(() => this.#advance(), this.#rests);
    this.#tell(ahead.length === 0 ? at(view) : { ...this.#shown, playing: { ...playing, over: true } });
  }

  #restOf(item: I, motion: number): number {
    return this.#options.restOf?.(item, motion) ?? 0;
  }

  /** How many milliseconds it takes to show all this, about: as if each came next. */
  #lengthOf(items: readonly I[], view: S): number {
    let sum = 0;
    for (const item of items) {
      const motion = this.#options.motionOf(item.event, view);
      if (motion > 0) sum += motion + this.#restOf(item, motion);
    }
    return sum / this.#speed;
  }

  /** Stopped in the middle of a motion: it runs to its end, and stays on show. */
  #letItEnd(): void {
    const { playing } = this.#shown;
    if (playing === undefined || playing.over === true) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell({ ...this.#shown, playing: { ...playing, over: true } });
    }, playing.duration);
  }

  #show(item: I, before: S): S {
    const view = this.#game.clone(before);
    this.#game.evolve(view, item.event);
    this.#trail.push({ item, before });
    if (this.#trail.length > TRAIL) this.#trail.shift();
    if (item.id > this.#seen) {
      this.#seen = item.id;
      this.#options.onShow?.(item, view);
    }
    return view;
  }

  #stopTimer(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(shown: Shown<S, E, I>): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

/** On show and at rest. */
function at<S, E, I extends Happened<E>>(view: S): Shown<S, E, I> {
  return { view, playing: undefined, ahead: [], again: false, paused: false };
}
