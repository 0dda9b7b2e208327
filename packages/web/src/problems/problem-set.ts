import type { Problem } from '@quarterdeck/bots';

/** The problems of a game, as `quarterdeck problems` keeps them. */
interface ProblemSet {
  readonly seed: string;
  readonly tried: number;
  readonly problems: readonly Problem[];
}

const sets = import.meta.glob<ProblemSet>('./sets/*.json', { import: 'default' });

/** The problems of a game; none where nobody has looked for them. */
export async function loadProblems(game: string): Promise<readonly Problem[]> {
  return (await sets[`./sets/${game}.json`]?.())?.problems ?? [];
}

export type Grade = 'right' | 'almost' | 'wrong';

/** Within so much of the best, or second to it among several, is almost. */
const ALMOST = 0.05;

export function gradeOf({ answers }: Problem, given: number): Grade {
  if (given === 0) return 'right';
  const lost = (answers[0]?.share ?? 0) - (answers[given]?.share ?? 0);
  return (given === 1 && answers.length > 2) || lost <= ALMOST ? 'almost' : 'wrong';
}

/** The problem of a day (days since 1970): the games that have problems take turns. */
export function problemOfDay(
  day: number,
  games: readonly string[],
  counts: Readonly<Record<string, number>>,
): { readonly game: string; readonly number: number } {
  const asking = games.filter((game) => (counts[game] ?? 0) > 0);
  const game = asking[day % asking.length] ?? '';
  return { game, number: Math.floor(day / asking.length) % (counts[game] ?? 1) };
}

const MS_PER_DAY = 86_400_000;

/** Today where the player is. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / MS_PER_DAY);
}

const keyOf = (game: string, number: number): string => `quarterdeck.problem.${game}.${number}`;

/** How it was answered the first time; later tries are for learning. */
export function gradeKept(game: string, number: number): Grade | undefined {
  const kept = localStorage.getItem(keyOf(game, number));
  return kept === 'right' || kept === 'almost' || kept === 'wrong' ? kept : undefined;
}

export function keepGrade(game: string, number: number, grade: Grade): void {
  if (gradeKept(game, number) === undefined) localStorage.setItem(keyOf(game, number), grade);
}
