/** Threads of Node's that bots think in. */
import { Worker } from 'node:worker_threads';
import type { StartThread } from './host/bots/bot-thread.ts';

/** Enough for a bot to search in; a bot that wants more ends its thread, not the host. */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/** `script` is the worker's entry. */
export function threadsOf(script: URL): StartThread {
  return () => {
    const worker = new Worker(script, { resourceLimits: WORKER_LIMITS });
    return {
      postMessage: (message) => worker.postMessage(message),
      listen({ message, error, exit }) {
        worker.on('message', message);
        worker.on('error', (cause) => error(cause instanceof Error ? cause.message : String(cause)));
        worker.on('exit', exit);
      },
      terminate: () => worker.terminate(),
    };
  };
}

/** The bots' worker lies beside the program's entry when built, in its folder when run from source. */
export function botWorkerBeside(entry: string): URL {
  return new URL(entry.endsWith('.ts') ? './bot-worker.ts' : './bot-worker.js', entry);
}
