/** One line to a client, whatever carries it: its messages to the host, its pings, and what ends it. */
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import { TAMPERED_CLOSE_CODE } from '#shared/crypto/secure-channel.ts';
import type { Connection, Transport } from '../../host/api/connection.ts';
import { deviceOf } from '../../host/connections/client-device.ts';
import { noiseResponder } from '../encryption/noise-responder.ts';
import type { Admittable, ConnectionLimits } from './connection-limits.ts';
import type { RateLimits, SendBacklog } from './rate-limits.ts';

const PING_INTERVAL_MS = 5000;

/** Missed pings in a row before a socket is closed; also the pings a client has to greet in. */
const MAX_MISSED_PINGS = 2;

/** What is needed of a socket: a WebSocket's own, or a line that a relay carries. */
export interface LineSocket {
  readonly bufferedAmount: number;
  send(message: string | Uint8Array): void;
  ping(stamp: string): void;
  pong(stamp: Buffer): void;
  pause(): void;
  resume(): void;
  close(code: number, why: string): void;
  terminate(): void;
  on(event: 'message', call: (message: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'ping' | 'pong', call: (stamp: Buffer) => void): unknown;
  on(event: 'close' | 'error', call: () => void): unknown;
}

/** Where a line comes from. */
export interface LineOrigin {
  readonly address: string;
  /** A relay carries it. */
  readonly isOutside?: boolean;
  /** As it was admitted by the limits. */
  readonly admitted: Admittable;
  /** Calls back with all bytes that come in, even if they never become a message. */
  onBytes(call: (count: number) => void): void;
}

export interface LineOptions {
  readonly accept: (line: Transport) => Connection;
  readonly limits: ConnectionLimits;
  readonly rateLimits: RateLimits;
  /** The host's key for encrypted connections. */
  readonly key: KeyPair;
  /** Ping interval of each line, in ms. */
  readonly heartbeatMs?: number | undefined;
}

/** Serves a line until it closes. */
export function attachLine(
  socket: LineSocket,
  from: LineOrigin,
  isSealed: boolean,
  unread: SendBacklog,
  options: LineOptions,
): void {
  const pulse = attachSocket(socket, from, isSealed, unread, options);
  // Each in its own time: a thousand asked together keep everybody else waiting.
  const beats = setInterval(() => ping(socket, pulse), options.heartbeatMs ?? PING_INTERVAL_MS);
  socket.on('close', () => clearInterval(beats));
  ping(socket, pulse);
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
function ping(socket: LineSocket, pulse: PingState): void {
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

function plainCodec(socket: LineSocket): Codec {
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (text) => socket.send(text),
    decode: (data, isBinary) => (isBinary ? data : data.toString()),
  };
}

function encryptedCodec(socket: LineSocket, key: KeyPair): Codec {
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
  socket: LineSocket,
  from: LineOrigin,
  isSealed: boolean,
  unread: SendBacklog,
  { accept, limits: guests, rateLimits: tolls, key }: LineOptions,
): PingState {
  const device = deviceOf(from.address);
  const end = isSealed ? encryptedCodec(socket, key) : plainCodec(socket);
  socket.on('close', unread.add(device, end));
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
    ...(from.isOutside && { isOutside: true }),
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
  from.onBytes((count) => {
    if (!tolls.bytes(from.address, count)) socket.terminate();
  });
  guests.trackSeated(from.admitted, () => connection.connectionClass() === 'seated');
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
        hear(data, isBinary);
      });
    } else hear(data, isBinary);
  });
  socket.on('close', () => connection.closed());
  // A frame that is too large or invalid closes the socket with its code.
  socket.on('error', () => undefined);
  return pulse;
}
