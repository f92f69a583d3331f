import { useEffect, useState } from 'react';
import { onReconnect } from '../fetch/surely.ts';

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
