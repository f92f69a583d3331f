/** Bytes as docs/fair-shuffle.md states them: numbers of 32 bits, big end first; texts after their length. */
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A whole number from 0 to 2³² − 1 in four bytes. */
export function u32(n: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** A text in UTF-8, its length in bytes before it. */
export function text(words: string): Uint8Array {
  const bytes = utf8ToBytes(words);
  return concat(u32(bytes.length), bytes);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...parts);
}

/** Two small letters or digits a byte. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/** Reads what `toHex` wrote: the schemas let nothing else in. */
export function fromHex(hex: string): Uint8Array {
  return hexToBytes(hex);
}
