/** Stores: a value of the page that changes, and the hook that reads it. */
import { useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A store which is also a hook: a component is drawn again when the part it selects is another. */
export type Store<State> = StoreApi<State> & {
  (): State;
  <Part>(select: (state: State) => Part): Part;
};

/** Creates a store with its first value. Zustand's own hook imports React as a whole, and with it parts of Preact that no page uses. */
export function create<State>(initial: () => State): Store<State> {
  const store = createStore(initial);
  const use = (select = (state: State): unknown => state): unknown =>
    useSyncExternalStore(
      store.subscribe,
      () => select(store.getState()),
      () => select(store.getInitialState()),
    );
  return Object.assign(use, store) as Store<State>;
}
