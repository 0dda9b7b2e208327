import { type AnyGame, plainRng, type Rng } from '@quarterdeck/kernel';
import type { WebSocket } from 'ws';

/** What a load was answered with; times from sending a move until every socket at the table has heard of it. */
export interface Load {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
}

/**
 * One table of programs that play random moves, each seat on a socket of its own. What a server is
 * asked and how it answers is for the subclasses. One seat's messages are read for all: the driver
 * shares a small machine with the server it measures.
 */
export abstract class BusyTable {
  readonly seats: number;
  readonly #game: AnyGame;
  readonly #rng: Rng;
  #running = false;
  #sentAt = 0;
  #waitingFor = 0;
  #reached: (() => void) | undefined;
  #moves = 0;
  #goal = 0;
  times: number[] = [];
  bytes: number[] = [];

  constructor(game: AnyGame, seats: number, seed: number) {
    this.#game = game;
    this.seats = seats;
    this.#rng = plainRng(seed);
  }

  /** A new game with everybody connected. */
  abstract open(): Promise<void>;
  abstract close(): void;
  /** Bytes until a new socket knows the position; with `behind`, one that missed only so many steps. */
  abstract bytesToJoin(behind?: number): Promise<number>;
  /** The position as far as it matters for finding moves. */
  protected abstract get position(): unknown;
  protected abstract send(seat: number, move: string): void;

  run(): void {
    this.#running = true;
    this.playOne();
  }

  stop(): void {
    this.#running = false;
  }

  /** Plays on until this many moves were made in one game, or the time is up; gives how many there are. */
  async reach(moves: number, seconds: number): Promise<number> {
    this.#goal = moves;
    const reached = new Promise<void>((resolve) => (this.#reached = resolve));
    this.run();
    await Promise.race([reached, sleep(seconds * 1000)]);
    this.stop();
    return this.#moves;
  }

  forget(): void {
    this.times = [];
    this.bytes = [];
  }

  /** Sends one random move of whoever is to move; false while the last one is on its way. */
  playOne(): boolean {
    if (this.#waitingFor > 0) return false;
    const turn = this.#game.turn(this.position);
    if (turn.kind !== 'seats') {
      this.#waitingFor = this.seats;
      void this.#again();
      return false;
    }
    const seat = turn.seats[0] ?? 0;
    const moves = this.#game.moves(this.position, seat);
    const move = this.#game.notation.writeMove(moves[this.#rng.below(moves.length)]);
    this.#waitingFor = this.seats;
    this.#sentAt = performance.now();
    this.send(seat, move);
    return true;
  }

  /** One more socket has heard of the move. */
  protected heard(bytes: number): void {
    this.bytes.push(bytes);
    this.#waitingFor--;
    if (this.#waitingFor > 0) return;
    this.times.push(performance.now() - this.#sentAt);
    this.#moves++;
    if (this.#moves === this.#goal) this.#reached?.();
    else if (this.#running) this.playOne();
  }

  async #again(): Promise<void> {
    this.close();
    await this.open();
    this.#moves = 0;
    this.#waitingFor = 0;
    if (this.#running) this.playOne();
  }
}

/** Many tables that keep one server busy. */
export class Fleet {
  readonly #tables: readonly BusyTable[];

  private constructor(tables: readonly BusyTable[]) {
    this.#tables = tables;
  }

  static async open(count: number, table: (i: number) => BusyTable): Promise<Fleet> {
    const tables = Array.from({ length: count }, (_, i) => table(i));
    await eachOf(tables, (one) => one.open());
    return new Fleet(tables);
  }

  /** Every table plays as fast as the server answers. */
  async saturate(seconds: number): Promise<Load> {
    const begun = this.#begin();
    await this.warmUp(seconds);
    const stalled = this.#tables.filter(({ times }) => times.length === 0).length;
    if (stalled > 0) throw new Error(`${stalled} of ${this.#tables.length} tables did not finish a single move in ${seconds} s`);
    return this.#sum(begun);
  }

  /** The same without looking at the figures. */
  async warmUp(seconds: number): Promise<void> {
    for (const table of this.#tables) table.run();
    await sleep(seconds * 1000);
    for (const table of this.#tables) table.stop();
  }

  /** Moves at a steady rate over all tables. */
  async pace(perSecond: number, seconds: number): Promise<Load> {
    const begun = this.#begin();
    let next = 0;
    for (let sent = 0; sent < perSecond * seconds; ) {
      const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
      for (; sent < due; sent++) {
        for (let tries = 0; tries < this.#tables.length; tries++) {
          if (this.#tables[next++ % this.#tables.length]?.playOne() === true) break;
        }
      }
      await sleep(1);
    }
    return this.#sum(begun);
  }

  close(): void {
    for (const table of this.#tables) {
      table.stop();
      table.close();
    }
  }

  #begin(): number {
    for (const table of this.#tables) table.forget();
    return performance.now();
  }

  #sum(begun: number): Load {
    const seconds = (performance.now() - begun) / 1000;
    const times = this.#tables.flatMap((table) => table.times).sort((a, b) => a - b);
    const bytes = this.#tables.flatMap((table) => table.bytes).sort((a, b) => a - b);
    return {
      movesPerSecond: times.length / seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      bytesPerMove: quantile(bytes, 0.5),
    };
  }
}

/** Does the work for all, some at a time. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const one of left) await work(one);
    }),
  );
}

export async function opened(socket: WebSocket): Promise<void> {
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
}

export async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
