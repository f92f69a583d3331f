import { create, type Store } from '../../stores/create.ts';

// Stores persisted on this device; without storage they last as long as the page.

/** The stored form. Other versions are ignored. */
interface StoredState {
  readonly state: object;
  readonly version: number;
}

/**
 * Creates a store from its defaults and the stored state, and writes every change. It writes the whole state as JSON in
 * the form of zustand's `persist`, which is larger than all that a phone stores.
 */
export function persisted<State extends object>(
  name: string,
  standard: State,
  { version = 1, where }: { readonly version?: number; readonly where?: StorageKind } = {},
): Store<State> {
  const use = create<State>(() => ({ ...standard, ...read(name, version, where) }));
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
 * The only access to the browser's storage. Where that fails (blocked cookies, no space, a web view without storage),
 * values last as long as the page. No other file may use it: tests/storage.test.ts.
 */

const STORAGES = { device: () => localStorage, window: () => sessionStorage };

/** Permanent, or as long as the window is open. */
export type StorageKind = keyof typeof STORAGES;

/** Values that could not be stored. Names are unique across both storages, unless they hold the same. */
const pageStorage = new Map<string, string>();

/** The value stored under a name. */
export function readStored(name: string, where: StorageKind = 'device'): string | null {
  return pageStorage.get(name) ?? inStorage(where, (storage) => storage.getItem(name)) ?? null;
}

/** Stores a text under a name, or deletes it. Returns whether it outlives the page. */
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

/** All names in a storage, including those held by the page. */
export function storedKeys(where: StorageKind): readonly string[] {
  return [...(inStorage(where, Object.keys) ?? []), ...pageStorage.keys()];
}

/** A browser may lack storage, deny access to it, or fail an operation. */
function inStorage<T>(where: StorageKind, use: (storage: Storage) => T): T | undefined {
  try {
    return use(STORAGES[where]());
  } catch {
    return undefined;
  }
}
