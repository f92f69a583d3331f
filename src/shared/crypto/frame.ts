/**
 * Frames of a Noise connection after the handshake: one frame a message, in Noise messages of at
 * most 65,535 bytes. A five-byte header has type and length, so truncation is detected; padding
 * hides the exact length.
 */
import { type Cipher, TAG_BYTES } from './cipher-suite.ts';

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
