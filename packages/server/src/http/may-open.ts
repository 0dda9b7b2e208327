import type { RefusalCode, SeatPlan } from '@quarterdeck/protocol';
import type { Settings } from '../club/settings';
import type { ServerConfig } from '../config';
import { Limiter } from '../limiter';
import type { Store } from '../store';
import type { PlayerRecord } from '../store/people';
import { Turns } from '../tables/turns';
import { HttpError } from './errors';

interface Parts {
  readonly store: Store;
  readonly config: ServerConfig;
  readonly settings: Settings;
  readonly isDraining: () => boolean;
}

/**
 * Lets somebody open a table, or throws when they have had enough tables for now, or the server has. `seats` are those of the
 * table, where they are known. One person's tables are opened one after the other: each counts before the next is allowed.
 */
export type Opening = <T>(player: PlayerRecord, address: string, seats: readonly SeatKind[], open: () => Promise<T>) => Promise<T>;

/** As much of a seat as counts. */
type SeatKind = Pick<SeatPlan, 'kind'>;

/** One measure for every way to a new table: opening it, a rematch, being ready to play. */
export function tableQuota({ store, config, settings, isDraining }: Parts): Opening {
  const opens = new Limiter(config.limits.opens, config.now);
  const turns = new Turns();
  return async (player, address, seats, open) => {
    await turns.enter(player.id);
    try {
      await mayOpen(player, address, seats);
      return await open();
    } finally {
      turns.leave(player.id);
    }
  };

  async function mayOpen(player: PlayerRecord, address: string, seats: readonly SeatKind[]): Promise<void> {
    const { limits } = settings.current;
    const tablesPerPlayer = limits.tables ?? config.limits.tablesPerPlayer;
    const waitingPerPlayer = limits.waiting ?? config.limits.waitingPerPlayer;
    const botTablesPerPlayer = limits.botTables ?? config.limits.botTablesPerPlayer;
    if (isDraining()) throw new HttpError(503, 'DRAINING', 'This server is about to be updated; open the table in a few minutes');
    if (!opens.take(address)) throw new HttpError(429, 'TOO_FAST', 'Too many tables were opened from this address; wait a moment');
    const have = await store.tables.countUnfinished(player.id);
    const tooMany = (code: RefusalCode, most: number, which: string): HttpError =>
      new HttpError(409, code, `You have ${most} ${which}; finish, leave or close some first`, { most });
    if (have.all >= tablesPerPlayer) throw tooMany('TOO_MANY_TABLES', tablesPerPlayer, 'unfinished games');
    if (seats.some(({ kind }) => kind === 'open')) {
      if (have.waiting >= waitingPerPlayer) throw tooMany('TOO_MANY_WAITING', waitingPerPlayer, 'tables that wait for players');
    } else if (seats.length > 0 && seats.every(({ kind }) => kind === 'bot') && have.botsOnly >= botTablesPerPlayer) {
      throw tooMany('TOO_MANY_BOT_TABLES', botTablesPerPlayer, 'tables where only bots play');
    }
    if ((await store.tables.countRunning()) >= config.limits.tables) {
      throw new HttpError(503, 'SERVER_FULL', 'This server has as many tables as it is allowed to have');
    }
  }
}
