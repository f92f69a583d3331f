import { useEffect, useState } from 'react';
import { loadWithRetry, onReconnect } from '../lazy/load-with-retry.ts';

export interface Fetched<T> {
  /** Nothing until it is there. */
  readonly value: T | undefined;
  readonly failed: boolean;
  /** It has failed before: what tries again stays while it is tried. */
  readonly tried: boolean;
  again(): void;
}

const NOT_FETCHED = { value: undefined, failed: false, tried: false };

/**
 * What a person waits for, by its id; `load` is a function of a module. Tried once more when `again` is called, or the line
 * is back. What nobody is told of comes by `useLoaded`.
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
