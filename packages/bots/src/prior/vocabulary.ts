/** Where the words that weights know stand in their list. A table of integers: a `Map` keeps large numbers as objects, and has to look into them. */
export class Vocabulary {
  /** A word is looked for from its lowest bits on, up to the first empty cell; there are twice as many cells as words, or more. */
  readonly #words: Uint32Array;
  /** One more than the word's place; 0 where the cell is empty. */
  readonly #places: Uint32Array;
  readonly #mask: number;

  constructor(words: Uint32Array) {
    const cells = 2 ** Math.ceil(Math.log2(2 * words.length + 2));
    this.#words = new Uint32Array(cells);
    this.#places = new Uint32Array(cells);
    this.#mask = cells - 1;
    words.forEach((word, place) => {
      const cell = this.#cellOf(word);
      this.#words[cell] = word;
      this.#places[cell] = place + 1;
    });
  }

  /** The place of a word, or −1 where it is not known. */
  placeOf(word: number): number {
    return (this.#places[this.#cellOf(word)] ?? 0) - 1;
  }

  /** Where the word is, or would be. */
  #cellOf(word: number): number {
    let cell = word & this.#mask;
    while (this.#places[cell] !== 0 && this.#words[cell] !== word) cell = (cell + 1) & this.#mask;
    return cell;
  }
}
