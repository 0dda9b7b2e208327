import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Problem, problemsIn, renewedProblem } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { InputError } from '@quarterdeck/kernel';
import { wholeNumber } from '../input';
import { progress, remark } from '../output';

/** What a file of problems holds; `tried` says with which game to go on. */
interface ProblemFile {
  readonly seed: string;
  readonly tried: number;
  readonly problems: readonly Problem[];
}

/** Themes are to vary: so much of a set is about one at most. */
const SHARE_OF_THEME = 1 / 3;

/** Looks for positions in games between bots in which one move is clearly best, and keeps them in a file; goes on where it stopped. */
export async function problems(id: string, options: { out?: unknown; want?: unknown; seed?: unknown; renew?: unknown }): Promise<void> {
  const game = await loadGame(id);
  const want = wholeNumber('want', options.want ?? 24, 1, 1000);
  if (options.out === undefined) throw new InputError('Say where to keep them: --out <file>');
  const out = String(options.out);
  const start = existsSync(out) ? readProblems(out) : { seed: String(options.seed ?? `problems-${id}`), tried: 0, problems: [] };
  const { seed } = start;
  const found = options.renew === true ? start.problems.flatMap((problem) => renewedProblem(game, problem) ?? []) : [...start.problems];
  if (options.renew === true) remark(`${found.length} of ${start.problems.length} still hold`);
  const counts = game.seats.filter((seats) => seats <= 3);
  const bar = progress(`problems ${id}`);
  for (let tried = start.tried; found.length < want; ) {
    const seats = counts[tried % counts.length] ?? 2;
    const room = (theme: string): boolean => found.filter((one) => one.theme === theme).length < Math.ceil(want * SHARE_OF_THEME);
    const taken = problemsIn(game, seats, `${seed}-${tried}`, room);
    tried++;
    found.push(...taken.slice(0, want - found.length));
    // Easy ones first, as they are shown.
    found.sort((a, b) => a.difficulty - b.difficulty);
    writeFileSync(out, `${JSON.stringify({ seed, tried, problems: found } satisfies ProblemFile, undefined, 1)}\n`);
    bar.step(found.length, want);
  }
  bar.end();
  remark(`${found.length} problems of ${id} in ${out}`);
}

function readProblems(path: string): ProblemFile {
  const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof kept !== 'object' || kept === null || !('problems' in kept) || !('tried' in kept) || !('seed' in kept)) {
    throw new InputError(`${path} is no file of problems: remove it, or name another`);
  }
  // Written by this command: the shape was looked at, and every problem is replayed by its test.
  return kept as ProblemFile;
}
