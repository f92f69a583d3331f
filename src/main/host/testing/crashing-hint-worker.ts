/** A worker for the test of hints: it dies of the first two questions, and answers the next. */
import { parentPort } from 'node:worker_threads';
import type { FromHintWorker, ToHintWorker } from '../bots/worker-messages.ts';

parentPort?.on('message', ({ id, type }: ToHintWorker) => {
  if (type === 'drop') return;
  if (id < 2) process.exit(1);
  parentPort?.postMessage({
    id,
    hint: { move: { type: 'alive' }, sureness: 'only', weighed: [] },
  } satisfies FromHintWorker);
});
