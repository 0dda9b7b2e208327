import { parentPort } from 'node:worker_threads';
import { type Bout, type Level, playBout } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';

export interface ArenaJob {
  readonly index: number;
  readonly game: string;
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface ArenaResult {
  readonly index: number;
  readonly bout: Bout;
}

parentPort?.on('message', async (job: ArenaJob) => {
  const bout = playBout(await loadGame(job.game), job.levels, job.seed, job.options);
  const result: ArenaResult = { index: job.index, bout };
  parentPort?.postMessage(result);
});
