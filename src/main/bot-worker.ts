/** A worker thread full of bots, or one that thinks about hints: its own entry of the build. */
import { parentPort } from 'node:worker_threads';
import { gameOf } from '#catalogue';
import type { ToHintWorker, ToWorker } from './host/bots/worker-messages.ts';
import { serveBots, serveHints } from './host/bots/worker-services.ts';

const port = parentPort;
const bots = serveBots(gameOf, (message) => port?.postMessage(message));
const advice = serveHints(gameOf, (message) => port?.postMessage(message));
port?.on('message', (message: ToWorker | ToHintWorker) => {
  if (message.type === 'ask' || message.type === 'drop') advice(message);
  else bots(message);
});
