import { refuse } from '@quarterdeck/protocol';
import { HttpError, refusedBy } from '../http/errors';
import { Limiter, type Rate } from '../limiter';
import type { Messenger } from '../messenger';
import type { Store } from '../store';
import type { PlayerRecord } from '../store/people';
import type { House } from './house';

/** Invitations that one person may have open. */
const MOST_INVITATIONS = 20;
/** How often somebody may ask the same person: whoever said no is not asked for ever. */
const ONE_PERSON = { perSecond: 1 / 600, burst: 5 };

export interface InvitingParts {
  readonly store: Store;
  readonly house: House;
  readonly messenger: Messenger;
  readonly rate: Rate;
  readonly now: () => number;
}

/** Asking persons to a table: those who are here see it at once, others are told as they want to be. */
export class Inviting {
  readonly #parts: InvitingParts;
  readonly #asks: Limiter;
  readonly #asksOne: Limiter;

  constructor(parts: InvitingParts) {
    this.#parts = parts;
    this.#asks = new Limiter(parts.rate, parts.now);
    this.#asksOne = new Limiter(ONE_PERSON, parts.now);
  }

  /** Throws when this person is not to be asked, or not by this one; it counts as a question. */
  async mustBeAskable(by: PlayerRecord, player: string): Promise<void> {
    const { store } = this.#parts;
    if ((await store.people.byId(player)) === undefined) throw new HttpError(404, 'NO_SUCH_PLAYER', 'There is no such player');
    if (await store.ties.isBlocked(by.id, [player])) throw refusedBy(refuse('NOT_WELCOME'));
    if (!this.#asks.take(by.id) || !this.#asksOne.take(`${by.id} ${player}`))
      throw new HttpError(429, 'TOO_FAST', 'You have asked many; wait a moment');
    if ((await store.invitations.count(player)) >= MOST_INVITATIONS)
      throw new HttpError(409, 'TOO_MANY_ASKED', 'This player has many invitations already', { most: MOST_INVITATIONS });
  }

  async ask(by: PlayerRecord, player: string, table: string, game: string): Promise<void> {
    const { store, house, now } = this.#parts;
    await store.invitations.add(table, player, by.id, now());
    await house.invited(player);
    await this.tell(by, player, table, game);
  }

  /** Tells somebody who is not in the house that a table waits for them. */
  async tell(by: PlayerRecord, player: string, table: string, game: string): Promise<void> {
    const { store, house, messenger } = this.#parts;
    if (house.isHere(player)) return;
    const invite = await store.tables.invite(table);
    const about = { kind: 'invitation', table, game, by: by.name, ...(invite === undefined ? {} : { invite }) } as const;
    await messenger.tell({ id: letterOf(table, player), player, about });
  }

  /** Somebody does not come. */
  async decline(player: string, table: string): Promise<void> {
    const { store, house } = this.#parts;
    await store.invitations.remove(table, player);
    await house.invited(player);
    await this.answered(player, table);
  }

  /** Nobody has to be told of it any more. */
  answered(player: string, table: string): Promise<void> {
    return this.#parts.messenger.withdraw(letterOf(table, player));
  }
}

function letterOf(table: string, player: string): string {
  return `ask/${table}/${player}`;
}
