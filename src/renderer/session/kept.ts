/**
 * The one way to what this browser keeps for us. Where it keeps nothing (cookies are blocked, there is no room, a program
 * shows the page without any storage), the page keeps it itself, as long as it is open. No other file may come to it:
 * tests/storage.test.ts.
 */

const STORAGES = { device: () => localStorage, window: () => sessionStorage };

/** For good, or as long as the window is open. */
export type StorageKind = keyof typeof STORAGES;

/** What could not be kept elsewhere. No name is one in both storages. */
const pageStorage = new Map<string, string>();

/** What is kept under a name. */
export function readStored(name: string, where: StorageKind = 'device'): string | null {
  return pageStorage.get(name) ?? inStorage(where, (storage) => storage.getItem(name)) ?? null;
}

/** Keeps a text under a name, or forgets what was kept there. Whether that outlives the page. */
export function writeStored(name: string, text: string | null, where: StorageKind = 'device'): boolean {
  pageStorage.delete(name);
  const isKept = inStorage(where, (storage) => {
    if (text === null) storage.removeItem(name);
    else storage.setItem(name, text);
    return true;
  });
  if (!isKept && text !== null) pageStorage.set(name, text);
  return isKept === true;
}

/** All names under which something is kept there, and what the page itself keeps. */
export function storedKeys(where: StorageKind): readonly string[] {
  return [...(inStorage(where, Object.keys) ?? []), ...pageStorage.keys()];
}

/** A browser may have no storage, refuse to name it, or refuse what is done with it. */
function inStorage<T>(where: StorageKind, use: (storage: Storage) => T): T | undefined {
  try {
    return use(STORAGES[where]());
  } catch {
    return undefined;
  }
}
