/** Asks the host to do something, and says it to the person if the host refuses. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import { useConnection } from './connection.ts';
import { refusalOf } from './follow.ts';
import type { Client } from './transport.ts';

/** The latest refusal, until it is read. `count` tells two of the same kind apart. */
export interface Notice {
  readonly refusal: Refusal;
  readonly count: number;
}

export const useNotice = create<{ readonly notice: Notice | null }>()(() => ({ notice: null }));

let count = 0;

function notify(refusal: Refusal): void {
  count++;
  useNotice.setState({ notice: { refusal, count } });
}

/** What the host answers; nothing if it refused or the line broke. */
export async function ask<T>(call: (client: Client) => Promise<T>): Promise<T | undefined> {
  const { client } = useConnection.getState();
  if (!client) return undefined;
  try {
    return await call(client);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) notify(refusal);
    return undefined;
  }
}
