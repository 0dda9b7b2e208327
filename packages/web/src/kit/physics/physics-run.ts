import type { KitDoor } from './kit-door';
import { without } from './plain-motion';

/** What one way of showing started. */
export interface Show {
  readonly animations: readonly Animation[];
  stop(): void;
}

export interface RunOrder<Kit> {
  /** Milliseconds the motion has at normal speed. */
  readonly usual: number;
  /** What recorded physics needs, once it is there; whether it may still come. */
  readonly kit: Pick<KitDoor<Kit>, 'ready' | 'coming'>;
  /** Hides the drawn pieces until further notice. */
  hide(): readonly Animation[];
  /** Starts the recorded physics, or says why it cannot. */
  roll(kit: Kit, duration: number, onLost: () => void): Show | string;
  /** Starts the motion without it. */
  plain(duration: number): readonly Animation[];
}

/** From this speed on nobody could follow: plain motion. */
const TOO_FAST = 4;
/** Tracks that are not there by then are not waited for. */
const WAIT = 300;

/** One motion from its start to its end, whatever way it is shown: recorded physics, plain motion, or nothing any more. */
export class PhysicsRun<Kit> {
  readonly #order: RunOrder<Kit>;
  #animations: readonly Animation[] = [];
  #show: Show | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(order: RunOrder<Kit>) {
    this.#order = order;
  }

  /** Whether physics could be shown right now. */
  canRoll(duration: number): boolean {
    return this.#order.usual / duration < TOO_FAST && this.#order.kit.ready() !== undefined;
  }

  /** Nothing is to be seen yet but what is given. */
  hold(animations: readonly Animation[]): void {
    this.#cancel();
    this.#animations = [...this.#order.hide(), ...animations];
  }

  start(duration: number): void {
    this.#cancel();
    const kit = this.#order.kit.ready();
    if (this.#order.usual / duration >= TOO_FAST) this.#plain(duration);
    else if (kit !== undefined) this.#roll(kit, duration);
    else if (this.#order.kit.coming()) this.#await(duration);
    // Why it never came has been said.
    else this.#plain(duration);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#cancel();
  }

  /** A moment's grace for tracks that are still on their way. */
  #await(duration: number): void {
    const begun = performance.now();
    this.#animations = this.#order.hide();
    this.#timer = setTimeout(() => {
      const kit = this.#order.kit.ready();
      const left = duration - (performance.now() - begun);
      if (kit === undefined) {
        without('the recorded tracks are not there yet');
        this.#plain(left);
      } else this.#roll(kit, left);
    }, WAIT);
  }

  #roll(kit: Kit, duration: number): void {
    this.#cancel();
    const show = this.#order.roll(kit, duration, () => this.#lost());
    if (typeof show === 'string') {
      without(show);
      this.#plain(duration);
      return;
    }
    this.#show = show;
    this.#animations = show.animations;
  }

  #plain(duration: number): void {
    this.#cancel();
    if (duration > 0) this.#animations = this.#order.plain(duration);
  }

  /** The drawn pieces take over at once. */
  #lost(): void {
    if (this.#stopped) return;
    without('the graphics context was lost');
    this.#cancel();
  }

  #cancel(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    this.#show?.stop();
    this.#show = undefined;
  }
}
