/** Retries a failed load: when the connection is back, and, without a retry button, after growing delays. */

/** In tests without a page nobody presses anything. */
const page: Partial<Window> = globalThis.window ?? {};

const waiting = new Set<() => void>();

/** Calls back whenever the connection is back, until unsubscribed. */
export function onReconnect(then: () => void): () => void {
  waiting.add(then);
  return () => void waiting.delete(then);
}

/** The connection is back: the device's, or the one to the host. */
export function notifyReconnect(): void {
  for (const then of [...waiting]) then();
}

/** Delay of the first retry, in ms; it doubles each time. */
const FIRST_RETRY_MS = 3000;

/** Loads until it succeeds; calls `failed` each time it fails. Any press retries at once. */
export async function loadWithRetry<T>(load: () => Promise<T>, failed?: () => void): Promise<T> {
  for (let pause = FIRST_RETRY_MS; ; pause *= 2) {
    try {
      return await load();
    } catch {
      failed?.();
      await waitForRetry(pause);
    }
  }
}

function waitForRetry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      forget();
      page.removeEventListener?.('click', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const forget = onReconnect(end);
    page.addEventListener?.('click', end);
  });
}

page.addEventListener?.('online', notifyReconnect);
