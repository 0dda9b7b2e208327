import type { AnyGame, Viewer } from '@quarterdeck/kernel';

/** What one append showed each viewer, as JSON: written once, sent to many. */
export interface SeenStep {
  readonly seq: number;
  readonly at: number;
  /** Entries in the game's log after it. */
  readonly n: number;
  /** The fields of a protocol `Step` without braces, by seat, the spectator's last; undefined for those who noticed nothing. */
  readonly texts: readonly (string | undefined)[];
  /** Which viewers did not see all of it. */
  readonly hidden: readonly boolean[];
}

/**
 * Listens while events change a state, and writes down what each viewer may see of them. It stands
 * between a game and its playthrough, because an event is redacted by the state just before it.
 */
export class Witness {
  /** The game as the playthrough must use it. */
  readonly game: AnyGame;
  readonly #viewers: readonly Viewer[];
  #seen: string[][] | undefined;
  #hidden: boolean[] = [];

  constructor(game: AnyGame, seats: number) {
    this.#viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    const evolve = (s: unknown, event: unknown): void => {
      if (this.#seen !== undefined) this.#look(game, s, event, this.#seen);
      game.evolve(s, event);
    };
    this.game = Object.create(game, { evolve: { value: evolve, enumerable: true } }) as AnyGame;
  }

  /** From now on, until `end`. */
  begin(): void {
    this.#seen = this.#viewers.map(() => []);
    this.#hidden = this.#viewers.map(() => false);
  }

  /** Which viewers have been kept from seeing something since `begin`, the spectator last. */
  get hidden(): readonly boolean[] {
    return [...this.#hidden];
  }

  /** The events each viewer saw, as JSON lists. */
  end(): string[] {
    const seen = this.#seen ?? [];
    this.#seen = undefined;
    return seen.map((events) => `[${events.join(',')}]`);
  }

  #look(game: AnyGame, s: unknown, event: unknown, seen: string[][]): void {
    const whole = JSON.stringify(event);
    this.#viewers.forEach((viewer, i) => {
      const shown = game.redact(event, viewer, s);
      const text = shown === event ? whole : shown === undefined ? undefined : JSON.stringify(shown);
      if (text !== whole) this.#hidden[i] = true;
      if (text !== undefined) seen[i]?.push(text);
    });
  }
}
