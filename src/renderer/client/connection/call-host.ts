/** Calls the host and shows its refusals to the user. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { useConnection } from './connection.ts';
import { isOwnFault, OWN_FAULT, refusalOf, showToast } from './refusals.ts';
import type { Client } from './transport.ts';

/** A call's result: the host's answer, or the refusal; without a reason the connection broke. */
export type Answer<T> = { readonly value: T } | { readonly refused: Refusal | undefined };

/** Calls the host; the caller shows a refusal itself. */
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

/**
 * The host's answer; undefined if it refused or the connection broke. A refusal with the reason `unsaid` is not shown.
 */
export async function callHost<T>(call: (client: Client) => Promise<T>, unsaid?: string): Promise<T | undefined> {
  const answer = await tryCall(call);
  if ('value' in answer) return answer.value;
  if (answer.refused && answer.refused.reason !== unsaid) showToast(answer.refused);
  return undefined;
}
