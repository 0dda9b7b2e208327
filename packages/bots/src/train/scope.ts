import { at } from '@quarterdeck/kernel';
import { looksOf, type Values } from '../prior/prior';
import type { Weights } from '../prior/weights';
import type { Choice } from './choice';

/** A decision before anything is scaled: its position, and every legal move with its words and how it looks at a glance. */
export interface Sight {
  readonly position: Float64Array;
  readonly words: readonly (readonly number[])[];
  readonly promises: readonly number[];
  /** Where what the game's own policy does stands in the list, or −1. */
  readonly natural: number;
}

/** What there is to learn about in a game, and on which scale. */
export interface Scope extends Pick<Weights, 'words' | 'rows' | 'means' | 'scales' | 'glance'> {
  readonly index: ReadonlyMap<number, number>;
}

/** Words that were seen in fewer decisions are not learnt, and those with a row of their own in more. */
const SELDOM = 5;
const OFTEN = 40;
const MOST_WORDS = 2500;

/** At most so many words get a row of their own. */
export function scopeOf(sights: readonly Sight[], mostRows: number): Scope {
  const { words, rows } = vocabulary(sights, mostRows);
  const index = new Map(Array.from(words, (word, i) => [word, i]));
  return { words, rows, index, glance: glanceOf(sights), ...scaling(sights.map(({ position }) => position)) };
}

/** A decision as weights see it; `values` where its moves were valued, as they are at the root of a search. */
export function choiceOf({ position, words, promises, natural }: Sight, scope: Scope, values: Values, spread: number): Choice {
  const { means, scales, glance, index } = scope;
  const looks: number[] = [];
  looksOf(promises, natural, values, spread, glance, looks);
  return {
    position: position.map((measure, i) => (measure - at(means, i)) * at(scales, i)),
    words: words.map((own) => own.flatMap((word) => index.get(word) ?? [])),
    looks,
  };
}

/** By how much the second half of a list looks worse than its best, as a rule. */
function glanceOf(sights: readonly Sight[]): number {
  const gaps = sights.flatMap(({ promises }) => {
    const best = Math.max(...promises);
    return promises.map((promise) => best - promise).filter((gap) => gap > 0);
  });
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 1;
}

function scaling(positions: readonly Float64Array[]): { means: number[]; scales: number[] } {
  const size = positions[0]?.length ?? 0;
  const means: number[] = [];
  const scales: number[] = [];
  for (let i = 0; i < size; i++) {
    let sum = 0;
    let squares = 0;
    for (const position of positions) {
      sum += position[i] ?? 0;
      squares += (position[i] ?? 0) ** 2;
    }
    const mean = sum / positions.length;
    const deviation = Math.sqrt(Math.max(0, squares / positions.length - mean * mean));
    means.push(Number(mean.toPrecision(6)));
    scales.push(deviation < 1e-6 ? 0 : Number((1 / deviation).toPrecision(6)));
  }
  return { means, scales };
}

/** The words that are seen often enough, the commonest first. */
function vocabulary(sights: readonly Sight[], mostRows: number): { words: Uint32Array; rows: number } {
  const counts = new Map<number, number>();
  for (const { words } of sights) for (const word of new Set(words.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= SELDOM).sort(([a, m], [b, n]) => n - m || a - b);
  const words = common.slice(0, MOST_WORDS);
  return {
    words: Uint32Array.from(words, ([word]) => word),
    rows: Math.min(mostRows, words.filter(([, count]) => count >= OFTEN).length),
  };
}
