import type { Seat } from '@quarterdeck/kernel';

/** Where a game can go back to, and how far a seat may go without asking anybody. */
export class UndoFloor {
  /** Lengths of the game's log at which a seat, not chance, had the word. */
  #moments: number[] = [];
  /** Of those, the first at which each seat moved. */
  #first: (number | undefined)[] = [];
  /** Nobody goes back beyond this alone, because a seat has changed hands, or because all before it was ready-made. */
  #floor = 0;

  moved(seat: Seat, length: number): void {
    this.#moments.push(length);
    this.#first[seat] ??= length;
  }

  /** What was done before is not for whoever comes now to take back. */
  handedOver(length: number): void {
    this.#floor = length;
  }

  wentBack(to: number): void {
    this.#moments = this.#moments.filter((moment) => moment < to);
    this.#first = this.#first.map((moment) => (moment === undefined || moment >= to ? undefined : moment));
    this.#floor = Math.min(this.#floor, to);
  }

  /** Whether the game stood at this length when a seat had to decide. */
  isMoment(length: number): boolean {
    return this.#moments.includes(length);
  }

  /** Where a seat first moved: how far it may go where there is nobody to ask. */
  firstMove(seat: Seat): number | undefined {
    return this.#first[seat];
  }

  /** No further than to where whoever sits there began. */
  notBeyond(point: number): number {
    return Math.max(this.#floor, point);
  }
}
