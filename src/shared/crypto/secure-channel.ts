/**
 * Start of an encrypted connection. The host sends its public key in the clear; the client knows
 * the key or its fingerprint from elsewhere, and accepts no other. Two Noise messages follow, then
 * only frames.
 */
import { toBase64Url } from './bytes.ts';
import { type Cipher, type Curve, hash, KEY_BYTES, type KeyPair, TAG_BYTES } from './cipher-suite.ts';
import { type Initiator, initiate, respond, type TransportCiphers } from './handshake.ts';

// Frames of a Noise connection after the handshake: one frame a message, in Noise messages of at
// most 65,535 bytes. A five-byte header has type and length, so truncation is detected; padding
// hides the exact length.

/** Padding step in bytes: what a player may do or hold changes a message by some hundred. */
export const PADDING_STEP_BYTES = 1024;

/** Max size of a Noise message. */
const MAX_NOISE_MESSAGE_BYTES = 65_535;

const HEADER_BYTES = 5;

/** A message before encryption. */
export interface FramePayload {
  /** It is compressed (zlib format). */
  readonly deflated: boolean;
  readonly bytes: Uint8Array;
}

/** Length of a frame for so many bytes. */
export function frameLength(bytes: number): number {
  const padded = Math.ceil((HEADER_BYTES + bytes) / PADDING_STEP_BYTES) * PADDING_STEP_BYTES;
  return padded + Math.ceil(padded / (MAX_NOISE_MESSAGE_BYTES - TAG_BYTES)) * TAG_BYTES;
}

export function encryptFrame(cipher: Cipher, { deflated, bytes }: FramePayload): Uint8Array {
  const plain = new Uint8Array(Math.ceil((HEADER_BYTES + bytes.length) / PADDING_STEP_BYTES) * PADDING_STEP_BYTES);
  plain[0] = deflated ? 1 : 0;
  new DataView(plain.buffer).setUint32(1, bytes.length);
  plain.set(bytes, HEADER_BYTES);
  const frame = new Uint8Array(frameLength(bytes.length));
  let to = 0;
  for (let from = 0; from < plain.length; from += MAX_NOISE_MESSAGE_BYTES - TAG_BYTES) {
    const one = cipher.seal(plain.subarray(from, from + MAX_NOISE_MESSAGE_BYTES - TAG_BYTES));
    frame.set(one, to);
    to += one.length;
  }
  return frame;
}

/** Throws unless this is the cipher's next frame, complete and unchanged. */
export function decryptFrame(cipher: Cipher, frame: Uint8Array): FramePayload {
  const plain = new Uint8Array(frame.length);
  let length = 0;
  for (let from = 0; from < frame.length; from += MAX_NOISE_MESSAGE_BYTES) {
    const one = cipher.open(frame.subarray(from, from + MAX_NOISE_MESSAGE_BYTES));
    plain.set(one, length);
    length += one.length;
  }
  const bytes = length < HEADER_BYTES ? -1 : new DataView(plain.buffer).getUint32(1);
  if (bytes < 0 || frameLength(bytes) !== frame.length) throw new Error('a frame that is cut short');
  return { deflated: plain[0] === 1, bytes: plain.subarray(HEADER_BYTES, HEADER_BYTES + bytes) };
}

// The client's end of an encrypted connection: the host's hello, one handshake, then frames.

export interface ChannelInitiator {
  /** The fingerprint of the host's key, once it is proven. */
  readonly fingerprint: string | undefined;
  /** The handshake hash that only both ends know, once the connection stands. */
  readonly hash: Uint8Array | undefined;
  /**
   * A received message's content; undefined for a handshake message. The handshake is over once
   * there is a fingerprint. Throws `HostKeyMismatch` at another host's key, and other errors on
   * tampering.
   */
  receive(message: Uint8Array): FramePayload | undefined;
  /** The frame of a message, after the handshake. */
  frame(bytes: Uint8Array): Uint8Array;
}

