import { type Game, type GameConfig, InputError, playAlike, type Seat } from '@quarterdeck/kernel';
import { type Head, LOOKS, readWeights, type Weights } from './weights';
import { wordsOf } from './words';

/** What the game's own estimate says of each move once it is played; known at the root of a search only. */
export type Values = readonly number[] | undefined;

/** A loss of value beyond so many spreads is no worse. */
const WORST = 4;

/** So much of all chances is shared evenly: what was never seen in training is not ruled out. */
const EVEN = 0.1;

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
  readonly #index: ReadonlyMap<number, number>;
  /** Of the position at hand: its measures, and what they say for every row, once somebody asked. */
  readonly #position: Float64Array;
  readonly #said: Float64Array;
  readonly #asked: Uint8Array;
  readonly #words: number[] = [];
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
    this.#index = new Map(Array.from(weights.words, (word, i) => [word, i]));
    this.#position = new Float64Array(size);
    this.#said = new Float64Array(weights.rows + 1);
    this.#asked = new Uint8Array(weights.rows + 1);
  }

  /** Whether a higher chance also means a better move, and not only one that is worth a look. */
  get tellsBetter(): boolean {
    return this.#weights.taught === 'by results';
  }

  /** Writes the chance of every move into `out`; returns where `natural`, what the game's own policy does, stands in the list, or −1. */
  chances(s: S, seat: Seat, moves: readonly M[], natural: M | undefined, values: Values, out: number[]): number {
    const { policy } = this.#game;
    const { means, scales, seats, glance } = this.#weights;
    const head = values === undefined ? this.#weights.inner : this.#weights.root;
    const position = this.#position;
    positionOf(this.#game, s, seat, seats, position);
    for (let i = 0; i < position.length; i++) position[i] = ((position[i] ?? 0) - (means[i] ?? 0)) * (scales[i] ?? 0);
    this.#asked.fill(0);
    const promises = this.#promises;
    promises.length = moves.length;
    for (let i = 0; i < moves.length; i++) promises[i] = policy?.promise?.(s, seat, moves[i] as M) ?? 0;
    const time = policy?.features?.bucket(s) ?? 0;
    const place = this.#placeOf(moves, natural, time);
    const looks = this.#looks;
    looksOf(promises, place, values, policy?.spread?.(s) ?? 1, glance, looks);
    let highest = Number.NEGATIVE_INFINITY;
    out.length = moves.length;
    for (let i = 0; i < moves.length; i++) {
      const score = this.#score(head, moves[i], time, i * LOOKS);
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

  #placeOf(moves: readonly M[], natural: M | undefined, time: number): number {
    if (natural === undefined) return -1;
    const word = wordsOf(natural, time, this.#words);
    for (let i = 0; i < moves.length; i++) if (wordsOf(moves[i], time, this.#words) === word) return i;
    return -1;
  }

  #score(head: Head, move: unknown, time: number, look: number): number {
    const words = this.#words;
    wordsOf(move, time, words);
    let score = this.#row(head, 0, look);
    for (let i = 0; i < words.length; i++) {
      const index = this.#index.get(words[i] ?? 0);
      if (index === undefined) continue;
      score += head.bias[index] ?? 0;
      if (index < this.#weights.rows) score += this.#row(head, index + 1, look);
    }
    return score;
  }

  #row(head: Head, row: number, look: number): number {
    if (this.#asked[row] === 0) {
      const size = this.#position.length;
      let said = 0;
      for (let i = 0, at = row * size; i < size; i++, at++) said += (this.#position[i] ?? 0) * (head.position[at] ?? 0);
      this.#said[row] = said;
      this.#asked[row] = 1;
    }
    let score = this.#said[row] ?? 0;
    for (let i = 0, at = row * LOOKS; i < LOOKS; i++, at++) score += (this.#looks[look + i] ?? 0) * (head.looks[at] ?? 0);
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
