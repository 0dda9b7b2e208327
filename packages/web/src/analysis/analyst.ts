import type { Analysis, CurvePoint, Judgement } from '@quarterdeck/bots';
import type { Seat } from '@quarterdeck/kernel';
import { startWorker, type WorkerLine } from '../solo/start-worker';
import type { FinishedGame, FromWorker, SeenPosition, ToWorker } from '../solo/worker-messages';

interface Asked {
  readonly analysed?: (analysis: Analysis) => void;
  readonly judged?: (judgement: Judgement) => void;
  readonly points?: (points: readonly CurvePoint[], of: number, done: boolean) => void;
  readonly failed: (error: Error) => void;
}

/** Thinks about positions and finished games in a worker of this browser; it starts with the first question. */
export class Analyst {
  readonly #asked = new Map<number, Asked>();
  #worker: WorkerLine | undefined;
  #nextCall = 1;

  /** The best moves of a seat, from what it sees: all that this page knows of a running game. */
  hint(position: SeenPosition): Promise<Analysis> {
    return new Promise((analysed, failed) => this.#ask({ analysed, failed }, (call) => ({ t: 'hint', call, position })));
  }

  best(finished: FinishedGame, n: number, seat: Seat): Promise<Judgement> {
    return new Promise((judged, failed) => this.#ask({ judged, failed }, (call) => ({ t: 'best', call, finished, n, seat })));
  }

  /** Tells the win shares over a game, part by part. */
  curve(finished: FinishedGame, points: NonNullable<Asked['points']>, failed: Asked['failed']): void {
    this.#ask({ points, failed }, (call) => ({ t: 'curve', call, finished }));
  }

  close(): void {
    this.#worker?.close();
    this.#worker = undefined;
    this.#asked.clear();
  }

  #ask(asked: Asked, question: (call: number) => ToWorker): void {
    this.#worker ??= startWorker((message) => this.#hear(message));
    const call = this.#nextCall++;
    this.#asked.set(call, asked);
    this.#worker.post(question(call));
  }

  #hear(message: FromWorker): void {
    switch (message.t) {
      case 'analysed':
        this.#asked.get(message.call)?.analysed?.(message.analysis);
        this.#asked.delete(message.call);
        break;
      case 'judged':
        this.#asked.get(message.call)?.judged?.(message.judgement);
        this.#asked.delete(message.call);
        break;
      case 'points':
        this.#asked.get(message.call)?.points?.(message.points, message.of, message.done);
        if (message.done) this.#asked.delete(message.call);
        break;
      case 'failed': {
        const waiting = [...this.#asked.values()];
        this.close();
        for (const { failed } of waiting) failed(new Error(message.problem));
        break;
      }
      default:
        // The rest is about tables, and none is open in this worker.
        break;
    }
  }
}
