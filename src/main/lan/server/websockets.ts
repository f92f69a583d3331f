/** One WebSocket for each window that is open at the host: let in, carried to the host, asked whether it is still there. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import { frameLength } from '#shared/crypto/frame.ts';
import { SECURE_CHANNEL_PATH, TAMPERED_CLOSE_CODE } from '#shared/crypto/secure-channel.ts';
import { MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import type { Connection, Transport } from '../../host/api/connection.ts';
import { deviceOf } from '../../host/connections/client-device.ts';
import { COMPRESSION_THRESHOLD_BYTES, noiseResponder } from '../encryption/noise-responder.ts';
import { clientAddressOf, type Proxies } from './client-address.ts';
import { addressOf, type ConnectionLimits } from './connection-limits.ts';
import { isSameOrigin } from './http-security.ts';
import { type RateLimits, SendBacklog } from './rate-limits.ts';

/** How often each socket is asked, in ms. */
const PING_INTERVAL_MS = 5000;

/** A socket that has left so many questions in a row unanswered is gone; so is one over which so long nobody greets. */
const MAX_MISSED_PINGS = 2;

/** Who is not let in, or is no WebSocket after all, has so long to read why, in ms. */
const CLOSE_TIMEOUT_MS = 1000;

/** In so many pieces a message may come: no client of ours cuts any. */
const MAX_FRAGMENTS = 16;

const LIMITS = { noServer: true, autoPong: false, maxFragments: MAX_FRAGMENTS, closeTimeout: CLOSE_TIMEOUT_MS };

/** A line that anybody may read: programs speak so, which have no Noise at hand. */
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

/** What is sealed can't be made smaller afterwards. */
const ENCRYPTED = { ...LIMITS, perMessageDeflate: false, maxPayload: frameLength(MAX_MESSAGE_BYTES) };

/** A page that would speak plainly is an old one: ours seals. It reads this, where it reads anything. */
const RELOAD_NOTICE = 'This page is an old one, and would be overheard: load it anew.\n';

export interface SocketOptions {
  readonly accept: (line: Transport) => Connection;
  /** Whether a request means us at all. */
  readonly allows: (request: IncomingMessage) => boolean;
  readonly limits: ConnectionLimits;
  readonly rateLimits: RateLimits;
  readonly proxies: Proxies;
  /** By which sealed lines know this host. */
  readonly key: KeyPair;
  readonly heartbeatMs?: number | undefined;
}

export interface Sockets {
  /** For the event `upgrade` of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Hangs up on everybody. */
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

/** What a socket was asked last, until it answers, and how many questions in a row it has left unanswered. */
interface PingState {
  stamp: string | undefined;
  missed: number;
  /** How many questions were asked before anybody greeted. */
  ungreeted: number;
  hasGreeted(): boolean;
}

/** Asks with the time as its stamp: what comes back tells how long the way was, and only the latest one counts. */
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

/** How messages become what goes over a socket, and again messages. */
interface Codec {
  /** What has not gone out, in bytes. */
  readonly bufferedAmount: number;
  /** What both ends of a sealed line, and nobody else, have in common, once it stands. */
  readonly hash?: Uint8Array | undefined;
  /** What comes first is a handshake. */
  readonly isNew?: boolean;
  send(text: string): void;
  /** What a message comes to; nothing where it is none for the host. Throws where somebody has meddled. */
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
  // Says why, and waits for no answer: what comes from now on is read no more.
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
      // Who has greeted has done so for good: where somebody sits is not asked again at every beat.
      hasGreeted ||= connection.connectionClass() !== 'unknown';
      return hasGreeted;
    },
  };
  // What never becomes a message counts as well.
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
    // A handshake is as much to do as some messages: nobody's keep all others waiting. What comes before it is done is read after it.
    if (end.isNew || shaking > 0) {
      shaking++;
      connection.enqueueWork(() => {
        shaking--;
        hear(data as Buffer, isBinary);
      });
    } else hear(data as Buffer, isBinary);
  });
  socket.on('close', () => connection.closed());
  // What is too big or no WebSocket frame: the socket is closed with a code that says so.
  socket.on('error', () => undefined);
  return pulse;
}

/** Says why, and hangs up, whether or not the other end does. */
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
