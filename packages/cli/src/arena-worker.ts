import { readFile } from 'node:fs/promises';
import { type Bout, type BoutSetup, loadPrior, Prior, playBout, readWeights } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { type AnyGame, configOf } from '@quarterdeck/kernel';
import { answer, processorTime } from './crew';

export interface ArenaJob extends Omit<BoutSetup, 'time'> {
  readonly index: number;
  readonly game: string;
  /** Processor milliseconds of a captain's move, instead of iterations. */
  readonly milliseconds?: number;
  /** A file of weights instead of those that the game brings. */
  readonly prior?: string;
}

export interface ArenaResult {
  readonly index: number;
  readonly bout: Bout;
}

type Known = Promise<Prior<unknown, unknown, unknown, unknown> | undefined>;
const priors = new Map<string, Known>();

/** Read once for all games of a run: from a file, or what the game brings. */
function priorOf(game: AnyGame, { levels, options }: ArenaJob, file: string | undefined): Known {
  const key = `${game.id} ${levels.length} ${file ?? ''}`;
  const known = priors.get(key);
  if (known !== undefined) return known;
  const found =
    file === undefined
      ? loadPrior(game, configOf(game, levels.length, options))
      : readFile(file, 'utf8').then((text) => new Prior(game, readWeights(text, file)));
  priors.set(key, found);
  return found;
}

process.on('message', async (job: ArenaJob) => {
  const game = await loadGame(job.game);
  const { milliseconds } = job;
  const time = milliseconds === undefined ? {} : { time: { milliseconds, clock: processorTime } };
  const [prior, adopted] = await Promise.all([priorOf(game, job, job.prior), priorOf(game, job, undefined)]);
  answer({ index: job.index, bout: playBout(game, { ...job, ...time }, prior, adopted) } satisfies ArenaResult);
});
