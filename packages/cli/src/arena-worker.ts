import { parentPort } from 'node:worker_threads';
import { type Bout, type BoutSetup, playBout } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';

export interface ArenaJob extends BoutSetup {
  readonly index: number;
  readonly game: string;
}

export interface ArenaResult {
  readonly index: number;
  readonly bout: Bout;
}

parentPort?.on('message', async (job: ArenaJob) => {
  const bout = playBout(await loadGame(job.game), job);
  const result: ArenaResult = { index: job.index, bout };
  parentPort?.postMessage(result);
});
