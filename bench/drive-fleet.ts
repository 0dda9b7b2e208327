import { type AnyGame, plainRng, type Rng } from '@quarterdeck/kernel';
import type { WebSocket } from 'ws';

/** What a load was answered with; times from sending a move until every socket at the table has heard of it. */
export interface Load {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
  /** Tables that had played all games opened ahead; they stood still from then on. */
  readonly dry: number;
}

/**
 * One game with everybody connected, each seat on a socket of its own. What a server is asked and how
 * it answers is for those who implement this. One seat's messages are read for all: the driver shares
 * a small machine with the server it measures.
 */
export interface OpenGame {
  /** The position as far as it matters for finding moves. */
  readonly position: unknown;
  /** Called when one more socket has heard of the last move. */
  onHeard: (bytes: number) => void;
  send(seat: number, move: string): void;
  /** Bytes until a new socket knows the position; with `behind`, one that missed only so many steps. */
  bytesToJoin(behind?: number): Promise<number>;
  /** A seat's connection breaks and comes back. */
  comeAgain?(seat: number): Promise<void>;
  close(): void;
}

/** One table of programs that play random moves, game after game. */
export class BusyTable {
  readonly #game: AnyGame;
  readonly #seats: number;
  readonly #rng: Rng;
  readonly #open: () => Promise<OpenGame>;
  #now: OpenGame | undefined;
  #ready: OpenGame[] = [];
  #over: OpenGame[] = [];
  #running = false;
  #sentAt = 0;
  #waitingFor = 0;
  #quiet: (() => void) | undefined;
  #moves = 0;
  #goal = Number.POSITIVE_INFINITY;
  #reached: (() => void) | undefined;
  times: number[] = [];
  bytes: number[] = [];
  /** Games that were begun since `forget`. */
  begun = 0;
  isDry = false;

  constructor(game: AnyGame, seats: number, seed: number, open: () => Promise<OpenGame>) {
    this.#game = game;
    this.#seats = seats;
    this.#rng = plainRng(seed);
    this.#open = open;
  }

  /** Opens so many games ahead: nothing is opened while something is measured. */
  async prepare(ahead: number): Promise<void> {
    for (const game of this.#over.splice(0)) game.close();
    this.#now ??= await this.#open();
    while (this.#ready.length < ahead) this.#ready.push(await this.#open());
  }

  close(): void {
    this.stop();
    for (const game of [this.#now, ...this.#ready, ...this.#over]) game?.close();
  }

  run(): void {
    this.#running = true;
    this.playOne();
  }

  stop(): void {
    this.#running = false;
  }

  /** Resolves when everybody has heard of the last move. */
  async quiet(): Promise<void> {
    if (this.#waitingFor > 0) await new Promise<void>((resolve) => (this.#quiet = resolve));
  }

  /** Plays on until this many moves were made in one game, or the time is up; gives the game and how many there are. */
  async reach(moves: number, seconds: number): Promise<{ game: OpenGame; moves: number }> {
    await this.prepare(0);
    this.#goal = moves;
    const reached = new Promise<void>((resolve) => (this.#reached = resolve));
    this.run();
    await Promise.race([reached, sleep(seconds * 1000)]);
    this.stop();
    await this.quiet();
    if (this.#now === undefined) throw new Error('The game was over too early');
    return { game: this.#now, moves: this.#moves };
  }

  /** Does something between two moves; nothing when a move is under way. */
  async aside(work: (game: OpenGame | undefined) => Promise<void>): Promise<void> {
    if (this.#waitingFor > 0) return;
    this.#waitingFor = this.#seats;
    await work(this.#now);
    this.#waitingFor = 0;
  }

  forget(): void {
    this.times = [];
    this.bytes = [];
    this.begun = 0;
    this.isDry = false;
  }

  /** Sends one random move of whoever is to move; false while the last one is on its way. */
  playOne(): boolean {
    if (this.#waitingFor > 0) return false;
    let turn = this.#now === undefined ? undefined : this.#game.turn(this.#now.position);
    if (turn?.kind !== 'seats') {
      if (!this.#nextGame()) return false;
      turn = this.#game.turn(this.#now?.position);
    }
    if (this.#now === undefined || turn.kind !== 'seats') throw new Error('A new game waits for nobody');
    const seat = turn.seats[0] ?? 0;
    const moves = this.#game.moves(this.#now.position, seat);
    const move = this.#game.notation.writeMove(moves[this.#rng.below(moves.length)]);
    this.#waitingFor = this.#seats;
    this.#now.onHeard = (bytes) => this.#heard(bytes);
    this.#sentAt = performance.now();
    this.#now.send(seat, move);
    return true;
  }

  #heard(bytes: number): void {
    this.bytes.push(bytes);
    this.#waitingFor--;
    if (this.#waitingFor > 0) return;
    this.times.push(performance.now() - this.#sentAt);
    this.#moves++;
    this.#quiet?.();
    if (this.#moves === this.#goal) this.#reached?.();
    else if (this.#running) this.playOne();
  }

  #nextGame(): boolean {
    const next = this.#ready.shift();
    if (next === undefined) {
      this.isDry = true;
      this.#reached?.();
      return false;
    }
    if (this.#now !== undefined) this.#over.push(this.#now);
    this.#now = next;
    this.#moves = 0;
    this.begun++;
    return true;
  }
}

/** Games that a table has ready before anybody knows how quickly it plays. */
const FIRST_GUESS = 2;

/** Many tables that keep one server busy. */
export class Fleet {
  readonly #tables: readonly BusyTable[];
  #ahead: number;

  private constructor(tables: readonly BusyTable[], ahead: number) {
    this.#tables = tables;
    this.#ahead = ahead;
  }

  static async open(count: number, table: (i: number) => BusyTable, ahead = FIRST_GUESS): Promise<Fleet> {
    const tables = Array.from({ length: count }, (_, i) => table(i));
    const fleet = new Fleet(tables, ahead);
    await fleet.prepare();
    return fleet;
  }

  /** As many games ahead as the last round used up, and some more. */
  async prepare(): Promise<void> {
    const used = Math.max(...this.#tables.map(({ begun, isDry }) => begun + (isDry ? 1 : 0)));
    this.#ahead = Math.max(this.#ahead, Math.ceil(used * 1.5));
    await eachOf(this.#tables, (one) => one.prepare(this.#ahead));
  }

  /** Every table plays as fast as the server answers. */
  async saturate(seconds: number): Promise<Load> {
    const begun = this.#begin();
    for (const table of this.#tables) table.run();
    await sleep(seconds * 1000);
    for (const table of this.#tables) table.stop();
    const load = this.#sum(begun);
    const stalled = this.#tables.filter(({ times }) => times.length === 0).length;
    if (stalled > 0) throw new Error(`${stalled} of ${this.#tables.length} tables did not finish a single move in ${seconds} s`);
    await this.#quiet();
    return load;
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
    const load = this.#sum(begun);
    await this.#quiet();
    return load;
  }

  close(): void {
    for (const table of this.#tables) table.close();
  }

  async #quiet(): Promise<void> {
    await Promise.race([Promise.all(this.#tables.map((table) => table.quiet())), sleep(2000)]);
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
      moves: times.length,
      movesPerSecond: times.length / seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      bytesPerMove: quantile(bytes, 0.5),
      dry: this.#tables.filter(({ isDry }) => isDry).length,
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

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
