import type { Game, Seat } from '../game';
import type { Rng } from '../random';

/** Texts remembered of moves that were legal somewhere in this game. */
const REMEMBERED = 96;
/** Candidates tried at a time, of each sort. */
const TRIED = 12;

/**
 * Moves that nobody was offered: what a hand-written client might send. Forms at their edges (from
 * the notation itself), neighbours of legal moves (one word of the text changed), moves of other
 * seats and of other moments. A check that accepts too much, or a list that offers too little, is
 * found by these and by nothing else.
 */
export class Strangers<S, M, E, C> {
  readonly #game: Game<S, M, E, C>;
  readonly #rng: Rng;
  readonly #remembered: string[] = [];

  constructor(game: Game<S, M, E, C>, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
  }

  /** A move that was legal here and now will be out of place elsewhere. */
  remember(move: M): void {
    const text = this.#game.notation.writeMove(move);
    if (this.#remembered.length < REMEMBERED) this.#remembered.push(text);
    else this.#remembered[this.#rng.below(REMEMBERED)] = text;
  }

  /** The first stranger about which check and list disagree for this seat, if there is one. */
  disagreement(s: S, seat: Seat, listed: ReadonlySet<string>): string | undefined {
    for (const move of this.#candidates(listed)) {
      const text = this.#game.notation.writeMove(move);
      const accepted = this.#game.check(s, seat, move) === undefined;
      if (accepted !== listed.has(text))
        return `check ${accepted ? 'accepts' : 'refuses'} "${text}" of seat ${seat + 1}, the list does not agree`;
    }
    return undefined;
  }

  *#candidates(listed: ReadonlySet<string>): Generator<M> {
    const { notation } = this.#game;
    const examples = notation.examples ?? [];
    for (let i = 0; i < TRIED && examples.length > 0; i++) yield this.#one(examples);
    const texts = [...listed];
    for (let i = 0; i < TRIED; i++) {
      const start =
        texts.length > 0 && i % 3 > 0 ? this.#one(texts) : this.#remembered.length > 0 ? this.#one(this.#remembered) : undefined;
      if (start === undefined) return;
      for (const text of [start, this.#neighbour(start)]) {
        const move = notation.readMove(text);
        if (!(move instanceof Error)) yield move;
      }
    }
  }

  /** The same move with one word changed: a number beside it, or the word another such move has there; a word less, or one more. */
  #neighbour(text: string): string {
    const words = text.split(' ');
    const place = this.#rng.below(words.length);
    const word = words[place] ?? '';
    switch (this.#rng.below(5)) {
      case 0:
        return words.slice(0, -1).join(' ');
      case 1:
        return `${text} ${this.#one(this.#otherWords(words[0]) ?? words)}`;
      case 2:
      case 3:
        words[place] = word.replace(/\d+/g, (digits) => String(Math.max(0, Number(digits) + (this.#rng.below(2) === 0 ? 1 : -1))));
        return words.join(' ');
      default:
        words[place] = this.#one(this.#otherWords(words[0]) ?? words);
        return words.join(' ');
    }
  }

  /** The words of another remembered move that begins alike. */
  #otherWords(verb: string | undefined): readonly string[] | undefined {
    const alike = this.#remembered.filter((text) => text.split(' ')[0] === verb);
    return alike.length === 0 ? undefined : this.#one(alike).split(' ');
  }

  #one<T>(items: readonly T[]): T {
    return items[this.#rng.below(items.length)] as T;
  }
}
