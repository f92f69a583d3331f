/** Subscriptions that outlive a connection: each new one reopens them. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { sessionTakenOver, useConnection } from './connection.ts';
import { isOwnFault, isSessionTakenOver, OWN_FAULT, refusalOf, showToast } from './refusals.ts';
import type { Client } from './transport.ts';

export interface Subscription<T> {
  /** Opens the stream on a connection, from the last value seen on, so that nothing is missed. */
  open(client: Client, signal: AbortSignal): Promise<AsyncIterable<T>>;
  onValue(value: T): void;
  /** The host refuses the stream for good, or this page can't process it. */
  onRefused?(refusal: Refusal): void;
}

/** Hosts know each other by numbers: no host makes this device ask for a name, or open another page than a host's. */
export const ORIGIN_OF_HOST = /^http:[/][/]([\d.]+:\d+|\[[\da-f:]+\]:\d+)$/i;

/** Follows a table that has moved to another host: in a browser, to that host's page. `to`: its origin; `by`: what it looks for. */
export const follower = {
  follow({ params }: Refusal): void {
    const to = String(params?.to);
    if (ORIGIN_OF_HOST.test(to)) location.replace(location.href.replace(location.origin, to) + params?.by);
  },
};

/** Delay before reopening a stream that broke on a live connection, in ms. */
const RESUBSCRIBE_MS = 500;

/** Subscribes until the returned function is called. */
export function subscribe<T>(follower: Subscription<T>): () => void {
  const stopped = new AbortController();
  const isOf = (client: Client): boolean => !stopped.signal.aborted && useConnection.getState().client === client;
  const run = async (client: Client): Promise<void> => {
    while (isOf(client)) {
      const refusal = await drain(follower, client, stopped.signal);
      if (refusal && isOf(client)) return endSubscription(follower, refusal);
      await new Promise((resolve) => setTimeout(resolve, RESUBSCRIBE_MS));
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

/** Ends the subscription on this connection. */
function endSubscription<T>({ onRefused: refused }: Subscription<T>, refusal: Refusal): void {
  if (isSessionTakenOver(refusal)) sessionTakenOver();
  else if (refusal.reason === 'table-moved') follower.follow(refusal);
  else if (refused) refused(refusal);
  else if (refusal === OWN_FAULT) showToast(refusal);
}

/** Delivers values until the stream ends; returns why it must not be reopened, if so. */
async function drain<T>(follower: Subscription<T>, client: Client, signal: AbortSignal): Promise<Refusal | undefined> {
  try {
    for await (const value of await follower.open(client, signal)) {
      if (signal.aborted) return undefined;
      deliver(follower, value);
    }
    return undefined;
  } catch (error) {
    if (!isOwnFault(error)) return refusalOf(error);
    reportError(error);
    return OWN_FAULT;
  }
}

/** A value that can't be processed is logged and skipped; the stream goes on. */
function deliver<T>(follower: Subscription<T>, value: T): void {
  try {
    follower.onValue(value);
  } catch (error) {
    reportError(error);
  }
}
