import { Worker } from 'node:worker_threads';
import type { Answers, Question, ThreadAnswer, ThreadSetup } from './serve';

interface Asked {
  readonly question: Question;
  /** Those who ask under the same name are answered by the same thread, when it is free. */
  readonly name: string;
  readonly done: (answer: Answers[keyof Answers]) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it works on now. */
  busy: { readonly asked: Asked; readonly alarm: NodeJS.Timeout } | undefined;
}

/** A question that takes longer than this is given up together with its thread. */
const PATIENCE = 60_000;

export interface PoolSetup extends ThreadSetup {
  /** The built file of `worker.ts`. */
  readonly file: string;
  /** Threads at most; they are started when they are needed. */
  readonly threads: number;
}

/** Threads in which bots think. One question per thread at a time; a thread that breaks is replaced. */
export class BotPool {
  readonly #setup: PoolSetup;
  readonly #threads: (Thread | undefined)[];
  readonly #queue: Asked[] = [];
  #closed = false;

  constructor(setup: PoolSetup) {
    this.#setup = setup;
    this.#threads = Array.from({ length: setup.threads }, () => undefined);
  }

  ask<K extends keyof Answers>(name: string, question: Extract<Question, { kind: K }>): Promise<Answers[K]> {
    return new Promise((resolve, failed) => {
      if (this.#closed) {
        failed(new Error('The server is shutting down'));
        return;
      }
      // The thread answers each kind of question by its kind of answer.
      const done = (answer: Answers[keyof Answers]): void => resolve(answer as Answers[K]);
      this.#queue.push({ question, name, done, failed });
      this.#go();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.splice(0)) failed(new Error('The server is shutting down'));
    await Promise.all(this.#threads.map((thread) => thread?.worker.terminate()));
  }

  #go(): void {
    for (;;) {
      const [asked] = this.#queue;
      const place = asked === undefined ? -1 : this.#freePlace(asked.name);
      if (asked === undefined || place < 0) return;
      this.#queue.shift();
      const thread = this.#threads[place] ?? this.#start(place);
      const alarm = setTimeout(() => void thread.worker.terminate(), PATIENCE);
      alarm.unref();
      thread.busy = { asked, alarm };
      thread.worker.postMessage(asked.question);
    }
  }

  /** Where the name belongs if it is free there, otherwise anywhere; -1 when all are busy. */
  #freePlace(name: string): number {
    const isFree = (place: number): boolean => this.#threads[place]?.busy === undefined;
    const home = placeOf(name, this.#threads.length);
    return isFree(home) ? home : this.#threads.findIndex((_, place) => isFree(place));
  }

  #start(place: number): Thread {
    const setup: ThreadSetup = { nice: this.#setup.nice };
    const worker = new Worker(this.#setup.file, { workerData: setup });
    const thread: Thread = { worker, busy: undefined };
    this.#threads[place] = thread;
    worker.on('message', (message: ThreadAnswer) => {
      const asked = release(thread);
      if ('answer' in message) asked?.done(message.answer);
      else asked?.failed(new Error(`A bot failed: ${message.problem}`));
      this.#go();
    });
    const gone = (error: Error): void => {
      if (this.#threads[place] === thread) this.#threads[place] = undefined;
      release(thread)?.failed(error);
      if (!this.#closed) this.#go();
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('A bot thread ended')));
    worker.unref();
    return thread;
  }
}

function release(thread: Thread): Asked | undefined {
  const { busy } = thread;
  thread.busy = undefined;
  clearTimeout(busy?.alarm);
  return busy?.asked;
}

/** Always the same of so many places for the same name. */
function placeOf(name: string, places: number): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % 1_000_003;
  return sum % places;
}
