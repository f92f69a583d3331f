/** A worker for the pool's test: it repeats what it is told, and dies of number 99. */
import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../bots/worker-messages.ts';

parentPort?.on('message', (message: ToWorker) => {
  if (message.type !== 'see') return;
  if (message.update.version === 99) process.exit(1);
  parentPort?.postMessage({ id: message.id, version: message.update.version });
});
