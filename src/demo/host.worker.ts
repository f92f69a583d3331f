/** The worker of the page: the host, or a thread that its bots think in. One file, so that the rules are fetched once. */
import { gameOf } from '#catalogue';
import type { StartThread } from '#main/host/bots/bot-thread.ts';
import type { ToHintWorker, ToWorker } from '#main/host/bots/worker-messages.ts';
import { serveBots, serveHints } from '#main/host/bots/worker-services.ts';
import { startHost } from './host-in-page.ts';

const BOTS = 'bots';

const startThread: StartThread = () => {
  const worker = new Worker(location.href, { type: 'module', name: BOTS });
  return {
    postMessage: (message) => worker.postMessage(message),
    listen({ message, error, exit }) {
      worker.onmessage = ({ data }) => message(data);
      // A worker goes on after an error: it ends here, so that another one takes its place.
      worker.onerror = (event) => {
        error(event.message);
        worker.terminate();
        exit();
      };
    },
    terminate: async () => worker.terminate(),
  };
};

if (self.name === BOTS) {
  const bots = serveBots(gameOf, (message) => postMessage(message));
  const hints = serveHints(gameOf, (message) => postMessage(message));
  addEventListener('message', ({ data }: MessageEvent<ToWorker | ToHintWorker>) => {
    if (data.type === 'ask' || data.type === 'drop') hints(data);
    else bots(data);
  });
} else {
  const starting = startHost(startThread);
  addEventListener('message', async ({ data }: MessageEvent<MessagePort>) => (await starting)(data));
}
