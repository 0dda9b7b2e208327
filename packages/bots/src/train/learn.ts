import { at, configOf, type Game, InputError, Playthrough, plainRng, readEntry, shuffle } from '@quarterdeck/kernel';
import { looksOf, positionOf } from '../prior/prior';
import { type Head, LOOKS, type Weights } from '../prior/weights';
import { wordsOf } from '../prior/words';
import { valueAfter } from '../worth';
import type { Course, Lesson } from './lesson';

/** A decision as the weights see it: its position, and every legal move with its words, looks and share of the visits. */
interface Example {
  readonly position: Float64Array;
  readonly words: readonly (readonly number[])[];
  /** Row by row, as at the root of a search and as below it. */
  readonly rootLooks: readonly number[];
  readonly innerLooks: readonly number[];
  readonly visits: readonly number[];
  readonly natural: number;
}

/** How well the weights foretell searches in games they were not learnt from. */
export interface Lore {
  readonly decisions: number;
  /** Mean surprise (log loss) about what a long search looks at: at the root, below it, and if all moves were alike. */
  readonly root: number;
  readonly inner: number;
  readonly even: number;
  /** Share of decisions in which the move that was looked at most comes first: of each, and of the game's own policy. */
  readonly rootFirst: number;
  readonly innerFirst: number;
  readonly policyFirst: number;
}

/** One game in so many only proves what was learnt from the others. */
const PROOF = 5;

/** Words that were seen in fewer decisions are not learnt, and those with a row of their own in more. */
const SELDOM = 5;
const OFTEN = 40;
const MOST_WORDS = 2500;
const MOST_ROWS = 100;

const ROUNDS = 8;
/** First steps: words, looks, and measures of the position, which are many and would soon know every game by heart. */
const STEP = { bias: 0.02, looks: 0.05, position: 0.004 };
/** Pull towards nought, so that what was seen little says little. */
const PULL = 3e-4;

/** Moves that are valued at the root at most: as many as a search values. */
const VALUED = 24;

/** Learns which moves long searches look at. The same lessons give the same weights, in whatever order they come. */
export function learn<S, M, E, C>(
  game: Game<S, M, E, C>,
  course: Course,
  lessons: readonly Lesson[],
  made: string,
): { readonly weights: Weights; readonly lore: Lore } {
  const ordered = lessons.toSorted((a, b) => a.number - b.number);
  const raw = ordered.map((lesson) => ({ lesson, seen: decisionsOf(game, course, lesson) }));
  const all = raw.flatMap(({ seen }) => seen);
  if (all.length === 0) throw new InputError('There is no decision to learn from: play more games');
  const glance = glanceOf(all);
  const { means, scales } = scaling(all.map(({ position }) => position));
  const ready = (seen: Seen): Example => exampleOf(seen, means, scales, glance);
  const learnt = raw.flatMap(({ lesson, seen }) => (lesson.number % PROOF === PROOF - 1 ? [] : seen.map(ready)));
  const kept = raw.flatMap(({ lesson, seen }) => (lesson.number % PROOF === PROOF - 1 ? seen.map(ready) : []));
  const { words, rows } = vocabulary([...learnt, ...kept]);
  const blank = { game: game.id, rules: course.rules, seats: course.seats, made, words, rows, means, scales, glance };
  const index = new Map(Array.from(words, (word, i) => [word, i]));
  const train = (examples: readonly Example[], isRoot: boolean): Head => descend(examples, index, rows, means.length, isRoot);
  const trial = { root: train(learnt, true), inner: train(learnt, false) };
  const lore = loreOf(kept, trial, index, rows);
  const everything = [...learnt, ...kept];
  return { weights: { ...blank, root: train(everything, true), inner: train(everything, false) }, lore };
}

/** A decision before anything is scaled. */
interface Seen extends Omit<Example, 'rootLooks' | 'innerLooks'> {
  readonly promises: readonly number[];
  readonly values: readonly number[];
  readonly spread: number;
}

