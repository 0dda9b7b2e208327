import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { InputError } from '@quarterdeck/kernel';
import { wholeNumber } from './input';

/** Processor milliseconds that this process has used, all its threads together. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function threads(given: unknown): number {
  return given === undefined ? availableParallelism() : wholeNumber('threads', given, 1, 256);
}

/** What a process of a crew says when it has done a job; whoever gave it may have been stopped meanwhile. */
export function answer(result: object): void {
  // It may go away at this very moment: then there is nobody left to tell.
  if (process.connected) process.send?.(result, undefined, {}, () => {});
}

/**
 * Lets so many processes of a program do jobs, one each at a time. Processes and not threads, because the time of a
 * processor is counted by process. `onResult` says whether to go on.
 */
export function doAll<Job extends object, Result>(
  jobs: readonly Job[],
  program: string,
  count: number,
  onResult: (result: Result) => boolean,
): Promise<void> {
  if (jobs.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    let next = 0;
    let left = jobs.length;
    let over = false;
    const crew = Array.from({ length: Math.min(count, jobs.length) }, () => fork(program));
    const stop = (end: () => void): void => {
      if (over) return;
      over = true;
      for (const member of crew) member.kill();
      end();
    };
    for (const member of crew) {
      const give = (): void => {
        const job = jobs[next++];
        if (job !== undefined) member.send(job);
      };
      member.on('error', (error) => stop(() => reject(error)));
      // What went wrong it has written itself.
      member.on('exit', (code) => stop(() => reject(new InputError(`A part of the work ended with code ${code ?? 'unknown'}; see above`))));
      member.on('message', (result) => {
        // Each program answers its own jobs.
        const goOn = onResult(result as Result);
        left--;
        if (left === 0 || !goOn) stop(resolve);
        else give();
      });
      give();
    }
  });
}
