/** A seat that must decide; `since` names the turn for ever. */
export interface SeatTurn {
  readonly seat: number;
  readonly since: number;
}

/** Persons who must decide since a change, and those who must no longer. */
export interface Turns {
  readonly began: readonly SeatTurn[];
  readonly ended: readonly SeatTurn[];
}

/** For whom a table waits, and since when. */
export class Waiting {
  #waiting: readonly SeatTurn[] = [];

  /** Takes in who must decide after the entry `seq`; undefined when they are the same as before. */
  change(running: readonly number[], seq: number): Turns | undefined {
    const before = this.#waiting;
    if (before.length === running.length && before.every(({ seat }, i) => running[i] === seat)) return undefined;
    const ended = before.filter(({ seat }) => !running.includes(seat));
    const began = running.filter((seat) => !before.some((turn) => turn.seat === seat)).map((seat) => ({ seat, since: seq }));
    if (ended.length === 0 && began.length === 0) return undefined;
    this.#waiting = [...before.filter((turn) => !ended.includes(turn)), ...began];
    return { began, ended };
  }
}
