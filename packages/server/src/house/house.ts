import type { HouseNews, HouseTable, Player, TableAsk, TableSummary } from '@quarterdeck/protocol';
import { writeMessage } from '@quarterdeck/protocol';
import { type Change, membersOf } from '@quarterdeck/table';
import type { Presence } from '../presence';
import type { Store } from '../store';
import type { News } from '../store/database';
import type { TableRecord } from '../store/tables';
import type { StoredWish } from '../store/wishes';
import { houseRow, summaryOf } from '../tables/head';
import type { Listener } from '../tables/hub';
import type { Live } from '../tables/live';
import { Here } from './here';
import { FollowedList } from './list';

/** One connection, as the house sees it. */
export interface Guest {
  readonly player: string | undefined;
  send(text: string): void;
}

export interface HouseParts {
  readonly store: Store;
  readonly presence: Presence;
  readonly node: string;
  readonly now: () => number;
  /** The persons who are connected to this node. */
  readonly people: () => ReadonlyMap<string, Player>;
  /** Whoever was asked to a table has nothing to answer any more. */
  readonly answered: (player: string, table: string) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** What happens within a moment is told together. */
const A_MOMENT = 100;
/** Lists are looked at again now and then: a node that ended between a change and its news has told nobody. */
const LOOK_AGAIN = 20_000;
/** Games that are offered to watch. */
const TO_WATCH = 12;

/** A player who follows the house, on one or more connections, and what they were told of their tables. */
interface Follower {
  readonly guests: Set<Guest>;
  readonly mine: Map<string, string>;
  invitations: string;
  wish: string;
}

/**
 * The house as those see it who are not at a table: their own games, open tables, games to watch, who is
 * here, who asks them. Whatever is durable reaches them within a moment, from every node.
 */
export class House implements Listener {
  readonly #parts: HouseParts;
  readonly #guests = new Set<Guest>();
  readonly #followers = new Map<string, Follower>();
  readonly #open = new FollowedList();
  readonly #watch = new FollowedList();
  readonly #here: Here;
  readonly #touched = new Set<string>();
  readonly #asked = new Set<string>();
  /** While nobody follows, nothing is kept up. */
  #stale = true;
  #lists = false;
  #wishes = false;
  #readyText = '';
  #someone = false;
  #hereText = '';
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  readonly #again: NodeJS.Timeout;
  #closed = false;

  constructor(parts: HouseParts) {
    this.#parts = parts;
    this.#here = new Here(parts.store.db, parts.node, parts.now);
    this.#again = setInterval(() => {
      this.#here.repeat().catch(parts.onFailure);
      this.lookAgain();
    }, LOOK_AGAIN);
    this.#again.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#again);
    clearTimeout(this.#timer);
    await this.#telling;
  }

  /** Whether a person is in the house, at any node. */
  isHere(player: string): boolean {
    return this.#here.has(player);
  }