function decisionsOf<S, M, E, C>(game: Game<S, M, E, C>, course: Course, lesson: Lesson): Seen[] {
  const { seats, options, rules } = course;
  const config = configOf(game, seats, options, rules);
  const sides = game.teams?.(config);
  const run = new Playthrough(game, seats, options, rules);
  const rng = plainRng(lesson.number);
  const wanted = new Map(lesson.decisions.map((decision) => [decision.at, decision.visits]));
  const seen: Seen[] = [];
  lesson.log.forEach((line, n) => {
    const entry = readEntry(game, line);
    if (entry instanceof Error) throw new InputError(`Game ${lesson.number}, entry ${n + 1}: ${entry.message}`);
    const visits = wanted.get(n);
    if (visits !== undefined && entry.kind === 'move') {
      const { seat } = entry;
      // As a search sees it: a world that the seat cannot tell from the real one.
      const s = game.resample(game.view(run.state, seat), seat, rng);
      const moves = game.moves(s, seat);
      const keys = moves.map((move) => game.notation.writeMove(move));
      const counts = new Map(visits);
      const total = visits.reduce((sum, [, count]) => sum + count, 0);
      const natural = game.policy === undefined ? -1 : keys.indexOf(game.notation.writeMove(game.policy.rollout(s, seat, rng)));
      const position = new Float64Array(2 * (game.policy?.features?.names.length ?? 0));
      positionOf(game, s, seat, seats, position);
      const promises = moves.map((move) => game.policy?.promise?.(s, seat, move) ?? 0);
      const order = promises.map((_, i) => i).sort((a, b) => (promises[b] ?? 0) - (promises[a] ?? 0));
      const valued = new Set([...order.slice(0, VALUED), natural]);
      const values = moves.map((move, i) => (valued.has(i) ? valueAfter(game, sides, s, seat, move, rng) : Number.NEGATIVE_INFINITY));
      const time = game.policy?.features?.bucket(s) ?? 0;
      const words = moves.map((move) => {
        const out: number[] = [];
        wordsOf(move, time, out);
        return out;
      });
      const spread = game.policy?.spread?.(s) ?? 1;
      seen.push({ position, words, promises, values, spread, natural, visits: keys.map((key) => (counts.get(key) ?? 0) / total) });
    }
    const played = run.append(entry);
    if (!played.ok) throw new InputError(`Game ${lesson.number}, entry ${n + 1} "${line}" is not legal: ${played.reason.code}`);
  });
  return seen;
}

function exampleOf(seen: Seen, means: readonly number[], scales: readonly number[], glance: number): Example {
  const rootLooks: number[] = [];
  const innerLooks: number[] = [];
  looksOf(seen.promises, seen.natural, seen.values, seen.spread, glance, rootLooks);
  looksOf(seen.promises, seen.natural, undefined, seen.spread, glance, innerLooks);
  const position = seen.position.map((measure, i) => (measure - at(means, i)) * at(scales, i));
  const { words, visits, natural } = seen;
  return { position, words, visits, natural, rootLooks, innerLooks };
}

