/** One WebSocket per open page: admission, messages to the host, pings. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { frameLength, SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import { MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import { COMPRESSION_THRESHOLD_BYTES } from '../encryption/noise-responder.ts';
import { clientAddressOf, type Proxies } from './client-address.ts';
import { addressOf } from './connection-limits.ts';
import { isSameOrigin } from './http-security.ts';
import { attachLine, type LineOptions } from './line.ts';
import { SendBacklog } from './rate-limits.ts';
import { CLOSE_TIMEOUT_MS, hangUpAfter, refuseUpgrade } from './refuse-upgrade.ts';

/** How often it is looked at who has a seat, in ms. */
const REVIEW_INTERVAL_MS = 5000;

/** Max fragments of a message; own clients send one. */
const MAX_FRAGMENTS = 16;

const LIMITS = { noServer: true, autoPong: false, maxFragments: MAX_FRAGMENTS, closeTimeout: CLOSE_TIMEOUT_MS };

/** Unencrypted connections, for programs without Noise. */
const PLAIN = {
  ...LIMITS,
  perMessageDeflate: {
    threshold: COMPRESSION_THRESHOLD_BYTES,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
  },
  maxPayload: MAX_MESSAGE_BYTES,
};
const PLAIN_PATH = '/ws';

/** Ciphertext can't be compressed. */
const ENCRYPTED = { ...LIMITS, perMessageDeflate: false, maxPayload: frameLength(MAX_MESSAGE_BYTES) };

/** A page that connects unencrypted is outdated; it shows this if it can. */
const RELOAD_NOTICE = 'This page is an old one, and would be overheard: reload it.\n';

export interface SocketOptions extends LineOptions {
  /** Whether a request is meant for this host. */
  readonly allows: (request: IncomingMessage) => boolean;
  readonly proxies: Proxies;
}

export interface Sockets {
  /** For the event `upgrade` of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes all sockets. */
  close(): void;
}

export function serveWebSockets(options: SocketOptions): Sockets {
  const { allows, limits: guests, rateLimits: tolls, proxies } = options;
  const servers = new Map([
    [PLAIN_PATH, new WebSocketServer(PLAIN)],
    [SECURE_CHANNEL_PATH, new WebSocketServer(ENCRYPTED)],
  ]);
  const unread = new SendBacklog();
  const reviews = setInterval(() => guests.review(), options.heartbeatMs ?? REVIEW_INTERVAL_MS);
  /** A proxy's lines are counted when it is known whose they are; all others were as they came. */
  const isLetIn = (socket: Socket, from: string): boolean =>
    !proxies.has(addressOf(socket) ?? '') || guests.admit(socket, from);
  return {
    upgrade(request, socket, head) {
      const server = servers.get(request.url ?? '');
      const isSealed = request.url === SECURE_CHANNEL_PATH;
      if (!server) return refuseUpgrade(socket, '404 Not Found');
      if (!allows(request) || !isSameOrigin(request)) return refuseUpgrade(socket, '403 Forbidden');
      if (!isSealed && request.headers.origin !== undefined)
        return refuseUpgrade(socket, '426 Upgrade Required', RELOAD_NOTICE);
      const from = clientAddressOf(request, proxies);
      if (from === undefined) return refuseUpgrade(socket, '400 Bad Request');
      if (!tolls.request(from)) return refuseUpgrade(socket, '429 Too Many Requests');
      if (!isLetIn(request.socket, from)) return refuseUpgrade(socket, '503 Service Unavailable');
      const over = hangUpAfter(socket);
      server.handleUpgrade(request, socket, head, (opened) => {
        clearTimeout(over);
        const onBytes = (call: (count: number) => void) =>
          request.socket.on('data', ({ length }: Buffer) => call(length));
        attachLine(opened, { address: from, admitted: request.socket, onBytes }, isSealed, unread, options);
      });
    },
    close() {
      clearInterval(reviews);
      for (const { clients } of servers.values()) for (const socket of clients) socket.terminate();
    },
  };
}
