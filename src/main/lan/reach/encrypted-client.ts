/** A sealed line to another host, as a browser's page has one (renderer/session/line/sealed.ts), with the system's own means. */
import { randomBytes } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { type FramePayload, frameLength } from '#shared/crypto/frame.ts';
import { channelInitiator } from '#shared/crypto/initiator.ts';
import { HostKeyMismatch, SECURE_CHANNEL_PATH, TAMPERED_CLOSE_CODE } from '#shared/crypto/secure-channel.ts';
import { x25519 } from '../encryption/x25519.ts';

/** How long a host may take to let us in, in ms. */
const CONNECT_TIMEOUT_MS = 3000;

/** A host asks every few seconds whether we are there; one that has not for so long, in ms, is gone. */
const SILENCE_TIMEOUT_MS = 20_000;

/** The largest message that is taken from a host, in bytes. */
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

export interface EncryptedLine {
  readonly isPaused: boolean;
  /** Calls back once its text has gone out. */
  send(text: string, gone: () => void): void;
  pause(): void;
  resume(): void;
  terminate(): void;
}

/** What becomes of a line, told to whoever dialled. */
export interface DialCallbacks {
  /** It stands, and this is the host's key; `hash`: what both ends, and nobody else, have in common. */
  onOpened(print: string, hash: Uint8Array): void;
  onMessage(text: string): void;
  /** It is gone: without a word, since another key answered, or since somebody has meddled. */
  onClosed(why: HostKeyMismatch | 'meddled' | undefined): void;
}

/** `known`: the print that the host must have; any without one. */
export function dial(address: string, known: string | undefined, fate: DialCallbacks): EncryptedLine {
  const socket = new WebSocket(`ws://${address}${SECURE_CHANNEL_PATH}`, {
    handshakeTimeout: CONNECT_TIMEOUT_MS,
    maxPayload: frameLength(MAX_MESSAGE_BYTES),
    perMessageDeflate: false,
  });
  const end = channelInitiator({ fresh: randomBytes(32), inflates: true, known, by: x25519 }, (bytes) =>
    socket.send(bytes),
  );
  let fault: HostKeyMismatch | 'meddled' | undefined;
  const silence = setTimeout(() => socket.terminate(), SILENCE_TIMEOUT_MS);
  const late = setTimeout(() => socket.terminate(), CONNECT_TIMEOUT_MS);
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
  const plain = deflated ? inflateSync(bytes, { maxOutputLength: MAX_MESSAGE_BYTES }) : Buffer.from(bytes);
  return plain.toString();
}
