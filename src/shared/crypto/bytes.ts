/** Bytes as docs/fair-shuffle.md states them: numbers of 32 bits, big end first; texts after their length. */

/** A whole number from 0 to 2³² − 1 in four bytes. */
export function u32(n: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** A text in UTF-8, its length in bytes before it. */
export function text(words: string): Uint8Array {
  // `encodeURIComponent` writes every byte of UTF-8 that is no letter or digit as `%` and two digits.
  const bytes = Uint8Array.from(encodeURIComponent(words).match(/%..|./g) ?? [], (one) =>
    one.length > 1 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0),
  );
  return concat(u32(bytes.length), bytes);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Two small letters or digits a byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads what `toHex` wrote: the schemas let nothing else in. */
export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
