import { randomUUID } from 'node:crypto';
import type { Act, Ban, DeskPerson, Invitation, Role } from '@quarterdeck/protocol';
import { refuse } from '@quarterdeck/protocol';
import { HttpError, refusedBy } from '../http/errors';
import type { People } from '../people/people';
import { hashed, newId, newRecoveryCode, tidyCode } from '../people/secrets';
import type { Store } from '../store';
import type { PersonRow } from '../store/club';
import type { PlayerRecord } from '../store/people';
import type { Hub } from '../tables/hub';
import type { Watchers } from '../tables/watchers';
import { type Door, mayAct } from './door';
import type { Settings } from './settings';

export interface DeskParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly people: People;
  readonly watchers: Watchers;
  readonly door: Door;
  readonly settings: Settings;
  readonly isHere: (player: string) => boolean;
  /** No cookie of this player counts any more. */
  readonly signedOut: (player: string) => void;
  /** A player is called otherwise now: those who sit with them must hear it. */
  readonly tellName: (player: string, name: string) => Promise<void>;
  readonly now: () => number;
}

const DAY = 24 * 3_600_000;

/** What owners and moderators do. Every act is written down; every act may be repeated without harm. */
export class Desk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** A person for the desk; 404 when there is none. */
  async person(id: string): Promise<DeskPerson> {
    const person = await this.#parts.store.club.person(id);
    if (person === undefined) throw new HttpError(404, 'NO_SUCH_PLAYER', 'There is no such player');
    return this.shown(person);
  }

  shown(person: PersonRow): DeskPerson {
    const { door, isHere } = this.#parts;
    const banned = door.whyNot({ player: person.id, network: person.network, device: person.device }) !== undefined;
    return { ...person, here: isHere(person.id), banned };
  }

  async rename(by: PlayerRecord, id: string, name: string): Promise<DeskPerson> {
    const person = await this.#below(by, id);
    if (person.name !== name) {
      await this.#parts.people.rename(id, name);
      await this.#parts.tellName(id, name);
      await this.log(by, 'rename', person.name, name);
    }
    return this.person(id);
  }

  async giveRole(by: PlayerRecord, id: string, role: Role): Promise<DeskPerson> {
    const person = await this.person(id);
    if (person.program === true && role !== 'guest') throw refusedBy(refuse('NOT_ALLOWED'));
    if (person.role === role) return person;
    if (!(await this.#parts.store.people.setRole(id, role))) {
      throw new HttpError(409, 'LAST_OWNER', 'The club would have no owner; make somebody else an owner first');
    }
    await this.log(by, 'role', person.name, role);
    return this.person(id);
  }

  async signOut(by: PlayerRecord, id: string): Promise<void> {
    const person = await this.#below(by, id);
    await this.#parts.people.signOutEverywhere(id);
    this.#parts.signedOut(id);
    await this.log(by, 'sign-out', person.name);
  }

  /** Keeps somebody out, or silent. The one who bans must stand above everybody whom it meets. */
  async ban(by: PlayerRecord, asked: Pick<Ban, 'kind' | 'reason' | 'until'> & { readonly player: string }): Promise<Ban> {
    const { store, now, signedOut } = this.#parts;
    const person = await this.#below(by, asked.player);
    const { kind, reason, until } = asked;
    const value = kind === 'network' || kind === 'device' ? person[kind] : person.id;
    if (value === undefined) throw new HttpError(409, 'NO_SUCH_THING', `Nothing is known of this person's ${kind}; ban the person`);
    const met = kind === 'network' || kind === 'device' ? await store.club.personsAt(kind, value) : [person.id];
    for (const id of met) await this.#below(by, id);
    const player = { id: person.id, name: person.name };
    const ban: Ban = { id: newId(), kind, value, player, reason, by: by.name, at: now(), ...(until === undefined ? {} : { until }) };
    await store.club.addBan(ban);
    await this.changed();
    if (kind !== 'chat') for (const id of met) signedOut(id);
    await this.log(
      by,
      'ban',
      person.name,
      [kind, until === undefined ? '' : new Date(until).toISOString(), reason].filter((part) => part !== '').join(' · '),
    );
    return ban;
  }

  async unban(by: PlayerRecord, id: string): Promise<void> {
    const lifted = await this.#parts.store.club.removeBan(id);
    // Somebody else may have lifted it a moment ago: it is lifted.
    if (lifted === undefined) return;
    await this.changed();
    await this.log(by, 'unban', lifted.player?.name ?? lifted.value, lifted.kind);
  }

  /** Ends a table without a result; one that waits is given up. */
  async closeTable(by: PlayerRecord, id: string): Promise<void> {
    const { hub } = this.#parts;
    const outcome = await hub.act(id, `desk-close-${randomUUID()}`, ({ table }) => {
      if (table.status === 'waiting') return { k: 'closed' };
      return table.status === 'running' ? { k: 'ended', how: 'abandoned' } : undefined;
    });
    if (outcome.ok) return this.log(by, 'close-table', await this.#tableName(id));
    if (outcome.reason.code !== 'NOTHING_TO_DO') throw refusedBy(outcome.reason);
  }

  async deleteTable(by: PlayerRecord, id: string): Promise<void> {
    const { store, hub, watchers } = this.#parts;
    const name = await this.#tableName(id);
    // A game of a tournament is ended first: what is over is not begun again.
    await this.closeTable(by, id).catch(() => undefined);
    if (!(await store.tables.remove(id))) return;
    await hub.forget(id);
    watchers.dismiss(id, refuse('NO_SUCH_TABLE'));
    await store.db.publish([{ kind: 'forget', table: id }]);
    await this.log(by, 'delete-table', name);
  }

  async deleteLine(by: PlayerRecord, table: string, line: number): Promise<void> {
    const { store, watchers } = this.#parts;
    const said = await store.chat.unsay(table, line);
    if (said === undefined) return;
    watchers.tellAll(table, { t: 'chat', table, lines: [{ ...said, text: '' }] });
    await this.log(by, 'delete-line', said.player.name, said.text);
  }

  async settle(by: PlayerRecord, report: string): Promise<void> {
    const about = await this.#parts.store.club.settle(report, by.name, this.#parts.now());
    if (about !== undefined) await this.log(by, 'settle', about);
  }

  async invite(by: PlayerRecord, uses: number, days: number): Promise<{ code: string; invitation: Invitation }> {
    const { store, now } = this.#parts;
    const code = newRecoveryCode();
    const invitation: Invitation = { id: newId(), by: by.name, at: now(), left: uses, until: now() + days * DAY };
    await store.club.addInvitation(invitation, hashed(tidyCode(code)));
    await this.log(by, 'invite', invitation.id, `${uses} × ${days} d`);
    return { code, invitation };
  }

  async uninvite(by: PlayerRecord, id: string): Promise<void> {
    if (await this.#parts.store.club.removeInvitation(id)) await this.log(by, 'uninvite', id);
  }

  /** Bans or settings are other ones now, for every node. */
  async changed(): Promise<void> {
    await this.hear();
    await this.#parts.store.db.publish([{ kind: 'club' }]);
  }

  async hear(): Promise<void> {
    await Promise.all([this.#parts.door.load(), this.#parts.settings.load()]);
  }

  async log(by: PlayerRecord, act: Act['act'], target: string, detail = ''): Promise<void> {
    await this.#parts.store.club.addAct({ id: newId(), at: this.#parts.now(), byId: by.id, by: by.name, act, target, detail });
  }

  /** Somebody who stands below whoever acts: owners may do everything, moderators nothing to each other. */
  async #below(by: PlayerRecord, id: string): Promise<DeskPerson> {
    const person = await this.person(id);
    if (person.id === by.id || (by.role !== 'owner' && mayAct(person.role, by.role))) {
      throw new HttpError(403, 'NOT_ALLOWED', 'That is not for you to do to this person');
    }
    return person;
  }

  async #tableName(id: string): Promise<string> {
    const record = await this.#parts.store.tables.get(id);
    return record === undefined ? id : `${record.game} ${id}`;
  }
}
