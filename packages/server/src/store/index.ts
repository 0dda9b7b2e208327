import { ChatStore } from './chat';
import { ClubStore } from './club';
import type { Database } from './database';

import { ErasureStore } from './erasure';

import { InvitationStore } from './invitations';

import { MailStore } from './mail';
import { MetaStore } from './meta';
import { NotifySettingsStore } from './notify';
import { PasskeyStore } from './passkeys';
import { PeopleStore } from './people';
import { PlanStore } from './plans';
import { openPostgres } from './postgres';
import { RatingStore } from './ratings';
import { ResultStore, TieStore } from './results';
import { openSqlite } from './sqlite';
import { TableStore } from './tables';
import { TallyStore } from './tallies';
import { TournamentStore } from './tournaments';
import { WishStore } from './wishes';

export interface Store {
  readonly db: Database;
  readonly meta: MetaStore;
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly plans: PlanStore;
  readonly ratings: RatingStore;
  readonly notify: NotifySettingsStore;
  readonly club: ClubStore;
  readonly erasure: ErasureStore;
  readonly tournaments: TournamentStore;
  readonly results: ResultStore;
  readonly ties: TieStore;
  readonly tallies: TallyStore;
  readonly invitations: InvitationStore;
  readonly wishes: WishStore;
  readonly passkeys: PasskeyStore;
  readonly mail: MailStore;
}

export type StoreAddress = { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string };

/** Opens the store, creating and updating its schema as needed. */
export async function openStore(address: StoreAddress, onError: (error: unknown) => void): Promise<Store> {
  const db = address.kind === 'sqlite' ? await openSqlite(address.file) : await openPostgres(address.url, onError);
  return {
    db,
    meta: new MetaStore(db),
    people: new PeopleStore(db),
    tables: new TableStore(db),
    chat: new ChatStore(db),
    plans: new PlanStore(db),
    ratings: new RatingStore(db),
    notify: new NotifySettingsStore(db),
    club: new ClubStore(db),
    erasure: new ErasureStore(db),
    tournaments: new TournamentStore(db),
    results: new ResultStore(db),
    ties: new TieStore(db),
    tallies: new TallyStore(db),
    invitations: new InvitationStore(db),
    wishes: new WishStore(db),
    passkeys: new PasskeyStore(db),
    mail: new MailStore(db),
  };
}
