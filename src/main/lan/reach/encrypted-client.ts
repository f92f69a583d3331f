/** An encrypted connection to another host, like the page's but with the system's crypto. */
import { randomBytes } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { WebSocket } from 'ws';
import {
  channelInitiator,
  type FramePayload,
  frameLength,
  HostKeyMismatch,
  SECURE_CHANNEL_PATH,
  TAMPERED_CLOSE_CODE,
} from '#shared/crypto/secure-channel.ts';
import { relayedHostIn } from '#shared/relay/relayed-address.ts';
import { x25519 } from '../encryption/x25519.ts';

/** Timeout of connecting, in ms. */
const CONNECT_TIMEOUT_MS = 3000;

/** The same by a relay, with TLS and over two long ways. */
const RELAYED_TIMEOUT_MS = 8000;

/** Time without a ping after which the host is gone, in ms. */
const SILENCE_TIMEOUT_MS = 20_000;

/** Max size of a message from the host, in bytes. */
const MAX_HOST_MESSAGE_BYTES = 4 * 1024 * 1024;

export interface EncryptedLine {
  readonly isPaused: boolean;
  /** Calls back once the text is sent. */
  send(text: string, gone: () => void): void;
  pause(): void;
  resume(): void;
  terminate(): void;
}

/** Callbacks of a connection. */
export interface DialCallbacks {
  /**
   * It stands; `print` is the host's key fingerprint, `hash` the handshake hash that only both ends
   * know.
   */
  onOpened(print: string, hash: Uint8Array): void;
  onMessage(text: string): void;
  /** It is closed: undefined for a plain close, or another key answered, or tampering. */
  onClosed(why: HostKeyMismatch | 'meddled' | undefined): void;
}

/** `known`: the fingerprint that must match; undefined accepts any. A relay finds the host by it. */
export function dial(address: string, known: string | undefined, fate: DialCallbacks): EncryptedLine {
  const relay = relayedHostIn(address)?.relay.replace('http', 'ws');
  const patience = relay === undefined ? CONNECT_TIMEOUT_MS : RELAYED_TIMEOUT_MS;
  const socket = new WebSocket(`${relay ?? `ws://${address}`}${SECURE_CHANNEL_PATH}`, relay && known, {
    handshakeTimeout: patience,
    maxPayload: frameLength(MAX_HOST_MESSAGE_BYTES),
    perMessageDeflate: false,
  });
  const end = channelInitiator({ fresh: randomBytes(32), inflates: true, known, by: x25519 }, (bytes) =>
    socket.send(bytes),
  );
  let fault: HostKeyMismatch | 'meddled' | undefined;
  const silence = setTimeout(() => socket.terminate(), SILENCE_TIMEOUT_MS);
  const late = setTimeout(() => socket.terminate(), patience);
  socket.on('ping', () => silence.refresh());
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer, isBinary) => {
    if (fault) return;
    try {
      if (!isBinary) throw new Error('a text where nothing but frames goes');
      const stood = end.fingerprint !== undefined;
      const message = end.receive(new Uint8Array(data));
      if (message) fate.onMessage(textOf(message));
      else if (!stood && end.fingerprint !== undefined && end.hash) {
        clearTimeout(late);
        fate.onOpened(end.fingerprint, end.hash);
      }
    } catch (error) {
      fault = error instanceof HostKeyMismatch ? error : 'meddled';
      socket.terminate();
    }
  });
  socket.on('close', (code) => {
    clearTimeout(silence);
    clearTimeout(late);
    fate.onClosed(fault ?? (code === TAMPERED_CLOSE_CODE ? 'meddled' : undefined));
  });
  return {
    get isPaused() {
      return socket.isPaused;
    },
    send: (text, gone) => socket.send(end.frame(Buffer.from(text)), gone),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    terminate: () => socket.terminate(),
  };
}

function textOf({ deflated, bytes }: FramePayload): string {
  const plain = deflated ? inflateSync(bytes, { maxOutputLength: MAX_HOST_MESSAGE_BYTES }) : Buffer.from(bytes);
  return plain.toString();
}
