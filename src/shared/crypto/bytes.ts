/** Byte encoding of docs/fair-shuffle.md: 32-bit big-endian numbers; texts with their length. */

/** An integer from 0 to 2³² − 1 in four bytes. */
export function u32(n: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** A UTF-8 text after its length in bytes. */
export function text(words: string): Uint8Array {
  // `encodeURIComponent` gives UTF-8: bytes other than unreserved characters as `%` and two hex
  // digits.
  const bytes = Uint8Array.from(encodeURIComponent(words).match(/%..|./g) ?? [], (one) =>
    one.length > 1 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0),
  );
  return concat(u32(bytes.length), bytes);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Two lower-case hex digits a byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads `toHex`'s output: schemas admit nothing else. */
export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const BASE64URL_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** As base64url without padding: six bits a letter. */
export function toBase64Url(bytes: Uint8Array): string {
  let letters = '';
  for (let bit = 0; bit < 8 * bytes.length; bit += 6) {
    const pair = ((bytes[bit >> 3] as number) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    letters += BASE64URL_DIGITS[(pair >> (10 - (bit & 7))) & 63];
  }
  return letters;
}

/** Reads `toBase64Url`'s output: schemas admit nothing else. */
export function fromBase64Url(letters: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((letters.length * 6) / 8));
  for (const [k, letter] of [...letters].entries()) {
    const bit = 6 * k;
    const pair = BASE64URL_DIGITS.indexOf(letter) << (10 - (bit & 7));
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (pair >> 8);
    if ((bit >> 3) + 1 < bytes.length) bytes[(bit >> 3) + 1] = pair & 255;
  }
  return bytes;
}
