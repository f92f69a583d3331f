import { useEffect, useState } from 'react';

export interface Loaded<T> {
  /** Nothing until it is there, nor where there is none. */
  readonly value: T | undefined;
  /** It can't be fetched. */
  readonly failed: boolean;
}

const NOT_YET = { value: undefined, failed: false };

/**
 * What comes a moment after what asks for it, by its id, and never that of another; without an id nothing is asked for.
 * `load`: a function of a module, asked once for each id.
 */
export function useLoaded<Id, T>(id: Id | undefined, load: (id: Id) => Promise<T | undefined>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly id: Id }>();
  useEffect(() => {
    if (id === undefined) return;
    let wanted = true;
    const end = (value: T | undefined, failed: boolean): void => {
      if (wanted) setLoaded({ id, value, failed });
    };
    load(id).then(
      (value) => end(value, false),
      () => end(undefined, true),
    );
    return () => {
      wanted = false;
    };
  }, [id, load]);
  return loaded && loaded.id === id ? loaded : NOT_YET;
}
