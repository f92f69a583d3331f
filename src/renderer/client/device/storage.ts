import { create, type UseBoundStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** Stores that this device remembers; where nothing can be kept, they last as long as the page. */
/** As it is written down. Of another version nothing is read. */
interface StoredState {
  readonly state: object;
  readonly version: number;
}

/**
 * A store that begins with what was kept under a name, over the standard, and keeps every change. Kept is the whole
 * state as JSON, in the form that zustand's own `persist` writes, which weighed more than all that a phone keeps here.
 */
export function persisted<State extends object>(
  name: string,
  standard: State,
  { version = 1, where }: { readonly version?: number; readonly where?: StorageKind } = {},
): UseBoundStore<StoreApi<State>> {
  const use = create<State>()(() => ({ ...standard, ...read(name, version, where) }));
  use.subscribe((state) => void writeStored(name, JSON.stringify({ state, version }), where));
  return use;
}

function read(name: string, version: number, where: StorageKind | undefined): object {
  try {
    const written: StoredState | null = JSON.parse(readStored(name, where) ?? 'null');
    return written?.version === version ? written.state : {};
  } catch {
    return {};
  }
}

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
