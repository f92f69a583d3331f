/** The host's documents in the browser's own database: what is acknowledged is there, also after a tab was killed. */
import type { MemoryStoreOptions } from '#main/store/memory-store.ts';

const DATABASE = 'panno-verde';
const DOCUMENTS = 'documents';

/**
 * What was kept, and how to keep more. One tab writes: another one sees what was kept when it was opened, and keeps nothing.
 * A browser that keeps nothing at all, as in a private window, plays all the same.
 */
export async function openDocuments(): Promise<MemoryStoreOptions> {
  const isWriter = await takesLock();
  try {
    const database = await opened();
    const documents = await read(database);
    return isWriter ? { documents, ...writerOf(database) } : { documents };
  } catch {
    return {};
  }
}

/** Whether this tab is the one that writes; it is until it is closed. */
function takesLock(): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(DATABASE, { ifAvailable: true }, (lock) => {
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
  const write = async (): Promise<void> => {
    await Promise.resolve();
    const transaction = database.transaction(DOCUMENTS, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(DOCUMENTS);
    for (const [key, document] of changes) {
      if (document === undefined) store.delete(key);
      else store.put(document, key);
    }
    changes = new Map();
    const own = written;
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    if (written === own) written = undefined;
  };
  return {
    changed(key, document) {
      changes.set(key, document);
      if (changes.size === 1) written = write();
    },
    whenDurable: () => written,
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
