/** How the app ends: what has to be closed is closed first, and then the process is gone, whatever happens. */
import type { App } from 'electron';

/** What has not closed after so long, in ms, is left: what was acknowledged lies on the disk, and the next start waits for the lock. */
const CLOSE_TIMEOUT_MS = 10_000;

/**
 * Quitting waits until all is closed; who wants to have it closed before calls what this answers. A second start that
 * comes meanwhile finds nobody to hand over to: the app starts anew once it has ended.
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
    // What closes at once is closed within this event still, where Electron ignores quit().
    closeOnce().then(
      () => setImmediate(() => app.quit()),
      (error) => {
        // Nobody may be there any more to press a box away.
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        app.exit(2);
      },
    );
  });
  return closeOnce;
}
