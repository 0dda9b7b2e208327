import { commitment, InputError } from '@quarterdeck/kernel';
import type { Course, Lesson } from './lesson';

/*
 * Lessons are kept line by line as they are made: a head that names the course, then a game a line with its check. A run that
 * was stopped goes on after the last whole line; parts of one course made on several machines are merged by the numbers of
 * their games.
 */

const FORMAT = 'quarterdeck lessons 1';

const LENGTH_OF_CHECK = 16;

export interface LessonFile {
  readonly course: Course;
  readonly lessons: readonly Lesson[];
  /** The text as far as it is whole: what follows was cut off when a run was stopped. */
  readonly whole: string;
}

export function writeHead(course: Course): string {
  const { game, rules, seats, options, seed, iterations } = course;
  return `${JSON.stringify({ format: FORMAT, game, rules, seats, options, seed, iterations })}\n`;
}

export function writeLesson(lesson: Lesson): string {
  const text = JSON.stringify(lesson);
  return `${commitment(text).slice(0, LENGTH_OF_CHECK)} ${text}\n`;
}

/** Reads a file of lessons; `name` is how to call it when something is wrong with it. */
export function readLessons(text: string, name: string): LessonFile {
  const lines = text.split('\n');
  // A whole file ends with a line break, so what is behind the last one is a line that was cut off.
  lines.pop();
  const [head = '', ...rest] = lines;
  const course = readHead(head, name);
  const lessons = rest.map((line, i) => {
    const checked = line.slice(LENGTH_OF_CHECK + 1);
    if (line.slice(0, LENGTH_OF_CHECK) !== commitment(checked).slice(0, LENGTH_OF_CHECK))
      throw new InputError(
        `${name}, line ${i + 2}: damaged, this game does not fit its check. Remove the line, and the game is played anew.`,
      );
    // Written by `writeLesson`, as the check says.
    return JSON.parse(checked) as Lesson;
  });
  return { course, lessons, whole: lines.map((line) => `${line}\n`).join('') };
}

function readHead(line: string, name: string): Course {
  let head: unknown;
  try {
    head = JSON.parse(line);
  } catch {
    throw new InputError(`${name} is no file of lessons: its first line is not JSON`);
  }
  if (typeof head !== 'object' || head === null || !('format' in head) || head.format !== FORMAT)
    throw new InputError(`${name} is no file of lessons of this build: its first line does not say "${FORMAT}"`);
  const { game, rules, seats, options, seed, iterations } = head as unknown as Partial<Record<keyof Course, unknown>>;
  if (
    typeof game !== 'string' ||
    typeof rules !== 'number' ||
    typeof seats !== 'number' ||
    typeof options !== 'object' ||
    options === null ||
    typeof seed !== 'string' ||
    typeof iterations !== 'number'
  )
    throw new InputError(`${name}: the first line does not name the whole course`);
  return { game, rules, seats, options: options as Course['options'], seed, iterations };
}

/** Refuses lessons of another course by what differs. */
export function mustAgree(wanted: Course, found: Course, name: string): void {
  for (const part of ['game', 'rules', 'seats', 'seed', 'iterations', 'options'] as const) {
    const [a, b] = [JSON.stringify(wanted[part]), JSON.stringify(found[part])];
    if (a !== b) throw new InputError(`${name} holds lessons with ${NAMES[part]} ${b}, not ${a}`);
  }
}

const NAMES: Readonly<Record<keyof Course, string>> = {
  game: 'game',
  rules: 'rules version',
  seats: 'seats',
  options: 'options',
  seed: 'seed',
  iterations: 'iterations',
};

/** Puts parts of one course together, by number; a game that two of them hold counts once. */
export function merged(parts: readonly (readonly Lesson[])[]): Lesson[] {
  const byNumber = new Map(parts.flat().map((lesson) => [lesson.number, lesson]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
