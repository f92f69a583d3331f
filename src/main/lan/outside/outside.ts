/** Playing with another house: opens this host to a relay for an evening, and keeps that connection alive. */
import type { OutsideFailure, OutsideView } from '#shared/protocol/outside.ts';
import { relayOrigin } from '#shared/relay/relay-origin.ts';
import type { Outside } from '../../host/host-setup.ts';
import { systemClock } from '../../host/time/clock.ts';
import type { ServedHost } from '../network.ts';
import { ConnectionLimits, type ConnectionQuota } from '../server/connection-limits.ts';
import { attachLine, type LineOptions } from '../server/line.ts';
import { RateLimits, SendBacklog } from '../server/rate-limits.ts';
import { keptRelay } from './kept-relay.ts';
import { connectToRelay } from './relay-connection.ts';
import type { RelayedSocket } from './relayed-socket.ts';

/** Of lines from outside, apart from those of the network. */
const QUOTA: ConnectionQuota = { total: 200, reservedLocal: 0, reservedSeated: 25, perDevice: 60 };

const REVIEW_INTERVAL_MS = 5000;

/** Pause before the next attempt, in ms: doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** These do not pass by themselves. */
const FINAL: readonly OutsideFailure[] = ['token', 'other-version', 'other-name', 'replaced'];

export interface OutsideOptions {
  /** Where relay and token are kept. */
  readonly file: string;
}

/** `Outside`, as the program that starts the host has it. */
export interface OutsideService extends Outside {
  /** Serves what comes. Called once; nothing is open before `open`. */
  serve(host: ServedHost): void;
}

export function makeOutside({ file }: OutsideOptions): OutsideService {
  const kept = keptRelay(file);
  const watchers = new Set<(view: OutsideView) => void>();
  let host: ServedHost | undefined;
  let status: OutsideView['status'] = 'closed';
  let why: OutsideFailure | null = null;
  let hangUp: (() => void) | undefined;
  let retry: NodeJS.Timeout | undefined;
  let reviews: NodeJS.Timeout | undefined;
  let failures = 0;

  function view(): OutsideView {
    const { relay, token } = kept.read();
    return { status, relay, hasToken: token !== '', why };
  }

  function become(now: OutsideView['status'], because: OutsideFailure | null = null): void {
    status = now;
    why = because;
    for (const tell of watchers) tell(view());
  }

  function connect(line: (socket: RelayedSocket) => void, { about, key }: ServedHost): void {
    const { relay, token } = kept.read();
    let isOurs = true;
    const end = connectToRelay(
      { relay, token, version: about()['panno-verde'], key },
      {
        onReady() {
          failures = 0;
          if (isOurs) become('open');
        },
        onLine: (socket) => line(socket),
        onClosed(because) {
          if (!isOurs) return;
          hangUp = undefined;
          if (FINAL.includes(because)) return become('failed', because);
          become('opening', because);
          const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
          failures++;
          retry = setTimeout(() => host && connect(line, host), pause * (0.5 + Math.random() / 2));
        },
      },
    );
    hangUp = () => {
      isOurs = false;
      end();
    };
  }

  function stop(): void {
    clearTimeout(retry);
    clearInterval(reviews);
    hangUp?.();
    hangUp = undefined;
  }

  function close(): void {
    stop();
    if (status !== 'closed') become('closed');
  }

  return {
    view,
    close,
    watch(tell) {
      watchers.add(tell);
      tell(view());
      return () => watchers.delete(tell);
    },
    open(typed, token) {
      const relay = relayOrigin(typed);
      const before = kept.read();
      const secret = token ?? (relay === before.relay ? before.token : '');
      if (relay === undefined || secret === '' || !host) return false;
      stop();
      kept.write({ relay, token: secret });
      const limits = new ConnectionLimits(QUOTA, systemClock, (address) => host?.refused?.(address, 'connections'));
      reviews = setInterval(() => limits.review(), REVIEW_INTERVAL_MS).unref();
      failures = 0;
      become('opening');
      connect(
        serveLines({ ...host, limits, rateLimits: new RateLimits(systemClock, host.refused ?? (() => undefined)) }),
        host,
      );
      return true;
    },
    serve(running) {
      host = running;
      // It closes with the evening: once nothing here is open to the network any more.
      running.watchExposed((open) => {
        if (!open.room && open.tables.length === 0) close();
      });
    },
  };
}

function serveLines(options: LineOptions): (socket: RelayedSocket) => void {
  const unread = new SendBacklog();
  return (socket) => {
    const address = socket.remoteAddress;
    if (!options.limits.admit(socket, address)) return socket.terminate();
    const onBytes = (call: (count: number) => void) => socket.on('message', ({ length }: Buffer) => call(length));
    return attachLine(socket, { address, isOutside: true, admitted: socket, onBytes }, true, unread, options);
  };
}
