/** Stores that this device remembers; where nothing can be kept, they last as long as the page. */
import { create, type UseBoundStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** As it is written down. Of another version nothing is read. */
interface Kept {
  readonly state: object;
  readonly version: number;
}

/**
 * A store that begins with what was kept under a name, over the standard, and keeps every change. Kept is the whole
 * state as JSON, in the form that zustand's own `persist` writes, which weighed more than all that a phone keeps here.
 */
export function remembered<State extends object>(
  name: string,
  standard: State,
  { version = 1, storage = () => localStorage } = {},
): UseBoundStore<StoreApi<State>> {
  const use = create<State>()(() => ({ ...standard, ...read(name, version, storage) }));
  use.subscribe((state) => {
    try {
      storage().setItem(name, JSON.stringify({ state, version }));
    } catch {
      // Storage is full, or forbidden: this page goes on without.
    }
  });
  return use;
}

function read(name: string, version: number, storage: () => Storage): object {
  try {
    const kept: Kept | null = JSON.parse(storage().getItem(name) ?? 'null');
    return kept?.version === version ? kept.state : {};
  } catch {
    return {};
  }
}
