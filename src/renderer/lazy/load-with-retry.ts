/** What did not come is asked for again: when the line is back, and, where nobody can ask for it by a press, by and by. */

/** Where nothing is drawn, as in some tests, nobody presses anything. */
const page: Partial<Window> = globalThis.window ?? {};

const waiting = new Set<() => void>();

/** Calls this whenever the line is back, until it is told not to. */
export function onReconnect(then: () => void): () => void {
  waiting.add(then);
  return () => void waiting.delete(then);
}

/** The line is back: the device's own, or the one to the host. */
export function notifyReconnect(): void {
  for (const then of [...waiting]) then();
}

/** How long until the first time that it is asked for again, in ms; then twice as long each time. */
const FIRST_RETRY_MS = 3000;

/** What comes however often it fails; `failed` is told of each time. A press anywhere is reason enough to try at once. */
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
