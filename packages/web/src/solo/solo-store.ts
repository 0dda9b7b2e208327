import type { LogRow } from '@quarterdeck/table';
import { headOfOld, type OldRecord, type SoloHead, type SoloRecord } from './solo-record';

/* Solo games in the browser's own database; usable from the page and from the worker alike. */

/** Where a solo table's log is kept. Several tabs may write to one: whoever is second must look again. */
export interface SoloStore {
  read(id: string): Promise<SoloRecord | undefined>;
  /** Appends a row if the log ends just before it; false when somebody else was quicker. Resolves when it is kept. */
  append(id: string, row: LogRow, head: SoloHead): Promise<boolean>;
}

const DATABASE = 'quarterdeck';
const STORE = 'solo';

export const browserStore: SoloStore = { read: readSolo, append: appendSolo };

export async function createSolo(record: SoloRecord): Promise<void> {
  await inStore('readwrite', (store, done) => {
    store.put(record).onsuccess = () => done(undefined);
  });
}

export async function readSolo(id: string): Promise<SoloRecord | undefined> {
  const stored = await inStore<Stored | undefined>('readonly', (store, done) => read(store, id, done));
  return stored === undefined ? undefined : asRecord(stored);
}

/** All solo games for a list, the latest first. */
export async function listSolo(): Promise<readonly ListedSolo[]> {
  const all = await inStore<readonly Stored[]>('readonly', (store, done) => {
    const request = store.getAll();
    request.onsuccess = () => done(request.result);
  });
  return all
    .map((stored): ListedSolo => ({ id: stored.id, ...(isOld(stored) ? headOfOld(stored) : stored.head) }))
    .sort((a, b) => b.updatedAt - a.updatedAt);
}

export interface ListedSolo extends SoloHead {
  readonly id: string;
}

export async function deleteSolo(id: string): Promise<void> {
  await inStore('readwrite', (store, done) => {
    store.delete(id).onsuccess = () => done(undefined);
  });
}

async function appendSolo(id: string, row: LogRow, head: SoloHead): Promise<boolean> {
  const { upgraded } = await import('./old-record');
  return inStore<boolean>('readwrite', (store, done) =>
    read(store, id, (stored) => {
      // All in one transaction: no other tab writes in between.
      const record = stored !== undefined && isOld(stored) ? upgraded(stored) : stored;
      if (record === undefined || record.log.length + 1 !== row.seq) {
        done(false);
        return;
      }
      store.put({ ...record, head, log: [...record.log, row] } satisfies SoloRecord).onsuccess = () => done(true);
    }),
  );
}

/** The database holds only what is put there here, and what earlier versions put there. */
type Stored = SoloRecord | OldRecord;

function isOld(stored: Stored): stored is OldRecord {
  return 'entries' in stored;
}

async function asRecord(stored: Stored): Promise<SoloRecord> {
  return isOld(stored) ? (await import('./old-record')).upgraded(stored) : stored;
}

function read(store: IDBObjectStore, id: string, done: (stored: Stored | undefined) => void): void {
  const request: IDBRequest<Stored | undefined> = store.get(id);
  request.onsuccess = () => done(request.result);
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its database'));
  });
  return opened;
}

/** Does something in one transaction, and gives what it found once the transaction is complete. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore, done: (found: T) => void) => void): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    let settle = (): void => reject(new Error('The browser’s database gave no answer'));
    transaction.oncomplete = () => settle();
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser’s database failed'));
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser’s database is full'));
    act(transaction.objectStore(STORE), (found) => {
      settle = () => resolve(found);
    });
  });
}
