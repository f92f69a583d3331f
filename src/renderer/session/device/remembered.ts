/** Stores that this device remembers; where nothing can be kept, they last as long as the page. */
import { create, type UseBoundStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { keep, kept, type Where } from '../kept.ts';

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
  { version = 1, where }: { readonly version?: number; readonly where?: Where } = {},
): UseBoundStore<StoreApi<State>> {
  const use = create<State>()(() => ({ ...standard, ...read(name, version, where) }));
  use.subscribe((state) => void keep(name, JSON.stringify({ state, version }), where));
  return use;
}

function read(name: string, version: number, where: Where | undefined): object {
  try {
    const written: Kept | null = JSON.parse(kept(name, where) ?? 'null');
    return written?.version === version ? written.state : {};
  } catch {
    return {};
  }
}
