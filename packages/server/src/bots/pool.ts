import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotQuestion } from './serve';

interface Asked {
  readonly question: BotQuestion;
  readonly done: (move: string) => void;
  readonly failed: (error: Error) => void;
}

/** A question that takes longer than this is given up together with its thread. */
const PATIENCE = 60_000;

/** Threads in which bots think. One question per thread at a time; a thread that breaks is replaced. */
export class BotPool {
  readonly #file: string;
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, Asked & { readonly alarm: NodeJS.Timeout }>();
  #queue: Asked[] = [];
  #next = 1;
  #closed = false;

  constructor(file: string, threads: number) {
    this.#file = file;
    this.#threads = threads;
  }

  /** The bot's move as text. */
  ask(question: Omit<BotQuestion, 'id' | 'random'>): Promise<string> {
    return new Promise((done, failed) => {
      if (this.#closed) {
        failed(new Error('The server is shutting down'));
        return;
      }
      this.#queue.push({ question: { ...question, id: this.#next++, random: randomBytes(6).readUIntBE(0, 6) }, done, failed });
      this.#go();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue) failed(new Error('The server is shutting down'));
    this.#queue = [];
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #go(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? (this.#all.size < this.#threads ? this.#start() : undefined);
      if (worker === undefined) return;
      const asked = this.#queue.shift();
      if (asked === undefined) return;
      const alarm = setTimeout(() => void worker.terminate(), PATIENCE);
      alarm.unref();
      this.#busy.set(worker, { ...asked, alarm });
      worker.postMessage(asked.question);
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    this.#all.add(worker);
    worker.on('message', (answer: BotAnswer) => {
      const asked = this.#release(worker);
      this.#idle.push(worker);
      if ('move' in answer) asked?.done(answer.move);
      else asked?.failed(new Error(`A bot failed: ${answer.problem}`));
      this.#go();
    });
    const gone = (error: Error): void => {
      this.#all.delete(worker);
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
      this.#release(worker)?.failed(error);
      if (!this.#closed) this.#go();
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('A bot thread ended')));
    worker.unref();
    return worker;
  }

  #release(worker: Worker): Asked | undefined {
    const asked = this.#busy.get(worker);
    if (asked === undefined) return undefined;
    clearTimeout(asked.alarm);
    this.#busy.delete(worker);
    return asked;
  }
}
