import type { SoloRecord } from './solo-record';

/* Solo games in the browser's own database; usable from the page and from the worker alike. */

const DATABASE = 'quarterdeck';
const STORE = 'solo';

export async function saveSolo(record: SoloRecord): Promise<void> {
  await run('readwrite', (store) => store.put(record));
}

export async function readSolo(id: string): Promise<SoloRecord | undefined> {
  // The database holds only what `saveSolo` put there.
  return (await run('readonly', (store) => store.get(id))) as SoloRecord | undefined;
}

/** All solo games, the latest first. */
export async function listSolo(): Promise<readonly SoloRecord[]> {
  const records = (await run('readonly', (store) => store.getAll())) as SoloRecord[];
  return records.sort((a, b) => b.updatedAt - a.updatedAt);
}

export async function deleteSolo(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
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

async function run(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = act(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database failed'));
  });
}
