/** Closes everything before the app exits, and exits in any case. */
import type { App } from 'electron';

/**
 * Max wait for closing, in ms: acknowledged data is on disk, and the next start waits for the lock.
 */
const CLOSE_TIMEOUT_MS = 10_000;

/**
 * Delays quitting until all is closed; call the returned function to close earlier. A second start
 * meanwhile finds no window, so the app restarts after it ends.
 */
export function closeBeforeQuitting(app: App, close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  let isClosed = false;

  const closeOnce = (): Promise<void> => {
    closing ??= close().finally(() => {
      isClosed = true;
    });
    return closing;
  };

  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    if (!closing) app.once('second-instance', () => app.relaunch());
    setTimeout(() => app.exit(0), CLOSE_TIMEOUT_MS).unref();
    // A synchronous close finishes within this event, where Electron ignores quit().
    closeOnce().then(
      () => setImmediate(() => app.quit()),
      (error) => {
        // A dialog could wait for nobody.
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        app.exit(2);
      },
    );
  });
  return closeOnce;
}
