import { useEffect, useState } from 'react';
import { loadWithRetry } from '../fetch/surely.ts';

export interface Loaded<T> {
  /** Nothing until it is there, nor where there is none. */
  readonly value: T | undefined;
  /** It could not be fetched so far. */
  readonly failed: boolean;
}

const NOT_LOADED = { value: undefined, failed: false };

/**
 * What comes a moment after what asks for it, by its id, and never that of another; without an id nothing is asked for. It
 * is asked for until it comes: what a person is to ask for again by a button is for `useFetched`. `load`: a function of a
 * module.
 */
export function useLoaded<Id, T>(id: Id | undefined, load: (id: Id) => Promise<T | undefined>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly id: Id }>();
  useEffect(() => {
    if (id === undefined) return;
    let wanted = true;
    const end = (value: T | undefined, failed: boolean): void => {
      if (wanted) setLoaded({ id, value, failed });
    };
    void loadWithRetry(
      () => (wanted ? load(id) : Promise.resolve(undefined)),
      () => end(undefined, true),
    ).then((value) => end(value, false));
    return () => {
      wanted = false;
    };
  }, [id, load]);
  return loaded && loaded.id === id ? loaded : NOT_LOADED;
}
