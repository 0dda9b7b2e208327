import type { Me, Player, Profile, Program, Rating } from '@quarterdeck/protocol';
import { displayRating, type Rating as StoredRating } from '../ratings';
import type { Store } from '../store';
import type { PlayerRecord } from '../store/people';
import { hashed, newId, newRecoveryCode, newSecret, oneTimeCode, operatorToken, sameText, sign, tidyCode, unsign } from './secrets';

export const COOKIE = 'quarterdeck';
/** Stays with a browser whoever uses it, so that a ban can keep it out. */
export const DEVICE_COOKIE = 'quarterdeck-device';
const TOKEN_MARK = 'qd_';
/** How often the desk has been claimed, or a new code was asked for: each time another code counts. */
const CLAIMS = 'claims';

/** Whoever can read the database acts as this, from the command line. */
export const OPERATOR: PlayerRecord = {
  id: 'operator',
  name: '(command line)',
  createdAt: 0,
  seenAt: 0,
  program: true,
  hasRecovery: false,
  session: 0,
  role: 'owner',
  network: undefined,
  device: undefined,
};

/** Somebody else has this name, or one that looks like it. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
  readonly wanted: string;
  /** A name like it that nobody has. */
  readonly free: string;

  constructor(wanted: string, free: string) {
    super(`"${wanted}" is taken, or looks like a name that is; "${free}" is free`);
    this.wanted = wanted;
    this.free = free;
  }
}

/** Who somebody is, and how they prove it. */
export class People {
  readonly #store: Store;
  readonly #secret: string;
  readonly #now: () => number;

  constructor(store: Store, secret: string, now: () => number) {
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  async newGuest(name: string): Promise<PlayerRecord> {
    const id = newId();
    if (!(await this.#store.people.add({ id, name, at: this.#now(), program: false }))) throw await this.#taken(name);
    return this.#known(id);
  }

  async newProgram(name: string): Promise<Program> {
    const id = newId();
    const token = `${TOKEN_MARK}${newSecret()}`;
    const added = await this.#store.people.add({ id, name, at: this.#now(), program: true, tokenHash: hashed(token) });
    if (!added) throw await this.#taken(name);
    return { player: playerOf(await this.#known(id)), token };
  }

  /** A new token for a program; the old one stops working. */
  async newToken(id: string): Promise<string> {
    const token = `${TOKEN_MARK}${newSecret()}`;
    await this.#store.people.setToken(id, hashed(token));
    return token;
  }

  async rename(id: string, name: string): Promise<PlayerRecord> {
    if (!(await this.#store.people.rename(id, name))) throw await this.#taken(name);
    return this.#known(id);
  }

  async newRecoveryCode(id: string): Promise<string> {
    const code = newRecoveryCode();
    await this.#store.people.setRecovery(id, hashed(tidyCode(code)));
    return code;
  }

  recover(code: string): Promise<PlayerRecord | undefined> {
    return this.#store.people.byRecovery(hashed(tidyCode(code)));
  }

  /** From now on no cookie and no token given before is worth anything. */
  async signOutEverywhere(id: string): Promise<void> {
    await this.#store.people.endSessions(id);
    await this.#store.people.setToken(id, undefined);
  }

  cookieFor(player: PlayerRecord): string {
    return sign(`${player.id}.${player.session}`, this.#secret);
  }

  async byCookie(cookie: string): Promise<PlayerRecord | undefined> {
    const text = unsign(cookie, this.#secret);
    const [id, session] = text?.split('.') ?? [];
    if (id === undefined) return undefined;
    const player = await this.#store.people.byId(id);
    return player !== undefined && String(player.session) === session ? player : undefined;
  }

  async byToken(token: string): Promise<PlayerRecord | undefined> {
    return token.startsWith(TOKEN_MARK) ? this.#store.people.byToken(hashed(token)) : undefined;
  }

  isOperator(token: string): boolean {
    return sameText(token, operatorToken(this.#secret));
  }

  newDevice(): string {
    return sign(newId(), this.#secret);
  }

  /** The name of a browser, if this server has given it. */
  deviceOf(cookie: string | undefined): string | undefined {
    return cookie === undefined ? undefined : unsign(cookie, this.#secret);
  }

  /** The code that takes the owner's desk, the same on every node; claiming it, or `anew`, makes another one count. */
  async claimCode(anew = false): Promise<string> {
    if (anew) await this.#nextClaim(await this.#store.meta.getOrMake(CLAIMS, () => '0'));
    return oneTimeCode(this.#secret, await this.#store.meta.getOrMake(CLAIMS, () => '0'));
  }

  /** Makes a player an owner by the one-time code; false when it is not the one, or somebody was quicker. */
  async claim(player: string, code: string): Promise<boolean> {
    const claims = await this.#store.meta.getOrMake(CLAIMS, () => '0');
    if (!sameText(tidyCode(code), tidyCode(oneTimeCode(this.#secret, claims)))) return false;
    if (!(await this.#nextClaim(claims))) return false;
    return this.#store.people.setRole(player, 'owner');
  }

  #nextClaim(claims: string): Promise<boolean> {
    return this.#store.meta.replace(CLAIMS, claims, String(Number(claims) + 1));
  }

  async me(player: PlayerRecord): Promise<Me> {
    return {
      ...playerOf(player),
      createdAt: player.createdAt,
      role: player.role,
      hasRecovery: player.hasRecovery,
      passkeys: (await this.#store.passkeys.of(player.id)).length,
      ratings: await this.ratings(player.id),
    };
  }

  async profile(id: string): Promise<Profile | undefined> {
    const player = await this.#store.people.byId(id);
    return player === undefined ? undefined : { ...playerOf(player), ratings: await this.ratings(id) };
  }

  async ratings(id: string): Promise<Rating[]> {
    return [...(await this.#store.ratings.of(id))].map(([game, rating]) => shownRating(game, rating));
  }

  async #taken(name: string): Promise<NameTaken> {
    return new NameTaken(name, await this.#store.people.freeName(name));
  }

  async #known(id: string): Promise<PlayerRecord> {
    const player = await this.#store.people.byId(id);
    if (player === undefined) throw new Error(`Player ${id} was stored but is not there`);
    return player;
  }
}

export function shownRating(game: string, rating: StoredRating): Rating {
  return { game, ...displayRating(rating), games: rating.games };
}

export function playerOf(record: PlayerRecord): Player {
  return record.program ? { id: record.id, name: record.name, program: true } : { id: record.id, name: record.name };
}
