import { type CurvePoint, curveLength, type Judgement } from '@quarterdeck/bots';
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

/** Curves are worked out in parts of this length, so that somebody who waits for an answer is not kept waiting by them. */
const PART_MS = 250;

/** Thinking time for the best moves at one moment. */
const BEST_MS = 800;

/** Finished games whose results are kept. */
const KEPT_CURVES = 200;
const KEPT_MOMENTS = 1000;

export interface AnalystLimits {
  /** Pieces of work that may wait altogether; whoever comes then is sent away. */
  readonly most: number;
  /** The same for one person or network. */
  readonly mostEach: number;
}

/**
 * Looks at finished games, in a thread of its own that gives way to bots at tables and is shared
 * fairly by those who ask. What was worked out is kept, and a finished game does not change, so each
 * is worked out once.
 */
export class Analyst {
  readonly #pool: BotPool;
  readonly #limits: AnalystLimits;
  readonly #onFailure: (error: unknown) => void;
  readonly #curves = new Map<string, Curve>();
  readonly #moments = new Map<string, Promise<Judgement>>();
  /** Pieces of work under way, by who asked for them. */
  readonly #asking = new Map<string, number>();
  #closed = false;

  constructor(pool: BotPool, limits: AnalystLimits, onFailure: (error: unknown) => void) {
    this.#pool = pool;
    this.#limits = limits;
    this.#onFailure = onFailure;
  }

  /** The curve as far as it is known; begins to work it out on behalf of `who`. Undefined when too much is waiting already. */
  curve(subject: Subject, who: string): Curve | undefined {
    const known = this.#curves.get(subject.table);
    if (known !== undefined) return known;
    if (!this.#mayAsk(who)) return undefined;
    const curve: Curve = { points: [], of: curveLength(subject.entries), state: 'working' };
    keep(this.#curves, subject.table, curve, KEPT_CURVES);
    void this.#counted(who, () => this.#work(subject, curve, who)).catch((error: unknown) => {
      curve.state = 'failed';
      if (!this.#closed) this.#onFailure(error);
    });
    return curve;
  }

  /** The best moves of a seat after the first `n` entries. Undefined when too much is waiting already. */
  best(subject: Subject, n: number, seat: number, who: string): Promise<Judgement> | undefined {
    const key = `${subject.table} ${n} ${seat}`;
    const known = this.#moments.get(key);
    if (known !== undefined) return known;
    if (!this.#mayAsk(who)) return undefined;
    const { game, config, table } = subject;
    const lines = linesOf(subject);
    const account = { owner: who, milliseconds: BEST_MS };
    const asked = this.#counted(who, () =>
      this.#pool.ask<'best'>(account, table, { kind: 'best', game: game.id, config, lines, n, seat, milliseconds: BEST_MS }),
    );
    keep(this.#moments, key, asked, KEPT_MOMENTS);
    asked.catch(() => this.#moments.delete(key));
    return asked;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.close();
  }

  #mayAsk(who: string): boolean {
    let all = 0;
    for (const count of this.#asking.values()) all += count;
    return all < this.#limits.most && (this.#asking.get(who) ?? 0) < this.#limits.mostEach;
  }

  async #counted<T>(who: string, work: () => Promise<T>): Promise<T> {
    this.#asking.set(who, (this.#asking.get(who) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (this.#asking.get(who) ?? 1) - 1;
      if (left > 0) this.#asking.set(who, left);
      else this.#asking.delete(who);
    }
  }

  async #work(subject: Subject, curve: Curve, who: string): Promise<void> {
    const { game, config, table } = subject;
    const lines = linesOf(subject);
    const account = { owner: who, milliseconds: PART_MS };
    while (curve.state === 'working') {
      const after = curve.points.at(-1)?.n ?? -1;
      const part = await this.#pool.ask<'curve'>(account, table, {
        kind: 'curve',
        game: game.id,
        config,
        lines,
        after,
        milliseconds: PART_MS,
      });
      curve.points.push(...part.points);
      if (part.done) curve.state = 'done';
    }
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