  /** Somebody wants to hear of the house from now on. In turn with what is told, so that nothing falls between. */
  follow(guest: Guest): Promise<void> {
    this.#guests.add(guest);
    return this.#inTurn(async () => {
      // They may have gone before it was their turn.
      if (!this.#guests.has(guest)) return;
      if (this.#stale) await this.#readLists();
      this.#stale = false;
      const wishes = await this.#parts.store.wishes.all();
      const ready = countByGame(wishes);
      const here = this.#here.seen;
      // What was told last may be of a time when others followed: whoever comes now must hear it when it is so again.
      if (JSON.stringify(here) !== this.#hereText) this.#hereText = '';
      if (JSON.stringify(ready) !== this.#readyText) this.#readyText = '';
      const news: HouseNews = { whole: true, open: this.#open.whole, watch: this.#watch.whole, here, ready };
      const own = guest.player === undefined ? {} : await this.#welcome(guest.player, guest, wishes);
      tell([guest], { ...news, ...own });
    });
  }

  unfollow(guest: Guest): void {
    this.#guests.delete(guest);
    if (this.#guests.size === 0) this.#stale = true;
    if (guest.player === undefined) return;
    const follower = this.#followers.get(guest.player);
    follower?.guests.delete(guest);
    if (follower?.guests.size === 0) this.#followers.delete(guest.player);
  }

  changed({ table }: Live, changes: readonly Change[]): void {
    if (changes.some(({ began }) => began) || table.status === 'closed') this.#clearInvitations(table.id);
    if (this.#guests.size === 0) return;
    const concerned = membersOf(table.seats).some((player) => this.#followers.has(player));
    // Who is not at the table any more has it in their list still.
    if (concerned || changes.length === 0 || changes.some(({ info }) => info)) this.touched(table.id);
  }

  /** Something happened at a table, here or at another node. */
  touched(table: string): void {
    if (this.#guests.size === 0) return;
    this.#touched.add(table);
    this.#soon();
  }

  /** Somebody came to the house or left it. */
  seen(): void {
    this.#someone = true;
    this.#soon();
  }

  /** Somebody was asked to a table, or is no longer; the other nodes hear it as well. */
  async invited(player: string): Promise<void> {
    this.#hearInvited(player);
    await this.#parts.store.db.publish([{ kind: 'invited', player }]);
  }

  hear(news: Extract<News, { kind: 'invited' | 'here' }>): void {
    if (news.kind === 'invited') {
      this.#hearInvited(news.player);
      return;
    }
    this.#here.hear(news);
    this.#soon();
  }

  /** Somebody is ready to play, or no longer, or was seated. */
  wished(): void {
    if (this.#guests.size === 0) return;
    this.#wishes = true;
    this.#soon();
  }

  /** News may have been missed: everything that is shown is compared with what there is. */
  lookAgain(): void {
    if (this.#guests.size === 0) return;
    this.#lists = true;
    this.#wishes = true;
    for (const [player, { mine }] of this.#followers) {
      this.#asked.add(player);
      for (const id of mine.keys()) this.#touched.add(id);
    }
    this.#soon();
  }

  #hearInvited(player: string): void {
    if (!this.#followers.has(player)) return;
    this.#asked.add(player);
    this.#soon();
  }

  #clearInvitations(table: string): void {
    const clear = async (): Promise<void> => {
      for (const player of await this.#parts.store.invitations.clear(table)) {
        await this.invited(player);
        await this.#parts.answered(player, table);
      }
    };
    clear().catch(this.#parts.onFailure);
  }

  #soon(): void {
    if (this.#closed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#inTurn(() => this.#tellAll()).catch(this.#parts.onFailure);
    }, A_MOMENT).unref();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.#telling.then(work, work);
    this.#telling = next.catch(() => undefined);
    return next;
  }

  async #tellAll(): Promise<void> {
    if (this.#someone) {
      this.#someone = false;
      await this.#here.update(this.#parts.people());
    }
    if (this.#guests.size === 0) return;
    const touched = [...this.#touched];
    this.#touched.clear();
    try {
      const records = new Map((await this.#parts.store.tables.some(touched)).map((record) => [record.id, record]));
      for (const id of touched) this.#tellMembers(id, records.get(id));
      if (this.#wishes) await this.#tellWishes();
      for (const player of [...this.#asked]) await this.#tellInvitations(player);
      if (this.#lists || touched.some((id) => this.#concernsLists(id, records.get(id)))) {
        this.#lists = false;
        this.#tellEverybody(await this.#readLists());
      }
    } catch (error) {
      // Whoever did not hear of it now hears it with the next.
      for (const id of touched) this.#touched.add(id);
      throw error;
    }
    this.#tellHere();
  }

  #tellEverybody(news: Pick<HouseNews, 'open' | 'watch' | 'here'>): void {
    if (Object.keys(news).length > 0) tell(this.#guests, news);
  }

  #tellHere(): void {
    const here = this.#here.seen;
    const text = JSON.stringify(here);
    if (text === this.#hereText) return;
    this.#hereText = text;
    this.#tellEverybody({ here });
  }

  /** Those who sit at a table, and those who did. */
  #tellMembers(id: string, record: TableRecord | undefined): void {
    const lasts = record !== undefined && isUnfinished(record);
    for (const [player, { guests, mine, invitations }] of this.#followers) {
      if (invitations.includes(id)) this.#asked.add(player);
      const row = lasts ? summaryOf(record, player) : undefined;
      if (row === undefined || row.mine.length === 0) {
        if (mine.delete(id)) tell(guests, { mine: { put: [], gone: [id] } });
        continue;
      }
      const text = JSON.stringify(row);
      if (mine.get(id) === text) continue;
      mine.set(id, text);
      tell(guests, { mine: { put: [row], gone: [] } });
    }
  }

  async #tellWishes(): Promise<void> {
    const wishes = await this.#parts.store.wishes.all();
    this.#wishes = false;
    const ready = countByGame(wishes);
    const text = JSON.stringify(ready);
    if (text !== this.#readyText) tell(this.#guests, { ready });
    this.#readyText = text;
    const own = new Map(wishes.map(({ player, wish, since }) => [player.id, { wish, since }]));
    for (const [player, follower] of this.#followers) {
      const wish = own.get(player) ?? null;
      const said = JSON.stringify(wish);
      if (said === follower.wish) continue;
      follower.wish = said;
      tell(follower.guests, { wish });
    }
  }

  async #tellInvitations(player: string): Promise<void> {
    const follower = this.#followers.get(player);
    if (follower === undefined) {
      this.#asked.delete(player);
      return;
    }
    const invitations = await this.#invitationsOf(player);
    this.#asked.delete(player);
    const text = JSON.stringify(invitations);
    if (text === follower.invitations) return;
    follower.invitations = text;
    tell(follower.guests, { invitations });
  }

  /** What somebody who comes hears of their own affairs. */
  async #welcome(player: string, guest: Guest, wishes: readonly StoredWish[]): Promise<Pick<HouseNews, 'mine' | 'invitations' | 'wish'>> {
    const own = wishes.find((one) => one.player.id === player);
    const wish = own === undefined ? null : { wish: own.wish, since: own.since };
    const put = (await this.#parts.store.tables.unfinished(player)).map((record) => summaryOf(record, player));
    const invitations = await this.#invitationsOf(player);
    const known = this.#followers.get(player);
    const follower: Follower = known ?? { guests: new Set(), mine: new Map(), invitations: '', wish: '' };
    follower.guests.add(guest);
    follower.invitations = JSON.stringify(invitations);
    follower.wish = JSON.stringify(wish);
    for (const row of put) follower.mine.set(row.id, JSON.stringify(row));
    // Somebody may have gone while this was read.
    if (this.#guests.has(guest)) this.#followers.set(player, follower);
    return { mine: { put, gone: [] }, invitations, wish };
  }

  async #invitationsOf(player: string): Promise<TableAsk[]> {
    const { invitations, tables } = this.#parts.store;
    const asked = await invitations.of(player);
    const rows = new Map((await tables.some(asked.map(({ table }) => table))).map((record) => [record.id, record]));
    return asked.flatMap(({ table, by, at, invite }) => {
      const record = rows.get(table);
      // Where the link was taken back, there is no way in any more.
      if (record === undefined || (record.access === 'invited' && invite === undefined)) return [];
      const row = houseRow(record, 0);
      if (row.seats.every(({ kind }) => kind !== 'open') || summaryOf(record, player).mine.length > 0) return [];
      return [{ table: row, by, at, ...(record.access === 'invited' && invite !== undefined ? { invite } : {}) }];
    });
  }

  #concernsLists(id: string, record: TableRecord | undefined): boolean {
    const shown = this.#open.has(id) || this.#watch.has(id);
    if (record === undefined || record.access !== 'open' || !isUnfinished(record)) return shown;
    const row = this.#row(record);
    return !(record.status === 'waiting' ? this.#open : this.#watch).shows(row);
  }

  async #readLists(): Promise<Pick<HouseNews, 'open' | 'watch'>> {
    const { tables } = this.#parts.store;
    const [waiting, running] = await Promise.all([tables.lobby('waiting', undefined), tables.lobby('running', undefined)]);
    const played = running.tables.map((record) => this.#row(record)).sort(byInterest);
    const more = running.next !== undefined || played.length > TO_WATCH;
    const open = this.#open.update(
      waiting.tables.map((record) => this.#row(record)),
      waiting.next !== undefined,
    );
    const watch = this.#watch.update(played.slice(0, TO_WATCH), more);
    return { ...(open === undefined ? {} : { open }), ...(watch === undefined ? {} : { watch }) };
  }

  #row(record: TableRecord): HouseTable {
    return houseRow(record, this.#parts.presence.onlookers(record.id, members(record)));
  }
}

/** How many are ready to play each game. */
function countByGame(wishes: readonly StoredWish[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { wish } of wishes) for (const game of wish.games) counts[game] = (counts[game] ?? 0) + 1;
  return counts;
}

const isUnfinished = ({ status }: TableRecord): boolean => status === 'waiting' || status === 'running';

function members(record: TableRecord): string[] {
  return membersOf(summaryOf(record, undefined).seats);
}

/** Games of people before those of bots, then those that most look at, then those that count. */
function byInterest(a: HouseTable, b: HouseTable): number {
  const persons = ({ seats }: HouseTable): number => seats.filter((seat: TableSummary['seats'][number]) => seat.kind === 'person').length;
  return (
    Number(persons(b) > 1) - Number(persons(a) > 1) ||
    b.watching - a.watching ||
    Number(b.rated) - Number(a.rated) ||
    persons(b) - persons(a)
  );
}

function tell(guests: Iterable<Guest>, news: HouseNews): void {
  const text = writeMessage({ t: 'house', news });
  for (const guest of guests) guest.send(text);
}
