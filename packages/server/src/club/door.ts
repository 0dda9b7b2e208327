import { type Ban, type RefusalCode, ROLES, type Role } from '@quarterdeck/protocol';
import { HttpError } from '../http/errors';
import type { Store } from '../store';

/** Who stands at the door, as far as it is known. */
export interface Visitor {
  readonly player?: string | undefined;
  readonly network?: string | undefined;
  readonly device?: string | undefined;
}

/** Knows who may not come in. Bans are few: they are kept in memory, and read again when they change anywhere. */
export class Door {
  readonly #store: Store;
  readonly #now: () => number;
  #bans: ReadonlyMap<string, Ban> = new Map();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async load(): Promise<void> {
    const bans = await this.#store.club.bans(this.#now());
    // Of several on the same head the newest is told.
    this.#bans = new Map(bans.reverse().map((ban) => [`${ban.kind} ${ban.value}`, ban]));
  }

  whyNot({ player, network, device }: Visitor): Ban | undefined {
    if (this.#bans.size === 0) return undefined;
    return this.#of('person', player) ?? this.#of('network', network) ?? this.#of('device', device);
  }

  /** Whether a person may say nothing anywhere. */
  silence(player: string): Ban | undefined {
    return this.#of('chat', player);
  }

  mustBeWelcome(visitor: Visitor): void {
    const ban = this.whyNot(visitor);
    if (ban !== undefined) throw banned(ban, 'BANNED');
  }

  #of(kind: Ban['kind'], value: string | undefined): Ban | undefined {
    const ban = value === undefined ? undefined : this.#bans.get(`${kind} ${value}`);
    return ban === undefined || (ban.until !== undefined && ban.until <= this.#now()) ? undefined : ban;
  }
}

export const banFigures = ({ until, reason }: Ban): { until: number; reason: string } => ({ until: until ?? 0, reason });

function banned(ban: Ban, code: RefusalCode): HttpError {
  return new HttpError(403, code, 'The owner of this club does not let you in', banFigures(ban));
}

/** Whether somebody of this role may do what is left to those of another. */
export function mayAct(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
