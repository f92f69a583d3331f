/** Asks the host to do something, and says it to the person if the host refuses. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { useConnection } from './connection.ts';
import { isOwnFault, OWN_FAULT, refusalOf, showToast } from './refusals.ts';
import type { Client } from './transport.ts';

/** What came of a call: the host's answer, or why there is none; no reason where the line broke. */
export type Answer<T> = { readonly value: T } | { readonly refused: Refusal | undefined };

/** Asks the host for something whose refusal is said on the spot, by whoever asks. */
export async function tryCall<T>(call: (client: Client) => Promise<T>): Promise<Answer<T>> {
  const { client } = useConnection.getState();
  if (!client) return { refused: undefined };
  try {
    return { value: await call(client) };
  } catch (error) {
    if (!isOwnFault(error)) return { refused: refusalOf(error) };
    reportError(error);
    return { refused: OWN_FAULT };
  }
}

/** What the host answers; nothing if it refused or the line broke. A refusal for the reason `unsaid` needs no word. */
export async function callHost<T>(call: (client: Client) => Promise<T>, unsaid?: string): Promise<T | undefined> {
  const answer = await tryCall(call);
  if ('value' in answer) return answer.value;
  if (answer.refused && answer.refused.reason !== unsaid) showToast(answer.refused);
  return undefined;
}
