import type { FromWorker, ToWorker } from './worker-messages';

/** A worker of this browser, and what was heard from it. */
export interface WorkerLine {
  post(message: ToWorker): void;
  close(): void;
}

/** Starts a worker with engines and bots; the same program runs solo tables and analysis. */
export function startWorker(hear: (message: FromWorker) => void): WorkerLine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => hear(event.data));
  worker.addEventListener('error', (event) => hear({ t: 'failed', problem: event.message || 'The worker could not be started' }));
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
