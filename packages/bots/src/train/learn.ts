import { at, configOf, type Game, InputError, Playthrough, plainRng, readEntry, shuffle } from '@quarterdeck/kernel';
import { positionOf } from '../prior/prior';
import { type Head, LOOKS, type Weights } from '../prior/weights';
import { noWords, wordsOf } from '../prior/words';
import { valueAfter } from '../worth';
import { blame, type Choice, chancesOf, noHead } from './choice';
import type { Course, Lesson } from './lesson';
import { choiceOf, type Scope, type Sight, scopeOf } from './scope';

/** A decision as the weights see it: its position, and every legal move with its words, looks and share of the visits. */
interface Example {
  /** As it looks at the root of a search, and below it. */
  readonly root: Choice;
  readonly inner: Choice;
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

/** Words with a row of their own: more would know the few decisions by heart. */
const ROWS = 100;

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
  const scope = scopeOf(all, ROWS);
  const ready = (seen: Seen): Example => exampleOf(seen, scope);
  const learnt = raw.flatMap(({ lesson, seen }) => (lesson.number % PROOF === PROOF - 1 ? [] : seen.map(ready)));
  const kept = raw.flatMap(({ lesson, seen }) => (lesson.number % PROOF === PROOF - 1 ? seen.map(ready) : []));
  const train = (examples: readonly Example[], place: 'root' | 'inner'): Head => descend(examples, scope, place);
  const lore = loreOf(kept, scope.rows, { root: train(learnt, 'root'), inner: train(learnt, 'inner') });
  const everything = [...learnt, ...kept];
  const { rules, seats } = course;
  const { words, rows, means, scales, glance } = scope;
  const heads = { root: train(everything, 'root'), inner: train(everything, 'inner') };
  const measures = game.policy?.features?.names ?? [];
  return {
    weights: { game: game.id, rules, seats, made, taught: 'by searches', words, rows, measures, means, scales, glance, ...heads },
    lore,
  };
}

/** A decision of a lesson before anything is scaled. */
interface Seen extends Sight {
  readonly visits: readonly number[];
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
        const own = noWords();
        wordsOf(move, time, own);
        return own.list;
      });
      const spread = game.policy?.spread?.(s) ?? 1;
      seen.push({ position, words, promises, values, spread, natural, visits: keys.map((key) => (counts.get(key) ?? 0) / total) });
    }
    const played = run.append(entry);
    if (!played.ok) throw new InputError(`Game ${lesson.number}, entry ${n + 1} "${line}" is not legal: ${played.reason.code}`);
  });
  return seen;
}

function exampleOf(seen: Seen, scope: Scope): Example {
  const { values, visits, natural, spread } = seen;
  return { root: choiceOf(seen, scope, values, spread), inner: choiceOf(seen, scope, undefined, spread), visits, natural };
}

/** Stochastic descent with steps that shrink for what was changed much already (Adagrad), in a fixed order. */
function descend(examples: readonly Example[], { words, rows, means }: Scope, place: 'root' | 'inner'): Head {
  const head = noHead(words.length, rows, means.length);
  const squares = noHead(words.length, rows, means.length);
  const order = examples.map((_, i) => i);
  const rng = plainRng(1);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rng, order);
    for (const i of order) {
      const { [place]: choice, visits } = at(examples, i);
      const misses = chancesOf(head, rows, choice).map((chance, move) => chance - at(visits, move));
      const { position, looks } = choice;
      blame(choice, rows, misses, {
        word: (word, miss) => step(head.bias, squares.bias, word, miss, STEP.bias),
        looks: (row, move, miss) => {
          for (let k = 0; k < LOOKS; k++)
            step(head.looks, squares.looks, row * LOOKS + k, miss * (looks[move * LOOKS + k] ?? 0), STEP.looks);
        },
        position: (row, miss) => {
          for (let k = 0; k < position.length; k++)
            step(head.position, squares.position, row * position.length + k, miss * (position[k] ?? 0), STEP.position);
        },
      });
    }
  }
  return head;
}

function step(weights: Float64Array, squares: Float64Array, i: number, slope: number, first: number): void {
  if (slope === 0) return;
  const weight = weights[i] ?? 0;
  const pulled = slope + PULL * weight;
  const square = (squares[i] ?? 0) + pulled * pulled;
  squares[i] = square;
  weights[i] = weight - (first * pulled) / (Math.sqrt(square) + 1e-6);
}

function loreOf(examples: readonly Example[], rows: number, { root, inner }: Readonly<Record<'root' | 'inner', Head>>): Lore {
  const sums = { root: 0, inner: 0, even: 0, rootFirst: 0, innerFirst: 0, policyFirst: 0 };
  for (const example of examples) {
    const { visits } = example;
    const most = firstOf(visits);
    const surprise = (chances: readonly number[]): number =>
      visits.reduce((sum, share, i) => sum - (share > 0 ? share * Math.log(Math.max(1e-9, at(chances, i))) : 0), 0);
    const atRoot = chancesOf(root, rows, example.root);
    const below = chancesOf(inner, rows, example.inner);
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
