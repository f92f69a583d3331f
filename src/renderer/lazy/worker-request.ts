import { loadWithRetry } from './load-with-retry.ts';

interface WorkerRequest<Told> {
  /** Makes the worker, with its script. */
  begin(): Worker;
  /** What it is asked. */
  readonly ask: unknown;
  tell(told: Told): void;
  /** It can't be made, or fell over. */
  fail(): void;
}

/** Asks a worker, until the answer is called. One whose script did not come is begun anew. */
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
      // What fell over in the script has something to say; a script that did not come has not.
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
