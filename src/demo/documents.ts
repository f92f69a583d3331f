/** The host's documents in the browser's own database: what was acknowledged is there when the page is opened again. */
import type { MemoryStoreOptions } from '#main/store/memory-store.ts';

const DATABASE = 'panno-verde';
const DOCUMENTS = 'documents';

/**
 * What was kept, and how to keep more. One tab writes: another one sees what was kept when it was opened, and keeps nothing.
 * A browser that keeps nothing at all, as in a private window, plays all the same.
 */
export async function openDocuments(): Promise<MemoryStoreOptions> {
  try {
    const isWriter = await takesLock();
    const database = await opened();
    const documents = await read(database);
    return isWriter ? { documents, ...writerOf(database) } : { documents };
  } catch {
    return {};
  }
}

/** Whether this tab is the one that writes, until it is closed; a page over plain HTTP has no locks, and writes. */
function takesLock(): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(DATABASE, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(DOCUMENTS);
  return resultOf(request);
}

async function read(database: IDBDatabase): Promise<Map<string, unknown>> {
  const store = database.transaction(DOCUMENTS).objectStore(DOCUMENTS);
  const [keys, documents] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
  return new Map(keys.map((key, k) => [String(key), documents[k]]));
}

/** Changes of one turn go into one transaction. */
function writerOf(database: IDBDatabase): Pick<MemoryStoreOptions, 'changed' | 'whenDurable'> {
  let changes = new Map<string, unknown>();
  let written: Promise<void> | undefined;
  let isDue = false;
  const write = async (): Promise<void> => {
    await Promise.resolve();
    isDue = false;
    const [batch, own] = [changes, written];
    changes = new Map();
    try {
      await put(database, batch);
    } catch (error) {
      // Tried again with what comes next: a match without one of its events could not go on.
      changes = new Map([...batch, ...changes]);
      throw error;
    }
    if (written === own) written = undefined;
  };
  return {
    changed(key, document) {
      changes.set(key, document);
      if (isDue) return;
      isDue = true;
      written = write();
      // Who waits for it is told.
      written.catch(() => undefined);
    },
    whenDurable: () => written,
  };
}

/** All of these changes, or none. */
async function put(database: IDBDatabase, changes: ReadonlyMap<string, unknown>): Promise<void> {
  const transaction = database.transaction(DOCUMENTS, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(DOCUMENTS);
  for (const [key, document] of changes) {
    if (document === undefined) store.delete(key);
    else store.put(document, key);
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
