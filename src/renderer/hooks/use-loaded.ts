import { useEffect, useState } from 'react';
import { loadWithRetry, onReconnect } from '../lazy/load-with-retry.ts';

export interface Fetched<T> {
  /** Undefined until it is loaded. */
  readonly value: T | undefined;
  readonly failed: boolean;
  /** It has failed before: the retry button stays while it loads again. */
  readonly tried: boolean;
  again(): void;
}

const NOT_FETCHED = { value: undefined, failed: false, tried: false };

/**
 * Loads what the user waits for, by its id; `load` is a module-level function. It retries when `again` is called or the
 * connection is back. Use `useLoaded` for what nobody waits for.
 */
export function useFetched<T>(id: string | undefined, load: (id: string) => Promise<T | undefined>): Fetched<T> {
  const [fetched, setFetched] = useState<Omit<Fetched<T>, 'again'> & { readonly id: string }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void tries;
    if (id === undefined) return;
    let wanted = true;
    let forget: (() => void) | undefined;
    setFetched((before) => before && { ...before, failed: false });
    const end = (value: T | undefined): void => {
      if (!wanted) return;
      const failed = value === undefined;
      setFetched({ id, value, failed, tried: failed });
      if (failed) forget = onReconnect(() => setTries((before) => before + 1));
    };
    load(id).then(end, () => end(undefined));
    return () => {
      wanted = false;
      forget?.();
    };
  }, [id, load, tries]);
  return { ...(fetched?.id === id && fetched ? fetched : NOT_FETCHED), again: () => setTries((before) => before + 1) };
}

export interface Loaded<T> {
  /** Undefined until it is loaded, and for no id. */
  readonly value: T | undefined;
  /** It has failed so far. */
  readonly failed: boolean;
}

const NOT_LOADED = { value: undefined, failed: false };

/**
 * Loads something by its id, never showing another id's value; without an id it loads nothing. It retries until it
 * succeeds; use `useFetched` for a retry button. `load`: a module-level function.
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
