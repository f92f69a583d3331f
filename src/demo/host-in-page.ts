/** The host in a worker of the page: the same as in the app, on a store in the browser's own database. */
import { GAMES, gameOf } from '#catalogue';
import { acceptConnections, connectPort, type MessagePortLike } from '#main/host/api/connection.ts';
import { BotPool } from '#main/host/bots/bot-pool.ts';
import type { StartThread } from '#main/host/bots/bot-thread.ts';
import { HintThread } from '#main/host/bots/hint-thread.ts';
import { drawContribution, homeSetup } from '#main/host/home-setup.ts';
import { Host } from '#main/host/host.ts';
import { guardedClock, systemClock } from '#main/host/time/clock.ts';
import { memoryStore } from '#main/store/memory-store.ts';
import { refusal } from '#shared/engine/refusal.ts';
import about from '../../package.json' with { type: 'json' };
import { openDocuments } from './documents.ts';

const log = (line: string): void => reportError(line);
const clock = guardedClock(systemClock, log);

/** Starts it; `startThread` starts a worker that bots think in. What it returns takes a port that a page talks through. */
export async function startHost(startThread: StartThread): Promise<(port: MessagePort) => void> {
  const host = new Host({
    ...homeSetup(),
    drawContribution,
    gameOf,
    games: Object.keys(GAMES),
    reachHost: async (address) => ({ refusal: refusal('host', 'nobody-listens', { address }) }),
    clock,
    log,
    store: memoryStore(await openDocuments()),
    pool: new BotPool(startThread, clock, log),
    hintService: new HintThread(startThread, log),
  });
  host.resume();
  const accept = acceptConnections(host, { host: about.name, version: about.version }, clock, log);
  return (port) => connectPort(portLike(port), accept);
}

/** A port of a page, spoken to as Node's. */
function portLike(port: MessagePort): MessagePortLike {
  return {
    on(event: 'message' | 'close', call: (message: MessageEvent) => void) {
      port.addEventListener(event, call as (event: Event) => void);
    },
    postMessage: (message) => port.postMessage(message),
    start: () => port.start(),
    close: () => port.close(),
  };
}
