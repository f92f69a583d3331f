import { loadWithRetry } from './load-with-retry.ts';

interface WorkerRequest<Told> {
  /** Creates the worker. */
  begin(): Worker;
  /** The request. */
  readonly ask: unknown;
  tell(told: Told): void;
  /** It can't be created, or crashed. */
  fail(): void;
}

/**
 * Sends a request to a worker, until the returned function is called. A worker whose script failed to load is created
 * again.
 */
export function requestWorker<Told>({ begin, ask, tell, fail }: WorkerRequest<Told>): () => void {
  let worker: Worker | undefined;
  let isGone = false;
  const run = (): Promise<void> =>
    new Promise((resolve, miss) => {
      if (isGone) return resolve();
      try {
        worker = begin();
      } catch {
        fail();
        return resolve();
      }
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => tell(data));
      // A crash in the script has a message; a script that failed to load has none.
      worker.addEventListener('error', ({ message }) => {
        if (message) fail();
        else miss(new Error('no script'));
      });
      worker.postMessage(ask);
    });
  void loadWithRetry(run);
  return () => {
    isGone = true;
    worker?.terminate();
  };
}
