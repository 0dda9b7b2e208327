import { Worker } from 'node:worker_threads';
import { InputError } from '@quarterdeck/kernel';
import { FairQueue } from './queue';
import type { Answers, Question, ThreadAnswer, ThreadSetup } from './serve';

/** On whose account a question is thought about, and how long that will take. */
export interface Account {
  readonly owner: string;
  readonly milliseconds: number;
}

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

/** Questions that take no longer than this, in milliseconds, have threads of their own. */
const SHORT = 150;

export interface PoolSetup extends ThreadSetup {
  /** The built file of `worker.ts`. */
  readonly file: string;
  /** Threads for questions of any length; they are started when they are needed. */
  readonly threads: number;
  /** Further threads that only take short questions, so that these never wait for a long one. */
  readonly shortThreads: number;
  /** Told what threads have to say for the log. */
  readonly onRemark?: (text: string) => void;
}

/**
 * Threads in which bots think. One question per thread at a time; a thread that breaks is replaced.
 * Those who ask share the threads fairly.
 */
export class BotPool {
  readonly #setup: PoolSetup;
  readonly #threads: (Thread | undefined)[];
  readonly #queue = new FairQueue<Asked>();
  #closed = false;

  constructor(setup: PoolSetup) {
    this.#setup = setup;
    this.#threads = Array.from({ length: setup.threads + setup.shortThreads }, () => undefined);
    // A thread that is to be warm when it is needed must not wait for that.
    if (setup.warm) for (let place = 0; place < this.#threads.length; place++) this.#start(place);
  }

  /** Questions that wait, and for how many milliseconds the first of them has. */
  get waiting(): { readonly size: number; readonly oldest: number } {
    return { size: this.#queue.size, oldest: this.#queue.oldest };
  }

  ask<K extends keyof Answers>(account: Account, name: string, question: Extract<Question, { kind: K }>): Promise<Answers[K]> {
    return new Promise((resolve, failed) => {
      if (this.#closed) {
        failed(new Error('The server is shutting down'));
        return;
      }
      // The thread answers each kind of question by its kind of answer.
      const done = (answer: Answers[keyof Answers]): void => resolve(answer as Answers[K]);
      this.#queue.add(account.owner, account.milliseconds, { question, name, done, failed });
      this.#go();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.drain()) failed(new Error('The server is shutting down'));
    await Promise.all(this.#threads.map((thread) => thread?.worker.terminate()));
  }

  #go(): void {
    const { threads, shortThreads } = this.#setup;
    // Threads for short questions first: what they take keeps no other thread from long ones.
    this.#fill(threads, shortThreads, SHORT);
    this.#fill(0, threads, Number.POSITIVE_INFINITY);
  }

  /** Gives questions no longer than `most` to so many threads from the `first` on, as far as they are free. */
  #fill(first: number, count: number, most: number): void {
    const isFree = (place: number): boolean => this.#threads[place]?.busy === undefined;
    const places = Array.from({ length: count }, (_, i) => first + i);
    for (;;) {
      const free = places.find(isFree);
      const asked = free === undefined ? undefined : this.#queue.take(most);
      if (free === undefined || asked === undefined) return;
      const home = first + placeOf(asked.name, count);
      this.#put(asked, isFree(home) ? home : free);
    }
  }

  #put(asked: Asked, place: number): void {
    const thread = this.#threads[place] ?? this.#start(place);
    const alarm = setTimeout(() => void thread.worker.terminate(), PATIENCE);
    alarm.unref();
    thread.busy = { asked, alarm };
    thread.worker.postMessage(asked.question);
  }

  #start(place: number): Thread {
    const setup: ThreadSetup = { nice: this.#setup.nice, warm: this.#setup.warm };
    const worker = new Worker(this.#setup.file, { workerData: setup });
    const thread: Thread = { worker, busy: undefined };
    this.#threads[place] = thread;
    worker.on('message', (message: ThreadAnswer) => {
      if ('remark' in message) {
        this.#setup.onRemark?.(message.remark);
        return;
      }
      const asked = release(thread);
      if ('answer' in message) asked?.done(message.answer);
      else asked?.failed(message.input ? new InputError(message.problem) : new Error(`A thread failed: ${message.problem}`));
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
