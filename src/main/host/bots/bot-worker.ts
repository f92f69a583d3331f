/** A worker thread full of bots: its own entry of the build. */
import { parentPort } from 'node:worker_threads';
import { gameOf } from '#shared/games/index.ts';
import { serveBots } from './bot-service.ts';

const port = parentPort;
port?.on(
  'message',
  serveBots(gameOf, (message) => port.postMessage(message)),
);
