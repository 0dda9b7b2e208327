import type { Reason, Viewer } from '@quarterdeck/kernel';
import { type Command, refuse, type Step } from '@quarterdeck/protocol';
import { type Link, Refused, type TableNews } from '../table/link';
import { startWorker, type WorkerLine } from './start-worker';
import type { FromWorker } from './worker-messages';

/** The way to a table that lives in a worker of this browser. */
export class SoloLink implements Link {
  readonly #id: string;
  readonly #worker: WorkerLine;
  readonly #commands = new Map<string, (refusal: Reason | undefined) => void>();
  readonly #histories = new Map<number, (steps: readonly Step[] | Reason) => void>();
  /** Other tabs of the same game must not use the same command ids. */
  readonly #tab = crypto.randomUUID().slice(0, 8);
  #tell: ((news: TableNews) => void) | undefined;
  #nextCall = 1;

  constructor(id: string, start: (hear: (message: FromWorker) => void) => WorkerLine = startWorker) {
    this.#id = id;
    this.#worker = start((message) => this.#hear(message));
  }

  open(tell: (news: TableNews) => void, as?: Viewer): void {
    this.#tell = tell;
    tell({ t: 'connection', connection: 'here' });
    this.#worker.post({ t: 'open', id: this.#id, ...(as === undefined ? {} : { as }) });
  }

  look(as: Viewer): void {
    this.#worker.post({ t: 'look', as });
  }

  send(command: Command): Promise<Reason | undefined> {
    const id = `${this.#tab}-${this.#nextCall++}`;
    return new Promise((resolve) => {
      this.#commands.set(id, resolve);
      this.#worker.post({ t: 'command', id, command });
    });
  }

  async history(as: Viewer): Promise<readonly Step[]> {
    const call = this.#nextCall++;
    const steps = await new Promise<readonly Step[] | Reason>((resolve) => {
      this.#histories.set(call, resolve);
      this.#worker.post({ t: 'history', call, as });
    });
    if ('code' in steps) throw new Refused(steps);
    return steps;
  }

  close(): void {
    this.#worker.close();
  }

  #hear(message: FromWorker): void {
    switch (message.t) {
      case 'news':
        this.#tell?.(message.news);
        break;
      case 'done':
        this.#commands.get(message.id)?.(message.refusal);
        this.#commands.delete(message.id);
        break;
      case 'steps':
        this.#histories.get(message.call)?.(message.steps);
        this.#histories.delete(message.call);
        break;
      case 'failed':
        this.#fail(message.problem);
        break;
      default:
        // Analysis is asked for elsewhere.
        break;
    }
  }

  #fail(problem: string): void {
    const reason = refuse('WORKER_FAILED', { problem });
    this.#tell?.({ t: 'gone', reason });
    for (const done of this.#commands.values()) done(reason);
    this.#commands.clear();
  }
}
