/** Streams that outlive the line: opened again on every new one. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { goneElsewhere, useConnection } from './connection.ts';
import { notify } from './notice.ts';
import { isElsewhere, isOwnFault, OWN_FAULT, refusalOf } from './refused.ts';
import type { Client } from './transport.ts';

export interface Follower<T> {
  /** Opens the stream on a line; says itself what was seen last, so that nothing is missed. */
  open(client: Client, signal: AbortSignal): Promise<AsyncIterable<T>>;
  take(value: T): void;
  /** The host refuses the stream for good, or this page can't follow it. */
  refused?(refusal: Refusal): void;
}

/** A stream that broke although the line holds is opened again after this, in ms. */
const AGAIN = 500;

/** Follows a stream until the returned function is called. */
export function follow<T>(follower: Follower<T>): () => void {
  const stopped = new AbortController();
  const isOf = (client: Client): boolean => !stopped.signal.aborted && useConnection.getState().client === client;
  const run = async (client: Client): Promise<void> => {
    while (isOf(client)) {
      const refusal = await drain(follower, client, stopped.signal);
      if (refusal && isOf(client)) return over(follower, refusal);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  };
  const start = ({ client }: { client: Client | null }): void => {
    if (client) void run(client);
  };
  start(useConnection.getState());
  const unsubscribe = useConnection.subscribe((now, before) => {
    if (now.client !== before.client) start(now);
  });
  return () => {
    unsubscribe();
    stopped.abort();
  };
}

/** The stream is not opened again on this line. */
function over<T>({ refused }: Follower<T>, refusal: Refusal): void {
  if (isElsewhere(refusal)) goneElsewhere();
  else if (refused) refused(refusal);
  else if (refusal === OWN_FAULT) notify(refusal);
}

/** Takes all that comes until the stream ends; why it is not to be opened again on this line, if it isn't. */
async function drain<T>(follower: Follower<T>, client: Client, signal: AbortSignal): Promise<Refusal | undefined> {
  try {
    for await (const value of await follower.open(client, signal)) {
      if (signal.aborted) return undefined;
      takeIn(follower, value);
    }
    return undefined;
  } catch (error) {
    if (!isOwnFault(error)) return refusalOf(error);
    reportError(error);
    return OWN_FAULT;
  }
}

/** What can't be taken is said to the console and left out: the stream goes on. */
function takeIn<T>(follower: Follower<T>, value: T): void {
  try {
    follower.take(value);
  } catch (error) {
    reportError(error);
  }
}
