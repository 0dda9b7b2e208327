import type { RefusalCode, SeatPlan } from '@quarterdeck/protocol';
import type { Settings } from '../club/settings';
import type { ServerConfig } from '../config';
import { Limiter } from '../limiter';
import type { Store } from '../store';
import type { PlayerRecord } from '../store/people';
import { HttpError } from './errors';

interface Parts {
  readonly store: Store;
  readonly config: ServerConfig;
  readonly settings: Settings;
  readonly isDraining: () => boolean;
}

/** Throws when somebody has had enough tables for now, or the server has. `seats` are those of the table, where they are known. */
export type MayOpen = (player: PlayerRecord, address: string, seats?: readonly SeatPlan[]) => Promise<void>;

/** One measure for every way to a new table: opening it, a rematch, being ready to play. */
export function tableQuota({ store, config, settings, isDraining }: Parts): MayOpen {
  const opens = new Limiter(config.limits.opens, config.now);
  return async (player, address, seats = []) => {
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
  };
}
