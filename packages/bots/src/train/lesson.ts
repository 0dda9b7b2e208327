import { at, configOf, derivedRng, type Game, type GameConfig, Playthrough, seededChance, writeEntry } from '@quarterdeck/kernel';
import { createBot } from '../bot';
import { Search } from '../search';

/** What a course of lessons is about; two files with the same course hold parts of the same work. */
export interface Course {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Of the long searches. */
  readonly iterations: number;
}

/** A game between searching bots, and what long searches thought of some of its decisions. */
export interface Lesson {
  /** Which game of the course: it decides all luck. */
  readonly number: number;
  readonly log: readonly string[];
  readonly decisions: readonly LessonDecision[];
}

interface LessonDecision {
  /** Entries of the log before it. */
  readonly at: number;
  /** Moves the search looked at, and how often. */
  readonly visits: readonly (readonly [move: string, visits: number])[];
}

/** Moves between long searches are found by short ones: many games say more than many decisions of one. */
const SHORT = 60;

/** One decision in so many is thought about for long. */
const LONG_ONE_IN = 3;

/** Chance of a random move, so that positions off the beaten track are met, too. */
const STRAY = 20;

const MOVE_LIMIT = 1500;

/** Plays one game of a course. The same course and number give the same lesson, wherever and whenever it is made. */
export function teach<S, M, E, C>(game: Game<S, M, E, C>, course: Course, number: number): Lesson {
  const seed = `${course.seed}/${number}`;
  const config = configOf(game, course.seats, course.options, course.rules);
  const rng = derivedRng(`${seed}/minds`, 0);
  const bots = Array.from({ length: course.seats }, (_, seat) =>
    createBot(game, { config, seat, level: 'captain', seed: rng.u32(), budget: { iterations: Math.min(SHORT, course.iterations) } }),
  );
  const run = new Playthrough(game, course.seats, course.options, course.rules);
  const luck = seededChance(seed);
  const decisions: LessonDecision[] = [];
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    run.settle(luck);
    const { turn } = run;
    if (turn.kind !== 'seats') break;
    const seat = at(turn.seats, 0);
    const legal = game.moves(run.state, seat);
    const view = game.view(run.state, seat);
    const stray = rng.below(STRAY) === 0;
    if (legal.length > 1 && rng.below(LONG_ONE_IN) === 0)
      decisions.push({ at: run.entries.length, visits: visitsOf(game, config, view, seat, course.iterations, rng.u32()) });
    run.play(seat, stray ? at(legal, rng.below(legal.length)) : at(bots, seat).choose(view));
  }
  return { number, log: run.entries.map((entry) => writeEntry(game, entry)), decisions };
}

function visitsOf<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  view: S,
  seat: number,
  iterations: number,
  seed: number,
): LessonDecision['visits'] {
  const { candidates } = new Search(game, config, seat, seed).think(view, { iterations });
  return candidates.map(({ move, visits }) => [game.notation.writeMove(move), visits] as const);
}
