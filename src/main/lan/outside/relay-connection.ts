/** The host's one connection to a relay: proves its key, then serves the lines that come over it. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import { hostHello } from '#shared/crypto/secure-channel.ts';
import type { OutsideFailure } from '#shared/protocol/outside.ts';
import {
  decodeRelayFrame,
  encodeRelayFrame,
  MAX_CLIENT_FRAME_BYTES,
  PSEUDONYM_BYTES,
  RELAY_FRAME,
  RELAY_HOST_PATH,
  RELAY_VERSION_HEADER,
  type RelayFrame,
} from '#shared/relay/frames.ts';
import { answerChallenge } from '#shared/relay/proof.ts';
import { x25519 } from '../encryption/x25519.ts';
import { RelayedSocket } from './relayed-socket.ts';

/** Timeout of connecting, in ms. */
const CONNECT_TIMEOUT_MS = 8000;

/** Time without a ping after which the relay is gone, in ms. */
const SILENCE_TIMEOUT_MS = 30_000;

/** By HTTP status, or by close code. */
const FAILURES: Readonly<Record<number, OutsideFailure>> = {
  401: 'token',
  409: 'other-version',
  421: 'other-name',
  1013: 'full',
  4002: 'replaced',
  4003: 'proof',
};

export interface RelayTarget {
  /** Its origin, as `https://relay.example`. */
  readonly relay: string;
  readonly token: string;
  readonly version: string;
  readonly key: KeyPair;
}

export interface RelayCallbacks {
  onReady(): void;
  onLine(line: RelayedSocket): void;
  /** It is closed, or never stood. */
  onClosed(why: OutsideFailure): void;
}

/** Connects once; the returned function closes the connection. */
export function connectToRelay({ relay, token, version, key }: RelayTarget, calls: RelayCallbacks): () => void {
  const { host } = new URL(relay);
  const lines = new Map<number, RelayedSocket>();
  let step: 'hello' | 'proving' | 'ready' = 'hello';
  let why: OutsideFailure = 'no-answer';
  const socket = new WebSocket(`${relay.replace(/^http/, 'ws')}${RELAY_HOST_PATH}`, {
    headers: { authorization: `Bearer ${token}`, [RELAY_VERSION_HEADER]: version },
    handshakeTimeout: CONNECT_TIMEOUT_MS,
    maxPayload: MAX_CLIENT_FRAME_BYTES + 64,
    perMessageDeflate: false,
  });
  const silence = setTimeout(() => socket.terminate(), SILENCE_TIMEOUT_MS);
  socket.on('open', () => socket.send(hostHello(key)));
  socket.on('ping', () => silence.refresh());
  socket.on('unexpected-response', (request, { statusCode = 0 }) => {
    why = FAILURES[statusCode] ?? 'no-answer';
    request.destroy();
    socket.terminate();
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    try {
      hear(new Uint8Array(data));
    } catch {
      // Not a relay, or one that pretends to be another.
      why = 'proof';
      socket.terminate();
    }
  });
  socket.on('close', (code) => {
    clearTimeout(silence);
    for (const line of lines.values()) line.lost();
    calls.onClosed(FAILURES[code] ?? why);
  });

  function hear(message: Uint8Array): void {
    if (step === 'hello') {
      step = 'proving';
      socket.send(answerChallenge(message, key, host, randomBytes(32), x25519));
      return;
    }
    const frame = decodeRelayFrame(message);
    if (!frame) throw new Error('no frame of a relay');
    if (step === 'proving') {
      if (frame.kind !== RELAY_FRAME.ready) throw new Error('lines before the relay is ready');
      step = 'ready';
      calls.onReady();
    } else if (frame.kind === RELAY_FRAME.open) begin(frame);
    else lines.get(frame.line)?.hear(frame);
  }

  function begin({ line: number, payload }: RelayFrame): void {
    if (payload.length !== PSEUDONYM_BYTES || lines.has(number)) throw new Error('no new line');
    const line = new RelayedSocket(number, `outside-${Buffer.from(payload).toString('hex')}`, (frame, sent) => {
      socket.send(frame, sent && (() => sent()));
    });
    lines.set(number, line);
    line.on('close', () => lines.delete(number));
    calls.onLine(line);
  }

  return () => {
    // Each client is told that it is over, before the connection goes.
    for (const line of [...lines.keys()])
      if (socket.readyState === WebSocket.OPEN) socket.send(encodeRelayFrame(RELAY_FRAME.close, line));
    socket.close(1000);
    setTimeout(() => socket.terminate(), 1000).unref();
  };
}
