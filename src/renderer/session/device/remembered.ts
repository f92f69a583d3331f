/** Stores that this device remembers; where nothing can be kept, they last as long as the page. */
import { create, type UseBoundStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { writeStored, readStored, type StorageKind } from '../kept.ts';

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
