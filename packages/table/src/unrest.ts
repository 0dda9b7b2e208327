import type { TableEntry } from './entries';

/** What one player may make a table write down between two moves of the game. */
export const MOST_UNREST = 60;

/**
 * How much players have made a table's log grow since the game last went on: sitting and standing,
 * offers and withdrawals. Whoever does that for its own sake is stopped before the log is full of it.
 */
export class Unrest {
  readonly #byPlayer = new Map<string, number>();

  took({ k }: TableEntry, cmd: string): void {
    if (k === 'played' || k === 'started') {
      this.#byPlayer.clear();
      return;
    }
    const player = cmd.slice(0, cmd.indexOf(':'));
    this.#byPlayer.set(player, (this.#byPlayer.get(player) ?? 0) + 1);
  }

  of(player: string): number {
    return this.#byPlayer.get(player) ?? 0;
  }
}
