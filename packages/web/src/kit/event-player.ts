import type { Game } from '@quarterdeck/kernel';
import type { Playing } from './board-module';

/** What is on show: the view after the event being played, that event, and how many wait behind it. */
export interface Shown<S, E> {
  readonly view: S;
  readonly playing: Playing<S, E> | undefined;
  readonly waiting: number;
}

export interface PlayerOptions<S, E> {
  /** Milliseconds of motion at normal speed. */
  motionOf(event: E, before: S): number;
  /** Called when an event is shown, with or without motion, in order: for sounds and announcements. */
  onShow?(event: E, after: S): void;
}

/**
 * Shows events one after the other, each for as long as its motion takes. What is shown runs behind
 * what is true; it never differs from it in any other way, because both are folded by the same engine.
 */
export class EventPlayer<S, M, E> {
  readonly #game: Game<S, M, E, unknown>;
  readonly #options: PlayerOptions<S, E>;
  readonly #listeners = new Set<() => void>();
  #queue: E[] = [];
  #shown: Shown<S, E>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  #speed = 1;

  constructor(game: Game<S, M, E, unknown>, view: S, options: PlayerOptions<S, E>) {
    this.#game = game;
    this.#options = options;
    this.#shown = { view, playing: undefined, waiting: 0 };
  }

  get shown(): Shown<S, E> {
    return this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** 1 is normal, 2 twice as fast, 0 shows everything at once. */
  setSpeed(speed: number): void {
    this.#speed = speed;
    if (speed === 0) this.skip();
  }

  push(events: readonly E[]): void {
    if (events.length === 0) return;
    this.#queue.push(...events);
    if (this.#timer === undefined) this.#advance();
    else this.#tell({ ...this.#shown, waiting: this.#queue.length });
  }

  /** The event being shown takes so many milliseconds from now on, longer or shorter than it was going to. */
  stay(duration: number): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), duration);
  }

  /** Shows all that waits, now. */
  skip(): void {
    if (this.#timer === undefined && this.#queue.length === 0) return;
    this.#stopTimer();
    const view = this.#game.clone(this.#shown.view);
    for (const event of this.#queue) {
      this.#game.evolve(view, event);
      this.#options.onShow?.(event, view);
    }
    this.#queue = [];
    this.#tell({ view, playing: undefined, waiting: 0 });
  }

  /** Jumps to another view: after an undo, a resume, or in a replay. */
  reset(view: S): void {
    this.#stopTimer();
    this.#queue = [];
    this.#tell({ view, playing: undefined, waiting: 0 });
  }

  dispose(): void {
    this.#stopTimer();
    this.#listeners.clear();
  }

  /** Shows the next event that moves; those without motion before it are shown along with it. */
  #advance(): void {
    this.#timer = undefined;
    let view = this.#shown.view;
    for (;;) {
      const event = this.#queue.shift();
      if (event === undefined) {
        this.#tell({ view, playing: undefined, waiting: 0 });
        return;
      }
      const before = view;
      view = this.#game.clone(before);
      this.#game.evolve(view, event);
      this.#options.onShow?.(event, view);
      const duration = this.#speed === 0 ? 0 : Math.round(this.#options.motionOf(event, before) / this.#speed);
      if (duration <= 0) continue;
      this.#timer = setTimeout(() => this.#advance(), duration);
      this.#tell({ view, playing: { id: this.#nextId++, event, before, duration }, waiting: this.#queue.length });
      return;
    }
  }

  #stopTimer(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(shown: Shown<S, E>): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
