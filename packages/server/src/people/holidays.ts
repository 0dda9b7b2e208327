import { randomUUID } from 'node:crypto';
import type { Change } from '@quarterdeck/table';
import type { Store } from '../store';
import type { Hub, Listener } from '../tables/hub';
import type { Live } from '../tables/live';

export interface HolidaysParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly onFailure: (error: unknown) => void;
}

/** Lets persons go on holiday: at every slow table of theirs that allows it the log says so, and their clock stands still. */
export class PersonsHolidays implements Listener {
  readonly #parts: HolidaysParts;

  constructor(parts: HolidaysParts) {
    this.#parts = parts;
  }

  /** A game that begins while somebody is away finds them away. */
  changed(live: Live, changes: readonly Change[], own: boolean): void {
    if (!own || !allowsHolidays(live) || !changes.some(({ began }) => began === true)) return;
    for (const { player } of live.table.seats)
      if (player !== undefined) void this.#apply(live.table.id, player.id).catch(this.#parts.onFailure);
  }

  /** Until then, or with 0 back again; asking again changes nothing. */
  async set(player: string, until: number): Promise<void> {
    const { store } = this.#parts;
    await store.people.goAway(player, until);
    for (const { id } of await store.tables.unfinished(player)) await this.#apply(id, player);
  }

  async #apply(table: string, player: string): Promise<void> {
    const { store, hub } = this.#parts;
    const until = (await store.people.awayUntil(player)) ?? 0;
    const seats = await hub.read(table, (live) =>
      allowsHolidays(live) ? live.table.seats.flatMap((seat, i) => (seat.player?.id === player ? [i] : [])) : [],
    );
    for (const seat of seats ?? []) {
      await hub.act(table, `away-${randomUUID()}`, (live) => {
        const now = hub.now();
        const { away = 0 } = live.table.seats[seat] ?? {};
        const goes = until > now && live.table.holidays.left(seat, now) > 0;
        const isAway = away > now;
        return live.table.status === 'running' && (goes ? away !== until : isAway)
          ? { k: 'away', seat, until: goes ? until : 0 }
          : undefined;
      });
    }
  }
}

function allowsHolidays({ table }: Live): boolean {
  const { clock } = table.setup;
  return table.status === 'running' && clock.kind === 'slow' && (clock.holidays ?? 0) > 0;
}