export interface ChannelInitiatorOptions {
  /** 32 random bytes. */
  readonly fresh: Uint8Array;
  /** Whether long messages may be compressed. */
  readonly inflates: boolean;
  /** The fingerprint the host must have; undefined accepts any. */
  readonly known: string | undefined;
  readonly by?: Curve;
}

/** `out` sends bytes as one message. */
export function channelInitiator(
  { fresh, inflates, known, by }: ChannelInitiatorOptions,
  out: (bytes: Uint8Array) => void,
): ChannelInitiator {
  let calling: InitiatorHandshake | undefined;
  let keys: TransportCiphers | undefined;
  return {
    get fingerprint() {
      return keys && calling?.print;
    },
    get hash() {
      return keys?.hash;
    },
    receive(message) {
      if (keys) return decryptFrame(keys.theirs, message);
      if (calling) keys = calling.finish(message);
      else {
        calling = initiateChannel(message, fresh, inflates, known, by);
        out(calling.first);
      }
      return undefined;
    },
    frame(bytes) {
      if (!keys) throw new Error('the line is not sealed yet');
      return encryptFrame(keys.ours, { deflated: false, bytes });
    },
  };
}

/** Path of the host's WebSocket for encrypted connections. */
export const SECURE_CHANNEL_PATH = '/sealed';

/** WebSocket close code for a changed, missing, replayed or truncated frame. */
export const TAMPERED_CLOSE_CODE = 4001;

/** Protocol version, part of the handshake's prologue. */
const CHANNEL_VERSION = 1;
const PROLOGUE = Uint8Array.from('panno-verde 1', (letter) => letter.charCodeAt(0));

/** 128 bits of a key's hash: no second key can be found, and a QR code stays small. */
const FINGERPRINT_BYTES = 16;

/** A key's fingerprint for links and storage: 22 letters. */
export function fingerprintOf(key: Uint8Array): string {
  return toBase64Url(hash(key).slice(0, FINGERPRINT_BYTES));
}

/** Format of a fingerprint. */
export const FINGERPRINT = /^[\w-]{22}$/;

/** The host's key isn't the expected one. */
export class HostKeyMismatch extends Error {
  readonly fingerprint: string;

  constructor(fingerprint: string) {
    super('another key');
    this.fingerprint = fingerprint;
  }
}

/** The initiator's handshake state, after the host's hello. */
export interface InitiatorHandshake {
  readonly print: string;
  /** The message to send to the host. */
  readonly first: Uint8Array;
  /** Reads the host's answer; throws if it lacks the key. */
  finish(answer: Uint8Array): TransportCiphers;
}

/**
 * Starts a connection after this hello. Throws `HostKeyMismatch` where the fingerprint isn't
 * `known`; undefined accepts any. `fresh`: 32 random bytes; `inflates`: whether long messages may
 * be compressed.
 */
export function initiateChannel(
  hello: Uint8Array,
  fresh: Uint8Array,
  inflates: boolean,
  known?: string,
  by?: Curve,
): InitiatorHandshake {
  if (hello.length !== 1 + KEY_BYTES || hello[0] !== CHANNEL_VERSION) throw new Error('no sealed line of this version');
  const key = hello.slice(1);
  const print = fingerprintOf(key);
  if (known !== undefined && known !== print) throw new HostKeyMismatch(print);
  const caller: Initiator = initiate(key, fresh, PROLOGUE, by);
  return {
    print,
    first: caller.write(Uint8Array.of(inflates ? 1 : 0)),
    finish: (answer) => caller.read(answer).keys,
  };
}

/** The host's hello. */
export function hostHello({ open }: KeyPair): Uint8Array {
  return Uint8Array.of(CHANNEL_VERSION, ...open);
}

/**
 * The responder: reads the first message, throws where it is for another key, and returns the
 * answer.
 */
export function acceptChannel(first: Uint8Array, pair: KeyPair, fresh: Uint8Array, by?: Curve) {
  const { payload, answer } = respond(first, pair, fresh, PROLOGUE, by);
  return { inflates: payload[0] === 1, ...answer(new Uint8Array()) };
}
