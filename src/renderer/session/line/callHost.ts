/** Asks the host to do something, and says it to the person if the host refuses. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import { useConnection } from './connection.ts';
import { refusalOf } from './refused.ts';
import type { Client } from './transport.ts';

/** The latest refusal, until it is read. `count` tells two of the same kind apart. */
export interface Notice {
  readonly refusal: Refusal;
  readonly count: number;
}

export const useNotice = create<{ readonly notice: Notice | null }>()(() => ({ notice: null }));

let count = 0;

/** Says a refusal to the person, until it is read. */
export function notify(refusal: Refusal): void {
  count++;
  useNotice.setState({ notice: { refusal, count } });
}

/** What came of a call: the host's answer, or why it refused; no reason where the line broke. */
export type Answer<T> = { readonly value: T } | { readonly refused: Refusal | undefined };

/** Asks the host for something whose refusal is said on the spot, by whoever asks. */
export async function attempt<T>(call: (client: Client) => Promise<T>): Promise<Answer<T>> {
  const { client } = useConnection.getState();
  if (!client) return { refused: undefined };
  try {
    return { value: await call(client) };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

/** What the host answers; nothing if it refused or the line broke. A refusal for the reason `unsaid` needs no word. */
export async function callHost<T>(call: (client: Client) => Promise<T>, unsaid?: string): Promise<T | undefined> {
  const answer = await attempt(call);
  if ('value' in answer) return answer.value;
  if (answer.refused && answer.refused.reason !== unsaid) notify(answer.refused);
  return undefined;
}
