import { seededChance } from '../chance';
import type { Game, Seat } from '../game';
import { readEntry } from '../log';
import { Playthrough } from '../playthrough';
import type { Reason } from '../reason';

export interface ScenarioSetup {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** The version of the rules; the newest when absent. */
  readonly rules?: number;
}

/**
 * A position told in a few words, for rule tests:
 *
 *     const s = scenario(soundings, { seats: 2 }).settle();
 *     s.arrange((state) => { state.hands[0] = [3, 9]; });
 *     s.play('1 sound 9');
 *     expect(s.refusal('1 sound 3')).toMatchObject({ rule: 'SO-05' });
 */
export class Scenario<S, M, E, C> {
  readonly run: Playthrough<S, M, E, C>;
  readonly #seed: string;

  constructor(game: Game<S, M, E, C>, setup: ScenarioSetup) {
    this.run = new Playthrough(game, setup.seats, setup.options ?? {}, setup.rules);
    this.#seed = setup.seed ?? 'scenario';
  }

  get state(): S {
    return this.run.state;
  }

  get game(): Game<S, M, E, C> {
    return this.run.game;
  }

  /** Sets up the position directly; from then on the log no longer leads to the state, so undo is out. */
  arrange(edit: (state: S) => void): this {
    edit(this.run.state);
    return this;
  }

  /** Lets the seeded chance answer until somebody must decide. */
  settle(): this {
    this.run.settle(seededChance(this.#seed));
    return this;
  }

  /** Plays log lines (`2 sail …`, `* tower …`), chance only where a line gives it. Returns their events. */
  play(...lines: readonly string[]): E[] {
    const events: E[] = [];
    for (const line of lines) {
      const played = this.run.append(this.#entry(line));
      if (!played.ok) throw new Error(`"${line}" is refused: ${played.reason.code} (${played.reason.rule})`);
      events.push(...played.events);
    }
    return events;
  }

  /** The reason why a line is refused; throws when it would be accepted. The position is untouched. */
  refusal(line: string): Reason {
    const entry = this.#entry(line);
    const why =
      entry.kind === 'move'
        ? this.run.check(entry.seat, entry.move)
        : entry.kind === 'chance'
          ? this.game.checkOutcome(this.state, entry.outcome)
          : undefined;
    if (why === undefined) throw new Error(`"${line}" would be accepted`);
    return why;
  }

  /** All legal moves of a seat, as text. */
  moves(seat: Seat): string[] {
    return this.game.moves(this.state, seat).map(this.game.notation.writeMove);
  }

  #entry(line: string) {
    const entry = readEntry(this.game, line);
    if (entry instanceof Error) throw new Error(`"${line}": ${entry.message}`);
    return entry;
  }
}

export function scenario<S, M, E, C>(game: Game<S, M, E, C>, setup: ScenarioSetup): Scenario<S, M, E, C> {
  return new Scenario(game, setup);
}
