import type { Viewer } from '@quarterdeck/kernel';
import type { Command, Refusal, Step } from '@quarterdeck/protocol';
import type { Link, TableNews } from '../table/link';
import { startWorker } from './start-worker';
import type { FromWorker, ToWorker } from './worker-messages';

/** The way to a table that lives in a worker of this browser. */
export class SoloLink implements Link {
  readonly #id: string;
  readonly #worker = startWorker((message) => this.#hear(message));
  readonly #commands = new Map<number, (refusal: Refusal | undefined) => void>();
  readonly #histories = new Map<number, (steps: readonly Step[]) => void>();
  #tell: ((news: TableNews) => void) | undefined;
  #nextCall = 1;

  constructor(id: string) {
    this.#id = id;
  }

  open(tell: (news: TableNews) => void, as?: Viewer): void {
    this.#tell = tell;
    tell({ t: 'connection', connection: 'here' });
    this.#post({ t: 'open', id: this.#id, ...(as === undefined ? {} : { as }) });
  }

  look(as: Viewer): void {
    this.#post({ t: 'look', as });
  }

  send(command: Command): Promise<Refusal | undefined> {
    const call = this.#nextCall++;
    return new Promise((resolve) => {
      this.#commands.set(call, resolve);
      this.#post({ t: 'command', call, command });
    });
  }

  history(as: Viewer): Promise<readonly Step[]> {
    const call = this.#nextCall++;
    return new Promise((resolve) => {
      this.#histories.set(call, resolve);
      this.#post({ t: 'history', call, as });
    });
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
        this.#commands.get(message.call)?.(message.refusal);
        this.#commands.delete(message.call);
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
    this.#tell?.({ t: 'gone', reason: { code: 'WORKER_FAILED', rule: 'TABLE', params: { problem } } });
    for (const done of this.#commands.values()) done({ code: 'WORKER_FAILED', rule: 'TABLE', params: { problem } });
    this.#commands.clear();
  }

  #post(message: ToWorker): void {
    this.#worker.post(message);
  }
}
