import { at } from '@quarterdeck/kernel';
import { type Head, LOOKS } from '../prior/weights';

/*
 * A choice among moves as weights see it, and how weights change when its chances were wrong: what all ways of learning have
 * in common.
 */

export interface Choice {
  /** The measures of the position, scaled. */
  readonly position: Float64Array;
  /** By move, the places of its words among those that are known. */
  readonly words: readonly (readonly number[])[];
  /** Row by row, see `looksOf`. */
  readonly looks: readonly number[];
}

export function noHead(words: number, rows: number, size: number): Head {
  return {
    bias: new Float64Array(words),
    position: new Float64Array((rows + 1) * size),
    looks: new Float64Array((rows + 1) * LOOKS),
  };
}

/** The chance of every move. */
export function chancesOf(head: Head, rows: number, { position, words, looks }: Choice): number[] {
  // By row, what the position says; it is the same for all moves.
  const said = new Float64Array(rows + 1).fill(Number.NaN);
  const rowScore = (row: number, i: number): number => {
    let score = said[row] ?? 0;
    if (Number.isNaN(score)) {
      score = 0;
      for (let k = 0, from = row * position.length; k < position.length; k++) score += (position[k] ?? 0) * (head.position[from + k] ?? 0);
      said[row] = score;
    }
    for (let k = 0; k < LOOKS; k++) score += (looks[i * LOOKS + k] ?? 0) * (head.looks[row * LOOKS + k] ?? 0);
    return score;
  };
  const scores = words.map((own, i) => {
    let score = rowScore(0, i);
    for (const word of own) {
      score += head.bias[word] ?? 0;
      if (word < rows) score += rowScore(word + 1, i);
    }
    return score;
  });
  const highest = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Who is told which weights are to blame for a chance that was too high by `miss`, and changes them. */
export interface Blamed {
  word(word: number, miss: number): void;
  /** The looks of a move, in a row. */
  looks(row: number, move: number, miss: number): void;
  /** The position, in a row. */
  position(row: number, miss: number): void;
}

/** Tells which weights spoke for and against the moves of a choice; `misses` are by how much each move's chance was too high. */
export function blame({ words }: Choice, rows: number, misses: readonly number[], blamed: Blamed): void {
  // What every row is off by, over all moves that speak of it: the position is the same for all of them.
  const off = new Float64Array(rows + 1);
  for (let i = 0; i < words.length; i++) {
    const miss = at(misses, i);
    off[0] = (off[0] ?? 0) + miss;
    blamed.looks(0, i, miss);
    for (const word of at(words, i)) {
      blamed.word(word, miss);
      if (word >= rows) continue;
      off[word + 1] = (off[word + 1] ?? 0) + miss;
      blamed.looks(word + 1, i, miss);
    }
  }
  for (let row = 0; row <= rows; row++) if (Math.abs(off[row] ?? 0) >= 1e-9) blamed.position(row, off[row] ?? 0);
}
