/** The relay's HTTP server: whose connections it takes, how many, and for how long. */
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { systemClock } from '../host/time/clock.ts';
import type { Proxies } from '../lan/server/client-address.ts';
import { addressOf, ConnectionLimits, descriptorsAllowed, quotaFor } from '../lan/server/connection-limits.ts';
import type { RelayLimits } from './limits.ts';

/** Timeout of a request, in ms, of a TLS handshake, and of a pause while reading either. */
const REQUEST_TIMEOUT_MS = 10_000;

const REVIEW_INTERVAL_MS = 5000;

/** Certificate and key, as PEM texts. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

export interface ListenerOptions {
  /** Without it TLS is the proxy's. */
  readonly tls: Tls | undefined;
  readonly proxies: Proxies;
  readonly limits: Pick<RelayLimits, 'connections' | 'connectionsPerDevice'>;
  /** A connection was turned away, or ended for a newcomer. */
  onRefused(): void;
}

export interface RelayListener {
  readonly http: Server;
  /** It carries a host or a line: it is not ended for a newcomer. */
  keep(socket: Duplex): void;
  close(): Promise<void>;
}

/** It does not listen yet. */
export function makeListener({ tls, proxies, limits, onRefused }: ListenerOptions): RelayListener {
  const quota = quotaFor(descriptorsAllowed(), limits.connections);
  const perDevice = Math.min(quota.perDevice, limits.connectionsPerDevice);
  const admission = new ConnectionLimits({ ...quota, perDevice }, systemClock, onRefused);
  const timeouts = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 5,
  };
  const http = tls
    ? createTlsServer({ ...timeouts, ...tls, handshakeTimeout: REQUEST_TIMEOUT_MS })
    : createServer(timeouts);
  http.setTimeout(REQUEST_TIMEOUT_MS);
  const inside = new Set<Socket>();
  /** Both ends' ports and addresses: with TLS there is another socket above that of the connection. */
  const kept = new Set<string>();
  http.on('connection', (socket: Socket) => {
    const from = addressOf(socket);
    const isProxy = from !== undefined && proxies.has(from);
    if (!isProxy && !admission.admit(socket)) return void socket.destroy();
    inside.add(socket);
    const name = endsOf(socket);
    admission.trackSeated(socket, () => kept.has(name));
    socket.once('close', () => {
      inside.delete(socket);
      kept.delete(name);
    });
  });
  const reviews = setInterval(() => admission.review(), REVIEW_INTERVAL_MS).unref();
  return {
    http,
    keep: (socket) => kept.add(endsOf(socket as Socket)),
    close() {
      clearInterval(reviews);
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      for (const socket of inside) socket.destroy();
      return closed;
    },
  };
}

function endsOf({ remoteAddress, remotePort, localAddress, localPort }: Socket): string {
  return [remoteAddress, remotePort, localAddress, localPort].join();
}
