import { type Game, type GameConfig, InputError, playAlike, type Seat } from '@quarterdeck/kernel';
import { Vocabulary } from './vocabulary';
import { GLANCES, type Head, LOOKS, readWeights, type Weights } from './weights';
import { noWords, wordsOf } from './words';

/** What the game's own estimate says of each move once it is played; known at the root of a search only. */
export type Values = readonly number[] | undefined;

/** A loss of value beyond so many spreads is no worse. */
const WORST = 4;

/** So much of all chances is shared evenly: what was never seen in training is not ruled out. */
const EVEN = 0.1;

/** The row of all moves; those of words follow it. */
const OF_ALL = 0;

/** The measures of a position as the deciding seat sees them: its own, and the mean of the others'. */
export function positionOf<S, M, E, C>(game: Game<S, M, E, C>, s: S, seat: Seat, seats: number, out: Float64Array): void {
  const features = game.policy?.features;
  if (features === undefined) return;
  const size = features.names.length;
  out.fill(0);
  for (let other = 0; other < seats; other++) {
    features.measure(s, other, measured);
    if (other === seat) for (let i = 0; i < size; i++) out[i] = measured[i] ?? 0;
    else for (let i = 0; i < size; i++) out[size + i] = (out[size + i] ?? 0) + (measured[i] ?? 0) / (seats - 1);
  }
}

const measured: number[] = [];

/**
 * What is seen of every move of a list itself, row by row: whether it looks best and by how much it looks worse than
 * the best at a glance, whether it is what the game's own policy does, and the same as the first two of its value.
 */
export function looksOf(promises: readonly number[], natural: number, values: Values, spread: number, glance: number, out: number[]): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < promises.length; i++) best = Math.max(best, promises[i] ?? 0);
  let most = Number.NEGATIVE_INFINITY;
  if (values !== undefined) for (let i = 0; i < values.length; i++) most = Math.max(most, values[i] ?? most);
  for (let i = 0; i < promises.length; i++) {
    const behind = (best - (promises[i] ?? 0)) / glance;
    const row = i * LOOKS;
    out[row] = behind <= 0 ? 1 : 0;
    out[row + 1] = behind / (1 + behind);
    out[row + 2] = i === natural ? 1 : 0;
    const value = values?.[i];
    const lost = value === undefined ? WORST : Math.min(WORST, (most - value) / spread);
    out[row + 3] = values !== undefined && lost <= 0 ? 1 : 0;
    out[row + 4] = values === undefined ? 0 : lost / (1 + lost);
    out[row + 5] = values === undefined ? 0 : lost;
  }
}

/** Learnt chances of moves: what a long search would look at most, told from cheap features of move and position. */
export class Prior<S, M, E, C> {
  readonly #game: Game<S, M, E, C>;
  readonly #weights: Weights;
  readonly #vocabulary: Vocabulary;
  /** The measures of the position at hand. */
  readonly #position: Float64Array;
  /** Of the list at hand: the known words of all moves, one move after the other, and where each move's end. */
  readonly #known: number[] = [];
  readonly #ends: number[] = [];
  /** The rows that any of its moves asks for, each once. */
  readonly #rows: number[] = [];
  #rowCount = 0;
  readonly #isAsked: Uint8Array;
  /** By row, what the position says. */
  readonly #said: Float64Array;
  readonly #words = noWords();
  readonly #promises: number[] = [];
  readonly #looks: number[] = [];

  constructor(game: Game<S, M, E, C>, weights: Weights) {
    if (weights.game !== game.id) throw new InputError(`These weights are of ${weights.game}, not of ${game.id}`);
    const measures = game.policy?.features?.names ?? [];
    const other = difference(weights.measures, measures);
    if (other !== undefined) throw new InputError(`These weights are of other measures than ${game.id} has: ${other}`);
    const size = 2 * measures.length;
    this.#game = game;
    this.#weights = weights;
    this.#vocabulary = new Vocabulary(weights.words);
    this.#position = new Float64Array(size);
    this.#isAsked = new Uint8Array(weights.rows + 1);
    this.#said = new Float64Array(weights.rows + 1);
  }

  /** Whether a higher chance also means a better move, and not only one that is worth a look. */
  get tellsBetter(): boolean {
    return this.#weights.taught === 'by results';
  }

  /** Writes the chance of every move into `out`; returns where `natural`, what the game's own policy does, stands in the list, or −1. */
  chances(s: S, seat: Seat, moves: readonly M[], natural: M | undefined, values: Values, out: number[]): number {
    const { policy } = this.#game;
    const place = this.#takeApart(moves, natural, policy?.features?.bucket(s) ?? 0);
    out.length = moves.length;
    // What is the only move has all the chances, whatever is measured.
    if (moves.length === 1) {
      out[0] = 1;
      return place;
    }
    const head = values === undefined ? this.#weights.inner : this.#weights.root;
    this.#measure(s, seat);
    this.#sayRows(head);
    const promises = this.#promises;
    promises.length = moves.length;
    for (let i = 0; i < moves.length; i++) promises[i] = policy?.promise?.(s, seat, moves[i] as M) ?? 0;
    looksOf(promises, place, values, policy?.spread?.(s) ?? 1, this.#weights.glance, this.#looks);
    // Without values all that looks say of them is nought.
    const looks = values === undefined ? GLANCES : LOOKS;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const score = this.#score(head, i, looks);
      out[i] = score;
      if (score > highest) highest = score;
    }
    let total = 0;
    for (let i = 0; i < out.length; i++) {
      const weight = Math.exp((out[i] ?? 0) - highest);
      out[i] = weight;
      total += weight;
    }
    for (let i = 0; i < out.length; i++) out[i] = ((1 - EVEN) * (out[i] ?? 0)) / total + EVEN / out.length;
    return place;
  }

