/** A sealed line to another host, as a browser's page has one (renderer/session/line/sealed.ts), with the system's own means. */
import { randomBytes } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { callerEnd } from '#shared/noise/caller-end.ts';
import { frameLength, type Message } from '#shared/noise/frame.ts';
import { MEDDLED, OtherKey, SEALED_PATH } from '#shared/noise/line.ts';
import { curve } from '../sealed/curve.ts';

/** How long a host may take to let us in, in ms. */
const PATIENCE = 3000;

/** A host asks every few seconds whether we are there; one that has not for so long, in ms, is gone. */
const SILENCE = 20_000;

/** The largest message that is taken from a host, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

export interface SealedLine {
  readonly isPaused: boolean;
  /** Calls back once its text has gone out. */
  send(text: string, gone: () => void): void;
  pause(): void;
  resume(): void;
  terminate(): void;
}

/** What becomes of a line, told to whoever dialled. */
export interface Fate {
  /** It stands, and this is the host's key; `hash`: what both ends, and nobody else, have in common. */
  opened(print: string, hash: Uint8Array): void;
  heard(text: string): void;
  /** It is gone: without a word, since another key answered, or since somebody has meddled. */
  closed(why: OtherKey | 'meddled' | undefined): void;
}

/** `known`: the print that the host must have; any without one. */
export function dial(address: string, known: string | undefined, fate: Fate): SealedLine {
  const socket = new WebSocket(`ws://${address}${SEALED_PATH}`, {
    handshakeTimeout: PATIENCE,
    maxPayload: frameLength(MAX_BYTES),
    perMessageDeflate: false,
  });
  const end = callerEnd({ fresh: randomBytes(32), inflates: true, known, by: curve }, (bytes) => socket.send(bytes));
  let fault: OtherKey | 'meddled' | undefined;
  const silence = setTimeout(() => socket.terminate(), SILENCE);
  const late = setTimeout(() => socket.terminate(), PATIENCE);
  socket.on('ping', () => silence.refresh());
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer, isBinary) => {
    if (fault) return;
    try {
      if (!isBinary) throw new Error('a text where nothing but frames goes');
      const stood = end.print !== undefined;
      const message = end.hear(new Uint8Array(data));
      if (message) fate.heard(textOf(message));
      else if (!stood && end.print !== undefined && end.hash) {
        clearTimeout(late);
        fate.opened(end.print, end.hash);
      }
    } catch (error) {
      fault = error instanceof OtherKey ? error : 'meddled';
      socket.terminate();
    }
  });
  socket.on('close', (code) => {
    clearTimeout(silence);
    clearTimeout(late);
    fate.closed(fault ?? (code === MEDDLED ? 'meddled' : undefined));
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

function textOf({ deflated, bytes }: Message): string {
  const plain = deflated ? inflateSync(bytes, { maxOutputLength: MAX_BYTES }) : Buffer.from(bytes);
  return plain.toString();
}
