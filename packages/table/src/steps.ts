import type { AnyGame, Viewer } from '@quarterdeck/kernel';
import { type JsonText, readStepText, type Step, type StepText, toJson } from '@quarterdeck/protocol';

/** What one append showed to each viewer. */
export interface SeenStep {
  readonly seq: number;
  readonly at: number;
  /** Entries in the game's log after it. */
  readonly n: number;
  /** By seat, the spectator's last; undefined for those who noticed nothing. */
  readonly views: readonly (StepText | undefined)[];
  /** Which viewers did not see all of it. */
  readonly hidden: readonly boolean[];
}

/** What one viewer saw of what happened, for history. */
export function historyFor(steps: readonly SeenStep[], viewer: number): Step[] {
  return steps.flatMap(({ at, views }) => {
    const seen = views[viewer];
    return seen === undefined ? [] : [readStepText(seen, at)];
  });
}

/**
 * Listens while events change a state, and writes down what each viewer may see of them. It stands
 * between a game and its playthrough, because an event is redacted by the state just before it; and it
 * writes text, because the state may go on with what an event brought.
 */
export class Witness {
  /** The game as the playthrough must use it. */
  readonly game: AnyGame;
  readonly #viewers: readonly Viewer[];
  /** Where everybody sees everything, one looks for all. */
  readonly #eyes: readonly Viewer[];
  #seen: string[] | undefined;
  #hidden: boolean[] = [];

  constructor(game: AnyGame, seats: number) {
    this.#viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    this.#eyes = game.isOpen === true ? ['spectator'] : this.#viewers;
    const evolve = (s: unknown, event: unknown): void => {
      if (this.#seen !== undefined) this.#look(game, s, event, this.#seen);
      game.evolve(s, event);
    };
    this.game = Object.create(game, { evolve: { value: evolve, enumerable: true } }) as AnyGame;
  }

  /** From now on, until `end`. */
  begin(): void {
    this.#seen = this.#eyes.map(() => '');
    this.#hidden = this.#viewers.map(() => false);
  }

  /** Which viewers have been kept from seeing something since `begin`, the spectator last. */
  get hidden(): readonly boolean[] {
    return [...this.#hidden];
  }

  /** The events each viewer saw, with commas between them. */
  end(): readonly JsonText[] {
    const seen = this.#seen ?? [];
    this.#seen = undefined;
    const [all = ''] = seen;
    // Events that are written, with commas between them.
    return (seen.length === this.#viewers.length ? seen : this.#viewers.map(() => all)) as string[] as JsonText[];
  }

  #look(game: AnyGame, s: unknown, event: unknown, seen: string[]): void {
    const whole = toJson(event);
    const { length } = this.#eyes;
    for (let i = 0; i < length; i++) {
      const shown = game.redact(event, this.#eyes[i] ?? 'spectator', s);
      const text = shown === event ? whole : shown === undefined ? undefined : toJson(shown);
      if (text !== whole) this.#hidden[i] = true;
      if (text !== undefined) seen[i] = seen[i] === '' ? text : `${seen[i]},${text}`;
    }
  }
}
