/**
 * What goes over the one connection between a host and its relay: frames of many lines. A frame is a byte for its kind, the
 * line's number in four bytes, big-endian, and what it carries. The relay makes the numbers; none comes twice.
 */
import { KEY_BYTES, TAG_BYTES } from '../crypto/cipher-suite.ts';
import { frameLength } from '../crypto/secure-channel.ts';

/** Where a host registers, with a token of the operator's. */
export const RELAY_HOST_PATH = '/host';

/** Where apps that come by a link ask for its version, before they join. */
export const RELAY_ABOUT_PATH = '/about.json';

/** The request header with the version: the relay's pages and the host must be of the same. */
export const RELAY_VERSION_HEADER = 'panno-verde-version';

export const RELAY_FRAME = {
  /** Relay to host: it is known by its key, and lines may come. */
  ready: 0,
  /** Relay to host: a line, with a device's pseudonym. */
  open: 1,
  /** Both ways: a message of a line. */
  data: 2,
  /** Both ways: a line has ended, with the code. */
  close: 3,
  /** Host to relay: read no more of this line for now, and read on. */
  pause: 4,
  resume: 5,
  /** Host to relay: a ping for the line's client; relay to host: its pong, with the same stamp. */
  ping: 6,
  pong: 7,
} as const;

export type RelayFrameKind = (typeof RELAY_FRAME)[keyof typeof RELAY_FRAME];

export interface RelayFrame {
  readonly kind: RelayFrameKind;
  readonly line: number;
  readonly payload: Uint8Array;
}

const HEADER_BYTES = 5;
const EMPTY = new Uint8Array();
const KINDS = new Set<number>(Object.values(RELAY_FRAME));

export function encodeRelayFrame(kind: RelayFrameKind, line: number, payload: Uint8Array = EMPTY): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + payload.length);
  bytes[0] = kind;
  new DataView(bytes.buffer).setUint32(1, line);
  bytes.set(payload, HEADER_BYTES);
  return bytes;
}

/** Undefined for what is no frame. */
export function decodeRelayFrame(bytes: Uint8Array): RelayFrame | undefined {
  const kind = bytes[0] ?? -1;
  if (bytes.length < HEADER_BYTES || !KINDS.has(kind)) return undefined;
  const line = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  return { kind: kind as RelayFrameKind, line, payload: bytes.subarray(HEADER_BYTES) };
}

/** The payload of `close`. */
export function closePayload(code: number): Uint8Array {
  return Uint8Array.of(code >> 8, code & 0xff);
}

/** The code in it; the one for a plain end where there is none that a socket may be closed with. */
export function closeCodeIn([high = 0, low = 0]: Uint8Array): number {
  const code = high * 256 + low;
  return code === 1008 || code === 1013 || (code >= 4000 && code < 5000) ? code : 1000;
}

/** Max size of a client's message, as on every encrypted line (MAX_MESSAGE_BYTES of the contract). */
export const MAX_CLIENT_FRAME_BYTES = frameLength(16 * 1024);

/** Max size of a host's message. */
export const MAX_HOST_FRAME_BYTES = HEADER_BYTES + frameLength(4 * 1024 * 1024);

/** Max size of a ping's stamp. */
export const MAX_STAMP_BYTES = 32;

/** Length of the device's pseudonym. */
export const PSEUDONYM_BYTES = 6;

const CLIENT_FIRST_BYTES = KEY_BYTES + 1 + TAG_BYTES;
const HOST_ANSWER_BYTES = KEY_BYTES + TAG_BYTES;

/** Max length of a Noise message. */
const MAX_NOISE_BYTES = 65_535;

/** Whether an encrypted frame may be this long. */
export function isSealedLength(length: number): boolean {
  const parts = Math.ceil(length / MAX_NOISE_BYTES);
  const padded = length - parts * TAG_BYTES;
  return padded > 0 && padded % 1024 === 0 && Math.ceil(padded / (MAX_NOISE_BYTES - TAG_BYTES)) === parts;
}

/** Watches one line: whether its messages are those of an encrypted one, by order and length. */
export interface SealedLineGuard {
  passesFromHost(message: Uint8Array): boolean;
  passesFromClient(message: Uint8Array): boolean;
}

/** `hello` is how the host with the registered key begins every line. */
export function sealedLineGuard(hello: Uint8Array): SealedLineGuard {
  let step = 0;
  const passes = (isNext: boolean): boolean => {
    if (isNext) step++;
    return isNext;
  };
  return {
    passesFromHost(message) {
      if (step === 0) return passes(isSame(message, hello));
      if (step === 2) return passes(message.length === HOST_ANSWER_BYTES);
      return step === 3 && isSealedLength(message.length);
    },
    passesFromClient(message) {
      if (step === 1) return passes(message.length === CLIENT_FIRST_BYTES);
      return step === 3 && message.length <= MAX_CLIENT_FRAME_BYTES && isSealedLength(message.length);
    },
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, k) => byte === other[k]);
}
