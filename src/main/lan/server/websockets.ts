/** One WebSocket per open page: admission, messages to the host, pings. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import { frameLength, SECURE_CHANNEL_PATH, TAMPERED_CLOSE_CODE } from '#shared/crypto/secure-channel.ts';
import { MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import type { Connection, Transport } from '../../host/api/connection.ts';
import { deviceOf } from '../../host/connections/client-device.ts';
import { COMPRESSION_THRESHOLD_BYTES, noiseResponder } from '../encryption/noise-responder.ts';
import { clientAddressOf, type Proxies } from './client-address.ts';
import { addressOf, type ConnectionLimits } from './connection-limits.ts';
import { isSameOrigin } from './http-security.ts';
import { type RateLimits, SendBacklog } from './rate-limits.ts';

const PING_INTERVAL_MS = 5000;

/** Missed pings in a row before a socket is closed; also the pings a client has to greet in. */
const MAX_MISSED_PINGS = 2;

/** Time that a rejected client has to read the reason, in ms. */
const CLOSE_TIMEOUT_MS = 1000;

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

export interface SocketOptions {
  readonly accept: (line: Transport) => Connection;
  /** Whether a request is meant for this host. */
  readonly allows: (request: IncomingMessage) => boolean;
  readonly limits: ConnectionLimits;
  readonly rateLimits: RateLimits;
  readonly proxies: Proxies;
  /** The host's key for encrypted connections. */
  readonly key: KeyPair;
  readonly heartbeatMs?: number | undefined;
}

export interface Sockets {
  /** For the event `upgrade` of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes all sockets. */
  close(): void;
}

export function serveWebSockets(options: SocketOptions): Sockets {
  const { allows, limits: guests, rateLimits: tolls, proxies, heartbeatMs = PING_INTERVAL_MS } = options;
  const servers = new Map([
    [PLAIN_PATH, new WebSocketServer(PLAIN)],
    [SECURE_CHANNEL_PATH, new WebSocketServer(ENCRYPTED)],
  ]);
  const unread = new SendBacklog();
  const reviews = setInterval(() => guests.review(), heartbeatMs);
  /** A proxy's lines are counted when it is known whose they are; all others were as they came. */
  const isLetIn = (socket: Socket, from: string): boolean =>
    !proxies.has(addressOf(socket) ?? '') || guests.admit(socket, from);
  return {
    upgrade(request, socket, head) {
      const server = servers.get(request.url ?? '');
      const isSealed = request.url === SECURE_CHANNEL_PATH;
      if (!server) return refuse(socket, '404 Not Found');
      if (!allows(request) || !isSameOrigin(request)) return refuse(socket, '403 Forbidden');
      if (!isSealed && request.headers.origin !== undefined)
        return refuse(socket, '426 Upgrade Required', RELOAD_NOTICE);
      const from = clientAddressOf(request, proxies);
      if (from === undefined) return refuse(socket, '400 Bad Request');
      if (!tolls.request(from)) return refuse(socket, '429 Too Many Requests');
      if (!isLetIn(request.socket, from)) return refuse(socket, '503 Service Unavailable');
      const over = hangUpAfter(socket);
      server.handleUpgrade(request, socket, head, (opened) => {
        clearTimeout(over);
        const pulse = attachSocket(opened, { socket: request.socket, address: from }, isSealed, unread, options);
        // Each in its own time: a thousand asked together keep everybody else waiting.
        const beats = setInterval(() => ping(opened, pulse), heartbeatMs);
        opened.once('close', () => clearInterval(beats));
        ping(opened, pulse);
      });
    },
    close() {
      clearInterval(reviews);
      for (const { clients } of servers.values()) for (const socket of clients) socket.terminate();
    },
  };
}

/** The last ping, until its pong, and the missed ones in a row. */
interface PingState {
  stamp: string | undefined;
  missed: number;
  /** Pings before the greeting. */
  ungreeted: number;
  hasGreeted(): boolean;
}

/** Pings with the time as payload: the pong gives the round trip, and only the latest counts. */
function ping(socket: WebSocket, pulse: PingState): void {
  if (pulse.missed >= MAX_MISSED_PINGS || (pulse.ungreeted >= MAX_MISSED_PINGS && !pulse.hasGreeted())) {
    socket.terminate();
    return;
  }
  pulse.missed++;
  pulse.ungreeted++;
  pulse.stamp = String(performance.now());
  socket.ping(pulse.stamp);
}

