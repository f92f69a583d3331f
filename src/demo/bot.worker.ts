/** A worker full of bots, or one that thinks about hints. */
import { gameOf } from '#catalogue';
import type { ToHintWorker, ToWorker } from '#main/host/bots/worker-messages.ts';
import { serveBots, serveHints } from '#main/host/bots/worker-services.ts';

const bots = serveBots(gameOf, (message) => postMessage(message));
const hints = serveHints(gameOf, (message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToWorker | ToHintWorker>) => {
  if (data.type === 'ask' || data.type === 'drop') hints(data);
  else bots(data);
});
