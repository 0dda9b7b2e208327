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

const priors = new Map<string, Promise<Prior<unknown, unknown, unknown, unknown> | undefined>>();

/** Read once for all games of a run. */
function priorOf(
  game: AnyGame,
  { prior: file, levels, options }: ArenaJob,
): Promise<Prior<unknown, unknown, unknown, unknown> | undefined> {
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
  answer({ index: job.index, bout: playBout(game, { ...job, ...time }, await priorOf(game, job)) } satisfies ArenaResult);
});