/** Encodes and decodes messages of a socket. */
interface Codec {
  /** Unsent bytes. */
  readonly bufferedAmount: number;
  /** The handshake hash that only both ends know, once the connection stands. */
  readonly hash?: Uint8Array | undefined;
  /** The first message is a handshake. */
  readonly isNew?: boolean;
  send(text: string): void;
  /** The decoded message; undefined if it isn't for the host. Throws on tampering. */
  decode(data: Buffer, isBinary: boolean): string | Buffer | undefined;
}

function plainCodec(socket: WebSocket): Codec {
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (text) => socket.send(text),
    decode: (data, isBinary) => (isBinary ? data : data.toString()),
  };
}

function encryptedCodec(socket: WebSocket, key: KeyPair): Codec {
  const end = noiseResponder(key, (bytes) => socket.send(bytes));
  return {
    get bufferedAmount() {
      return socket.bufferedAmount + end.pendingBytes;
    },
    get hash() {
      return end.hash;
    },
    get isNew() {
      return end.isNew;
    },
    send: end.send,
    decode: end.receive,
  };
}

function attachSocket(
  socket: WebSocket,
  from: { readonly socket: Socket; readonly address: string },
  isSealed: boolean,
  unread: SendBacklog,
  { accept, limits: guests, rateLimits: tolls, key }: SocketOptions,
): PingState {
  const device = deviceOf(from.address);
  const end = isSealed ? encryptedCodec(socket, key) : plainCodec(socket);
  socket.once('close', unread.add(device, end));
  let isOver = false;
  // Sends the reason and stops reading without waiting for an answer.
  const hangUp = (code: number, why: string): void => {
    isOver = true;
    socket.close(code, why);
    socket.terminate();
  };
  const connection = accept({
    address: from.address,
    isEncrypted: isSealed,
    hash: () => end.hash,
    send(text) {
      if (unread.isExceeded(device, end)) socket.terminate();
      else end.send(text);
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: (why) => hangUp(1008, why),
  });
  let hasGreeted = false;
  const pulse: PingState = {
    stamp: undefined,
    missed: 0,
    ungreeted: 0,
    hasGreeted: () => {
      // A greeting is final, so its result is cached instead of asked at every ping.
      hasGreeted ||= connection.connectionClass() !== 'unknown';
      return hasGreeted;
    },
  };
  // Bytes count even if they never become a message.
  from.socket.on('data', ({ length }: Buffer) => {
    if (!tolls.bytes(from.address, length)) socket.terminate();
  });
  guests.trackSeated(from.socket, () => connection.connectionClass() === 'seated');
  socket.on('ping', (stamp) => {
    if (!isOver && connection.countSignal()) socket.pong(stamp);
  });
  socket.on('pong', (stamp) => {
    if (isOver || !connection.countSignal() || stamp.toString() !== pulse.stamp) return;
    pulse.missed = 0;
    pulse.stamp = undefined;
    connection.latencyMeasured(performance.now() - Number(stamp));
  });
  let shaking = 0;
  const hear = (data: Buffer, isBinary: boolean): void => {
    if (isOver) return;
    try {
      const message = end.decode(data, isBinary);
      if (message !== undefined) connection.receive(message);
    } catch {
      hangUp(TAMPERED_CLOSE_CODE, 'what came is not what was sent');
    }
  };
  socket.on('message', (data, isBinary) => {
    if (isOver) return;
    // A handshake is costly, so it is queued by device; later messages wait until it is done.
    if (end.isNew || shaking > 0) {
      shaking++;
      connection.enqueueWork(() => {
        shaking--;
        hear(data as Buffer, isBinary);
      });
    } else hear(data as Buffer, isBinary);
  });
  socket.on('close', () => connection.closed());
  // A frame that is too large or invalid closes the socket with its code.
  socket.on('error', () => undefined);
  return pulse;
}

/** Sends the reason and closes, even if the other end doesn't. */
function refuse(socket: Duplex, status: string, why = ''): void {
  socket.on('error', () => undefined);
  hangUpAfter(socket);
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: ${why.length}\r\n\r\n${why}`);
  (socket as Socket).destroySoon();
}

function hangUpAfter(socket: Duplex): NodeJS.Timeout {
  const over = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
  socket.once('close', () => clearTimeout(over));
  return over;
}
