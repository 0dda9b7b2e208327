import type { Offer } from '@quarterdeck/protocol';

/** What seats ask of each other, and what they have asked since the game last went on. */
export class Offers {
  #open: readonly Offer[] = [];
  /** How often a seat has asked for something since the game's log had this length. */
  readonly #asked = new Map<string, { readonly length: number; readonly times: number }>();

  get open(): readonly Offer[] {
    return this.#open;
  }

  get(id: number): Offer | undefined {
    return this.#open.find((one) => one.id === id);
  }

  /** How often a seat has asked this at this length of the game's log, whatever came of it. */
  timesAsked(seat: number, what: Offer['what'], length: number): number {
    const asked = this.#asked.get(`${seat} ${what}`);
    return asked?.length === length ? asked.times : 0;
  }

  ask(offer: Offer, length: number): void {
    this.#open = [...this.#open, offer];
    this.#asked.set(`${offer.by} ${offer.what}`, { length, times: this.timesAsked(offer.by, offer.what, length) + 1 });
  }

  agree(id: number, seats: readonly number[]): Offer | undefined {
    this.#open = this.#open.map((one) => (one.id === id ? { ...one, yes: [...new Set([...one.yes, ...seats])] } : one));
    return this.get(id);
  }

  drop(id: number): void {
    this.#open = this.#open.filter((one) => one.id !== id);
  }

  /** Whoever moves on has answered a question about the past, and one about their own absence; true when one was open. */
  movedOn(person: number | undefined): boolean {
    const asked = this.#open.length;
    if (asked > 0) this.#open = this.#open.filter(({ what, of }) => what !== 'undo' && (of === undefined || of !== person));
    return this.#open.length !== asked;
  }

  clear(): void {
    this.#open = [];
  }
}
