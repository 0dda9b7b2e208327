import { Readable } from 'node:stream';
import type { Readers } from '../readers/readers';
import type { Store } from '../store';
import { summaryOf } from '../tables/head';

export interface ExportWish {
  readonly game: string | undefined;
  readonly seats: number | undefined;
  readonly rated: boolean;
  readonly since: number;
  readonly until: number;
}

/**
 * Finished public games one after the other, a line of JSON each with the game file in it. The next is only
 * fetched when the last has gone out, and whole games are read in the readers' thread: a slow or greedy reader
 * holds up nobody but themselves.
 */
export function exported(store: Store, readers: Readers, wish: ExportWish, who: string): Readable {
  return Readable.from(lines(store, readers, wish, who));
}

async function* lines(store: Store, readers: Readers, wish: ExportWish, who: string): AsyncGenerator<string> {
  let after: readonly [at: number, id: string] = [wish.since - 1, ''];
  for (;;) {
    const page = await store.results.publicGames(wish.game, wish.seats, wish.rated, after, wish.until);
    for (const { table, endedAt } of page) {
      after = [endedAt, table];
      const record = await store.tables.get(table);
      if (record === undefined) continue;
      const { seats, clock, result, rated } = summaryOf(record, undefined);
      const history = await readers.history(table, record.seq, who).catch(() => undefined);
      const players = seats.map(({ player, level }) => player?.name ?? level ?? '');
      if (history?.file !== undefined)
        yield `${JSON.stringify({ table, game: record.game, endedAt, players, rated, clock, result, file: history.file })}\n`;
    }
    if (page.length === 0) return;
  }
}
