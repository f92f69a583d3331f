/**
 * What goes over a Noise line after the handshake: one frame a message, of one or more Noise messages, since each of those
 * holds 65,535 bytes at most. Its first five bytes say what it is and how long, so that none can be cut short; its length
 * is rounded up, so that it tells nearly nothing of what it holds.
 */
import { type Cipher, TAG_BYTES } from './cipher-suite.ts';

/** Lengths go in such steps, in bytes: what one may do or hold makes some hundred more or less. */
export const PADDING_STEP_BYTES = 1024;

/** The largest Noise message there is. */
const MAX_NOISE_MESSAGE_BYTES = 65_535;

const HEADER_BYTES = 5;

/** What a message is before it is sealed. */
export interface FramePayload {
  /** Its bytes were made smaller (zlib's format). */
  readonly deflated: boolean;
  readonly bytes: Uint8Array;
}

/** How long the frame of so many bytes is. */
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

/** Throws at a frame that is not the next one of who holds the cipher, whole and unchanged. */
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