/** By how much the second half of a list looks worse than its best, as a rule. */
function glanceOf(all: readonly Seen[]): number {
  const gaps = all.flatMap(({ promises }) => {
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
function vocabulary(examples: readonly Example[]): { words: Uint32Array; rows: number } {
  const counts = new Map<number, number>();
  for (const { words } of examples) for (const word of new Set(words.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= SELDOM).sort(([a, m], [b, n]) => n - m || a - b);
  const words = common.slice(0, MOST_WORDS);
  return {
    words: Uint32Array.from(words, ([word]) => word),
    rows: Math.min(MOST_ROWS, words.filter(([, count]) => count >= OFTEN).length),
  };
}

interface Sums {
  readonly head: Head;
  readonly squares: Head;
}

const noHead = (words: number, rows: number, size: number): Head => ({
  bias: new Float64Array(words),
  position: new Float64Array((rows + 1) * size),
  looks: new Float64Array((rows + 1) * LOOKS),
});

/** Stochastic descent with steps that shrink for what was changed much already (Adagrad), in a fixed order. */
function descend(examples: readonly Example[], index: ReadonlyMap<number, number>, rows: number, size: number, isRoot: boolean): Head {
  const sums: Sums = { head: noHead(index.size, rows, size), squares: noHead(index.size, rows, size) };
  const order = examples.map((_, i) => i);
  const rng = plainRng(1);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rng, order);
    for (const i of order) improve(sums, at(examples, i), index, rows, isRoot);
  }
  return sums.head;
}

function improve({ head, squares }: Sums, example: Example, index: ReadonlyMap<number, number>, rows: number, isRoot: boolean): void {
  const { position, words, visits } = example;
  const looks = isRoot ? example.rootLooks : example.innerLooks;
  const chances = chancesOf(head, example, index, rows, isRoot);
  // What every row is off by, over all moves that speak of it: the position is the same for all of them.
  const off = new Map<number, number>();
  for (let i = 0; i < words.length; i++) {
    const miss = at(chances, i) - at(visits, i);
    const speak = (row: number): void => {
      off.set(row, (off.get(row) ?? 0) + miss);
      for (let k = 0; k < LOOKS; k++) step(head.looks, squares.looks, row * LOOKS + k, miss * (looks[i * LOOKS + k] ?? 0), STEP.looks);
    };
    speak(0);
    for (const word of at(words, i)) {
      const known = index.get(word);
      if (known === undefined) continue;
      step(head.bias, squares.bias, known, miss, STEP.bias);
      if (known < rows) speak(known + 1);
    }
  }
  for (const [row, miss] of off) {
    if (Math.abs(miss) < 1e-9) continue;
    for (let k = 0; k < position.length; k++)
      step(head.position, squares.position, row * position.length + k, miss * (position[k] ?? 0), STEP.position);
  }
}

function step(weights: Float64Array, squares: Float64Array, i: number, slope: number, first: number): void {
  if (slope === 0) return;
  const weight = weights[i] ?? 0;
  const pulled = slope + PULL * weight;
  const square = (squares[i] ?? 0) + pulled * pulled;
  squares[i] = square;
  weights[i] = weight - (first * pulled) / (Math.sqrt(square) + 1e-6);
}

function chancesOf(head: Head, example: Example, index: ReadonlyMap<number, number>, rows: number, isRoot: boolean): number[] {
  const { position, words } = example;
  const looks = isRoot ? example.rootLooks : example.innerLooks;
  const said = new Map<number, number>();
  const rowScore = (row: number, i: number): number => {
    let score = said.get(row);
    if (score === undefined) {
      score = 0;
      for (let k = 0, from = row * position.length; k < position.length; k++) score += (position[k] ?? 0) * (head.position[from + k] ?? 0);
      said.set(row, score);
    }
    for (let k = 0; k < LOOKS; k++) score += (looks[i * LOOKS + k] ?? 0) * (head.looks[row * LOOKS + k] ?? 0);
    return score;
  };
  const scores = words.map((own, i) => {
    let score = rowScore(0, i);
    for (const word of own) {
      const known = index.get(word);
      if (known === undefined) continue;
      score += head.bias[known] ?? 0;
      if (known < rows) score += rowScore(known + 1, i);
    }
    return score;
  });
  const highest = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function loreOf(
  examples: readonly Example[],
  { root, inner }: { root: Head; inner: Head },
  index: ReadonlyMap<number, number>,
  rows: number,
): Lore {
  const sums = { root: 0, inner: 0, even: 0, rootFirst: 0, innerFirst: 0, policyFirst: 0 };
  for (const example of examples) {
    const { visits } = example;
    const most = firstOf(visits);
    const surprise = (chances: readonly number[]): number =>
      visits.reduce((sum, share, i) => sum - (share > 0 ? share * Math.log(Math.max(1e-9, at(chances, i))) : 0), 0);
    const atRoot = chancesOf(root, example, index, rows, true);
    const below = chancesOf(inner, example, index, rows, false);
    sums.root += surprise(atRoot);
    sums.inner += surprise(below);
    sums.even += Math.log(visits.length);
    sums.rootFirst += firstOf(atRoot) === most ? 1 : 0;
    sums.innerFirst += firstOf(below) === most ? 1 : 0;
    sums.policyFirst += example.natural === most ? 1 : 0;
  }
  const mean = (sum: number): number => (examples.length === 0 ? 0 : sum / examples.length);
  return {
    decisions: examples.length,
    root: mean(sums.root),
    inner: mean(sums.inner),
    even: mean(sums.even),
    rootFirst: mean(sums.rootFirst),
    innerFirst: mean(sums.innerFirst),
    policyFirst: mean(sums.policyFirst),
  };
}

function firstOf(values: readonly number[]): number {
  let first = 0;
  for (let i = 1; i < values.length; i++) if (at(values, i) > at(values, first)) first = i;
  return first;
}
