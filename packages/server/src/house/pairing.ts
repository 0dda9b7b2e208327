import { randomInt } from 'node:crypto';
import { PACES, type Wish } from '@quarterdeck/protocol';
import { setupFor, type TableEntry } from '@quarterdeck/table';
import { newSecret } from '../people/secrets';
import type { Store } from '../store';
import { text } from '../store/columns';
import type { Sql } from '../store/database';
import type { StoredWish } from '../store/wishes';
import type { Hub } from '../tables/hub';
import { newTable } from '../tables/open-table';
import { prepareTable } from '../tables/prepare';
import { matchWishes, type Party } from './match-wishes';

export interface PairingParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly levels: readonly string[];
  /** The level of bots that fill up. */
  readonly botLevel: string;
  readonly now: () => number;
  readonly mayPair: () => boolean;
  /** A table was opened. */
  readonly paired: (table: string) => void;
  /** Wishes have come or gone. */
  readonly changed: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** How often it is looked whether somebody has waited long enough, or whether another node left something undone. */
const LOOK_EVERY = 2_000;
/** Whoever was not seen for so long is not seated at a live game; and after so long wants none any more. */
const AWAY = 75_000;
const GONE = 10 * 60_000;
/** A wish for a slow game is kept so long. */
const OLDEST = 7 * 24 * 3600_000;

/**
 * Seats those who are ready to play. Choosing, opening the table and taking the wishes away is one transaction:
 * whatever node does it and whenever it ends, a wish comes true once or stays.
 */
export class Pairing {
  readonly #parts: PairingParts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;

  constructor(parts: PairingParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async want(player: string, wish: Wish): Promise<void> {
    const { store, now, changed } = this.#parts;
    // Who says so is here, whatever is stored of when they were seen.
    await store.people.seen([player], now());
    await store.wishes.set(player, wish, now());
    changed();
    await this.#look();
  }

  async leave(player: string): Promise<void> {
    if (await this.#parts.store.wishes.remove(player)) this.#parts.changed();
  }

  /** One look at a time; who asks meanwhile is looked after next. */
  #look(): Promise<void> {
    this.#again = true;
    this.#looking ??= this.#lookAll().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      await this.#seatAll().catch(this.#parts.onFailure);
    }
  }

  async #seatAll(): Promise<void> {
    const { store, hub, now, mayPair, paired, changed } = this.#parts;
    if (!mayPair() || (await store.wishes.all()).length === 0) return;
    const tables: string[] = [];
    const taken = await store.wishes.take(async (wishes, sql) => {
      tables.length = 0;
      const at = now();
      const left = wishes.filter((one) => isOver(one, at));
      const present = wishes.filter((one) => !isOver(one, at) && (one.wish.pace === 'slow' || at - one.seenAt <= AWAY));
      const blocked = await blocks(sql, present);
      const parties = matchWishes(
        present,
        (game) => hub.game(game).seats,
        at,
        (one, other) => blocked.has(`${one} ${other}`),
      );
      for (const party of parties) tables.push(await this.#open(party, sql));
      return [...left, ...parties.flatMap(({ people }) => people)].map(({ player }) => player.id);
    });
    if (taken > 0) changed();
    for (const table of tables) paired(table);
  }

  /** The table of a party, with seats drawn by lot. Everybody is ready: it begins by itself. */
  async #open({ game: id, seats, pace, rated, people }: Party, sql: Sql): Promise<string> {
    const { hub, store, levels, botLevel, now } = this.#parts;
    const [first] = people;
    if (first === undefined) throw new Error('A party of nobody');
    const game = hub.game(id);
    const seed = newSecret();
    const lots = shuffled(seats);
    const plan = Array.from({ length: seats }, (_, i) =>
      i < people.length ? ({ kind: 'open' } as const) : ({ kind: 'bot', level: botLevel } as const),
    );
    const asked = {
      game: id,
      options: {},
      seats: plan,
      clock: PACES[pace],
      access: 'open',
      spectators: true,
      rated,
      onExpiry: 'bot',
    } as const;
    const setup = setupFor(game, first.player, { ...asked, seats: [...plan] }, levels, seed);
    const sits = lots.map((lot, seat): TableEntry => {
      const player = people[lot]?.player;
      return player === undefined ? { k: 'botSat', seat, level: botLevel } : { k: 'sat', seat, player, ready: true };
    });
    const prepared = prepareTable(game, setup, sits, seed, now());
    await store.tables.createIn(sql, newTable(prepared, seed).table);
    return prepared.id;
  }
}

/** Who among them wants nothing to do with whom, both ways round. */
async function blocks(sql: Sql, wishes: readonly StoredWish[]): Promise<ReadonlySet<string>> {
  const waiting = new Set(wishes.map(({ player }) => player.id));
  const rows = await sql.all(
    `SELECT t.player_id, t.other_id FROM ties t JOIN wishes w ON w.player_id = t.player_id WHERE t.kind = 'block'`,
  );
  return new Set(
    rows.flatMap((row) => {
      const [one, other] = [text(row, 'player_id'), text(row, 'other_id')];
      return waiting.has(other) ? [`${one} ${other}`, `${other} ${one}`] : [];
    }),
  );
}

function isOver({ wish, since, seenAt }: StoredWish, now: number): boolean {
  return wish.pace === 'slow' ? now - since > OLDEST : now - seenAt > GONE;
}

function shuffled(n: number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}
