import { useEffect, useState } from 'react';
import { useConnection } from '../../session/line/connection.ts';

export interface Fetched<T> {
  /** Nothing until it is there. */
  readonly value: T | undefined;
  readonly failed: boolean;
  /** It has failed before: what tries again stays while it is tried. */
  readonly tried: boolean;
  again(): void;
}

/**
 * What the page does not bring along, by its id; `load` is a function of a module. Tried once more when `again` is called,
 * or the line comes back.
 */
export function useFetched<T>(id: string | undefined, load: (id: string) => Promise<T | undefined>): Fetched<T> {
  const [fetched, setFetched] = useState<{ readonly id: string; readonly value: T | undefined }>();
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState(false);
  const [tries, setTries] = useState(0);
  const client = useConnection((connection) => connection.client);
  useEffect(() => {
    void tries;
    if (id === undefined || !client) return;
    let wanted = true;
    setFailed(false);
    const fetched = (value: T | undefined): void => {
      if (!wanted) return;
      setFetched({ id, value });
      setFailed(value === undefined);
      setTried(value === undefined);
    };
    load(id).then(fetched, () => fetched(undefined));
    return () => {
      wanted = false;
    };
  }, [id, load, tries, client]);
  const value = fetched?.id === id ? fetched?.value : undefined;
  const none = value === undefined;
  return { value, failed: failed && none, tried: tried && none, again: () => setTries((before) => before + 1) };
}