  /** Finds the known words of all moves, and the rows they ask for; returns the place of `natural` in the list, or −1. */
  #takeApart(moves: readonly M[], natural: M | undefined, time: number): number {
    const words = this.#words;
    const known = this.#known;
    const meant = natural === undefined ? -1 : wordsOf(natural, time, words);
    this.#isAsked.fill(0);
    this.#rowCount = 0;
    this.#ask(OF_ALL);
    let place = -1;
    let end = 0;
    for (let i = 0; i < moves.length; i++) {
      if (wordsOf(moves[i], time, words) === meant && place === -1) place = i;
      for (let k = 0; k < words.count; k++) {
        const word = this.#vocabulary.placeOf(words.list[k] ?? 0);
        if (word === -1) continue;
        known[end++] = word;
        if (word < this.#weights.rows) this.#ask(word + 1);
      }
      this.#ends[i] = end;
    }
    return place;
  }

  #ask(row: number): void {
    if (this.#isAsked[row] === 1) return;
    this.#isAsked[row] = 1;
    this.#rows[this.#rowCount++] = row;
  }

  #measure(s: S, seat: Seat): void {
    const { means, scales, seats } = this.#weights;
    const position = this.#position;
    positionOf(this.#game, s, seat, seats, position);
    for (let i = 0; i < position.length; i++) position[i] = ((position[i] ?? 0) - (means[i] ?? 0)) * (scales[i] ?? 0);
  }

  /** What the position says for every row that was asked for; four at a time, because an addition waits for the one before it. */
  #sayRows(head: Head): void {
    const rows = this.#rows;
    while (this.#rowCount % 4 !== 0) rows[this.#rowCount++] = OF_ALL;
    const position = this.#position;
    const weights = head.position;
    const size = position.length;
    for (let r = 0; r < this.#rowCount; r += 4) {
      const [row, row1, row2, row3] = [rows[r] ?? 0, rows[r + 1] ?? 0, rows[r + 2] ?? 0, rows[r + 3] ?? 0];
      let [said, said1, said2, said3] = [0, 0, 0, 0];
      for (let i = 0; i < size; i++) {
        const measure = position[i] ?? 0;
        said += measure * (weights[row * size + i] ?? 0);
        said1 += measure * (weights[row1 * size + i] ?? 0);
        said2 += measure * (weights[row2 * size + i] ?? 0);
        said3 += measure * (weights[row3 * size + i] ?? 0);
      }
      this.#said[row] = said;
      this.#said[row1] = said1;
      this.#said[row2] = said2;
      this.#said[row3] = said3;
    }
  }

  #score(head: Head, move: number, looks: number): number {
    const { rows } = this.#weights;
    const { bias } = head;
    const known = this.#known;
    const end = this.#ends[move] ?? 0;
    let score = this.#row(head.looks, OF_ALL, move, looks);
    for (let k = move === 0 ? 0 : (this.#ends[move - 1] ?? 0); k < end; k++) {
      const word = known[k] ?? 0;
      score += bias[word] ?? 0;
      if (word < rows) score += this.#row(head.looks, word + 1, move, looks);
    }
    return score;
  }

  #row(weights: Float64Array, row: number, move: number, looks: number): number {
    const own = this.#looks;
    let score = this.#said[row] ?? 0;
    for (let i = 0; i < looks; i++) score += (own[move * LOOKS + i] ?? 0) * (weights[row * LOOKS + i] ?? 0);
    return score;
  }
}

/** Where two lists of names part ways, if they do: weights know measures by their place alone. */
function difference(learnt: readonly string[], present: readonly string[]): string | undefined {
  const place = Array.from({ length: Math.max(learnt.length, present.length) }, (_, i) => i).find((i) => learnt[i] !== present[i]);
  if (place === undefined) return undefined;
  const named = (name: string | undefined): string => (name === undefined ? 'nothing' : `"${name}"`);
  return `${named(learnt[place])} at place ${place + 1}, where now is ${named(present[place])}`;
}

/** The prior of a game for this table, if weights were adopted for it; only those who search need it. */
export async function loadPrior<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig): Promise<Prior<S, M, E, C> | undefined> {
  const load = game.policy?.priors?.[config.seats];
  if (load === undefined) return undefined;
  const name = `The weights of ${game.id} for ${config.seats} seats`;
  const weights = readWeights(await load(), name);
  if (weights.seats !== config.seats) throw new InputError(`${name} are for ${weights.seats}`);
  return playAlike(game.versions, weights.rules, config.rules ?? game.rulesVersion) ? new Prior(game, weights) : undefined;
}

/**
 * The same for whoever has to play now: where there are no weights, or none that can be had or read, bots search by the
 * linear estimate, and `remark` is told why, if anybody wants to hear it.
 */
export async function findPrior<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  remark?: (text: string) => void,
): Promise<Prior<S, M, E, C> | undefined> {
  const without = `${game.id} with ${config.seats} seats: bots search by the linear estimate alone`;
  try {
    const prior = await loadPrior(game, config);
    if (prior === undefined) remark?.(`${without}; there are no learnt weights`);
    return prior;
  } catch (error) {
    remark?.(`${without}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
