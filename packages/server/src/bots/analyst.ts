import { type Analysis, type CurvePoint, curveLength } from '@quarterdeck/bots';
import { type AnyGame, type Entry, type GameConfig, writeEntry } from '@quarterdeck/kernel';
import type { BotPool } from './pool';

/** A finished game to be looked at. */
export interface Subject {
  readonly table: string;
  readonly game: AnyGame;
  readonly config: GameConfig;
  readonly entries: readonly Entry<unknown, unknown>[];
}

/** How far the curve of a game has come. */
export interface Curve {
  readonly points: CurvePoint[];
  /** How many points it will have. */
  readonly of: number;
  state: 'working' | 'done' | 'failed';
}

interface CurveWork {
  readonly subject: Subject;
  readonly lines: readonly string[];
  readonly curve: Curve;
}

/** Curves are worked out in parts of this length, so that somebody who waits for an answer is not kept waiting by them. */
const PART_MS = 250;

/** Thinking time for the best moves at one moment. */
const BEST_MS = 800;

/** Finished games whose results are kept. */
const KEPT_CURVES = 200;
const KEPT_MOMENTS = 1000;

/**
 * Looks at finished games, in a thread of its own that gives way to bots at tables. What was worked
 * out is kept, and a finished game does not change, so each is worked out once.
 */
export class Analyst {
  readonly #pool: BotPool;
  readonly #most: number;
  readonly #onFailure: (error: unknown) => void;
  readonly #curves = new Map<string, Curve>();
  readonly #moments = new Map<string, Promise<Analysis>>();
  readonly #waiting: CurveWork[] = [];
  #asking = 0;
  #working = false;
  #closed = false;

  /** `most`: pieces of work that may wait; whoever comes then is sent away. */
  constructor(pool: BotPool, most: number, onFailure: (error: unknown) => void) {
    this.#pool = pool;
    this.#most = most;
    this.#onFailure = onFailure;
  }

  /** The curve as far as it is known; begins to work it out. Undefined when too much is waiting already. */
  curve(subject: Subject): Curve | undefined {
    const known = this.#curves.get(subject.table);
    if (known !== undefined) return known;
    if (this.#isFull) return undefined;
    const curve: Curve = { points: [], of: curveLength(subject.entries), state: 'working' };
    keep(this.#curves, subject.table, curve, KEPT_CURVES);
    this.#waiting.push({ subject, lines: linesOf(subject), curve });
    void this.#work();
    return curve;
  }

  /** The best moves of a seat after the first `n` entries. Undefined when too much is waiting already. */
  best(subject: Subject, n: number, seat: number): Promise<Analysis> | undefined {
    const key = `${subject.table} ${n} ${seat}`;
    const known = this.#moments.get(key);
    if (known !== undefined) return known;
    if (this.#isFull) return undefined;
    this.#asking++;
    const { game, config, table } = subject;
    const lines = linesOf(subject);
    const asked = this.#pool
      .ask<'best'>(table, { kind: 'best', game: game.id, config, lines, n, seat, milliseconds: BEST_MS })
      .finally(() => this.#asking--);
    keep(this.#moments, key, asked, KEPT_MOMENTS);
    asked.catch(() => this.#moments.delete(key));
    return asked;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.close();
  }

  get #isFull(): boolean {
    return this.#waiting.length + this.#asking >= this.#most;
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      try {
        await this.#part(next);
      } catch (error) {
        next.curve.state = 'failed';
        if (!this.#closed) this.#onFailure(error);
      }
      if (next.curve.state !== 'working') this.#waiting.shift();
    }
    this.#working = false;
  }

  async #part({ subject, lines, curve }: CurveWork): Promise<void> {
    const { game, config, table } = subject;
    const after = curve.points.at(-1)?.n ?? -1;
    const { points, done } = await this.#pool.ask<'curve'>(table, {
      kind: 'curve',
      game: game.id,
      config,
      lines,
      after,
      milliseconds: PART_MS,
    });
    curve.points.push(...points);
    if (done) curve.state = 'done';
  }
}

function linesOf({ game, entries }: Subject): string[] {
  return entries.map((entry) => writeEntry(game, entry));
}

/** Adds to a map that holds so many at most; the oldest goes. */
function keep<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
