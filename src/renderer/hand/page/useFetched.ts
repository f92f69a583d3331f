import { useEffect, useState } from 'react';
import { useConnection } from '../../session/line/connection.ts';

export interface Fetched<T> {
  /** Nothing until it is there. */
  readonly value: T | undefined;
  readonly failed: boolean;
  again(): void;
}

/**
 * What the page does not bring along, by its id; `load` is a function of a module. Tried once more when `again` is called,
 * or the line comes back.
 */
export function useFetched<T>(id: string | undefined, load: (id: string) => Promise<T | undefined>): Fetched<T> {
  const [fetched, setFetched] = useState<{ readonly id: string; readonly value: T | undefined }>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const client = useConnection((connection) => connection.client);
  useEffect(() => {
    void tries;
    if (id === undefined || !client) return;
    let wanted = true;
    setFailed(false);
    load(id).then(
      (value) => {
        if (!wanted) return;
        setFetched({ id, value });
        setFailed(value === undefined);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [id, load, tries, client]);
  const value = fetched?.id === id ? fetched?.value : undefined;
  return { value, failed: failed && value === undefined, again: () => setTries((before) => before + 1) };
}
