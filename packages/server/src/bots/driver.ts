import { randomInt } from 'node:crypto';
import { expectedTime } from '@quarterdeck/bots';
import type { Change } from '@quarterdeck/table';
import { DatabaseAway } from '../store/database';
import type { Commands } from '../tables/commands';
import type { Hub, Listener } from '../tables/hub';
import type { Live } from '../tables/live';
import type { BotPool } from './pool';

/** Refusals that only say that the game has gone on meanwhile. */
const OVERTAKEN = new Set(['NO_SUCH_TABLE', 'OTHER_COMMAND', 'STALE', 'NOT_YOUR_TURN', 'NOT_YOUR_SEAT', 'GAME_OVER', 'NOT_RUNNING']);

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
  #closed = false;

  constructor(hub: Hub, pool: BotPool, commands: () => Commands, onFailure: (error: unknown) => void) {
    this.#hub = hub;
    this.#pool = pool;
    this.#commands = commands;
    this.#onFailure = onFailure;
  }

  changed(live: Live, _changes: readonly Change[], own: boolean): void {
    if (own) this.consider(live);
  }

  /** Asks for every bot that must decide. Returns at once. */
  consider(live: Live): void {
    if (this.#closed) return;
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
    const move = await this.#pool.ask<'move'>({ owner: table.setup.host, milliseconds: expectedTime(level) }, bot, {
      kind: 'move',
      game: game.id,
      config,
      view,
      seat,
      level,
      bot,
      random: randomInt(2 ** 32),
    });
    const command = { do: 'play', seat, move, at: seq } as const;
    const outcome = await this.#hub.command(table.id, { kind: 'bot' }, `${seq}-${seat}`, command, this.#commands().ordinary);
    if (!outcome.ok && !OVERTAKEN.has(outcome.reason.code)) {
      throw new Error(`A bot of ${game.id} chose "${move}", which is refused: ${outcome.reason.code}`);
    }
  }
}
