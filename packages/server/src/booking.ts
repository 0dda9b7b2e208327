import { type Table, Unplayable } from '@quarterdeck/table';
import { type RatedResult, whyUnrated } from './ratings';
import type { Store } from './store';
import type { Hub, Listener } from './tables/hub';
import type { Live } from './tables/live';

/** Books finished rated games. What a crash left open is booked at the next start. */
export class Booking implements Listener {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #onFailure: (error: unknown) => void;

  constructor(store: Store, hub: Hub, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#hub = hub;
    this.#onFailure = onFailure;
  }

  changed({ table }: Live): void {
    const result = ratedResult(table);
    if (result !== undefined)
      this.#store.ratings.book(table.id, table.setup.game, result, table.endedAt ?? this.#hub.now()).catch(this.#onFailure);
  }

  async bookLeftOvers(): Promise<void> {
    for (const id of await this.#store.ratings.unbooked()) {
      try {
        const result = await this.#hub.read(id, ({ table }) => ({ game: table.setup.game, rated: ratedResult(table), at: table.endedAt }));
        if (result?.rated !== undefined) await this.#store.ratings.book(id, result.game, result.rated, result.at ?? this.#hub.now());
      } catch (error) {
        // It is booked when a server with its rules starts; one table must not keep the others from it.
        if (!(error instanceof Unplayable)) this.#onFailure(error);
      }
    }
  }
}

/** What a finished game says about its players; undefined when it does not count. */
function ratedResult(table: Table): RatedResult | undefined {
  if (!table.setup.rated || table.result === undefined || table.result.how === 'abandoned') return undefined;
  const players = table.seats.flatMap((seat) => (seat.player === undefined ? [] : [seat.player.id]));
  const teams = table.run === undefined ? undefined : table.game.teams?.(table.run.config);
  const result: RatedResult = { players, ranks: table.result.ranks, ...(teams === undefined ? {} : { teams }) };
  return whyUnrated(result) === undefined ? result : undefined;
}
