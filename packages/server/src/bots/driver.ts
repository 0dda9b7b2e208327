import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectedTime } from '@quarterdeck/bots';
import { type Change, isPersonDriven, PLAY_UNTIL } from '@quarterdeck/table';
import { DatabaseAway } from '../store/database';
import type { Commands } from '../tables/commands';
import type { Hub, Listener } from '../tables/hub';
import type { Live } from '../tables/live';
import type { BotPool } from './pool';

/** Refusals that only say that the game has gone on meanwhile. */
const OVERTAKEN = new Set([
  'NO_SUCH_TABLE',
  'OTHER_COMMAND',
  'STALE',
  'NOT_YOUR_TURN',
  'NOT_YOUR_SEAT',
  'GAME_OVER',
  'NOT_RUNNING',
  'LOG_FULL',
]);

/** A bot that failed rests so long; one whose move could not be stored, only a moment. */
const REST = 60_000;
const MOMENT = 500;

/** Lets bots move where it is their turn. Their moves go through the same door as everybody's. */
export class BotDriver implements Listener {
  readonly #hub: Hub;
  readonly #pool: BotPool;
  readonly #commands: () => Commands;
  readonly #onFailure: (error: unknown) => void;
  readonly #thinking = new Set<string>();
  /** Until when bots that failed are given a rest; or they would fail every second. */
  readonly #resting = new Map<string, number>();
  readonly #pause: number;
  /** When bots among themselves move next, by the host of their tables. */
  readonly #nextAt = new Map<string, number>();
  #closed = false;

  /** Bots among themselves make one move every `pause` milliseconds at all tables of one host together. */
  constructor(hub: Hub, pool: BotPool, pause: number, commands: () => Commands, onFailure: (error: unknown) => void) {
    this.#hub = hub;
    this.#pool = pool;
    this.#pause = pause;
    this.#commands = commands;
    this.#onFailure = onFailure;
  }

  changed(live: Live, _changes: readonly Change[], own: boolean): void {
    if (own) this.consider(live);
  }

  /** Asks for every bot that must decide. Returns at once. */
  consider(live: Live): void {
    if (this.#closed) return;
    if (live.table.seq >= PLAY_UNTIL) {
      this.#giveUp(live);
      return;
    }
    for (const seat of live.table.botSeats) {
      const key = `${live.table.id}:${seat}`;
      if (this.#thinking.has(key) || this.#hub.now() < (this.#resting.get(key) ?? 0)) continue;
      this.#resting.delete(key);
      this.#thinking.add(key);
      this.#think(live, seat)
        .finally(() => this.#thinking.delete(key))
        .then(() => this.#hub.read(live.table.id, (now) => this.consider(now)))
        .catch((error: unknown) => {
          if (this.#closed) return;
          this.#onFailure(error);
          if (error instanceof DatabaseAway) this.#again(live.table.id);
          else this.#resting.set(key, this.#hub.now() + REST);
        });
    }
  }

  /** Bots that have not come to an end never will; where somebody has a seat it is theirs to say so. */
  #giveUp({ table }: Live): void {
    if (table.status !== 'running' || table.seats.some((seat) => seat.kind === 'person' && seat.resigned !== true)) return;
    this.#hub
      .act(table.id, 'endless', ({ table }) => (table.status === 'running' ? { k: 'ended', how: 'abandoned' } : undefined))
      .catch(this.#onFailure);
  }

  /** Where no person decides, bots move as fast as one can follow: what they do costs everybody who shares the server. */
  async #pace({ seats, setup }: Live['table']): Promise<void> {
    if (this.#pause === 0 || seats.some(isPersonDriven)) return;
    const now = performance.now();
    const at = Math.max(now, this.#nextAt.get(setup.host) ?? 0);
    // Whoever comes first after a while clears away those who are through.
    if (at === now) for (const [host, next] of this.#nextAt) if (next <= now) this.#nextAt.delete(host);
    this.#nextAt.set(setup.host, at + this.#pause);
    await sleep(at - now, undefined, { ref: false });
  }

  /** Tries again until the database answers. */
  #again(table: string): void {
    setTimeout(() => {
      if (this.#closed) return;
      this.#hub
        .read(table, (now) => this.consider(now))
        .catch((error: unknown) => {
          if (error instanceof DatabaseAway) this.#again(table);
          else this.#onFailure(error);
        });
    }, MOMENT).unref();
  }

  close(): void {
    this.#closed = true;
  }

  async #think({ table }: Live, seat: number): Promise<void> {
    const { seq, game } = table;
    const level = table.seats[seat]?.level ?? '';
    // Taken now, before anything else can happen at this table.
    const view = game.view(table.playing.state, seat);
    const bot = `${table.id}:${seat}`;
    const { config } = table.playing;
    const [move] = await Promise.all([
      this.#pool.ask<'move'>({ owner: table.setup.host, milliseconds: expectedTime(level) }, bot, {
        kind: 'move',
        game: game.id,
        config,
        view,
        seat,
        level,
        bot,
        random: randomInt(2 ** 32),
      }),
      this.#pace(table),
    ]);
    const command = { do: 'play', seat, move, at: seq } as const;
    const outcome = await this.#hub.command(table.id, { kind: 'bot' }, `${seq}-${seat}`, command, this.#commands().ordinary);
    if (!outcome.ok && !OVERTAKEN.has(outcome.reason.code)) {
      throw new Error(`A bot of ${game.id} chose "${move}", which is refused: ${outcome.reason.code}`);
    }
  }
}
