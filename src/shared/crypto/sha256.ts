/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). A page without https has no browser crypto, and a
 * package would weigh more on a phone than the rest of the fair shuffle.
 */

const BLOCK = 64;

/** The first 32 fractional bits of a prime's root. */
function rootOf(prime: number, root: number): number {
  return (prime ** (1 / root) * 2 ** 32) | 0;
}

const PRIMES: readonly number[] = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: 17 }, (_, d) => d + 2).some((d) => d < n && n % d === 0),
);
const ROUNDS = Int32Array.from(PRIMES, (prime) => rootOf(prime, 3));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => rootOf(prime, 2));

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, padded, at);
  const hash = new DataView(new ArrayBuffer(32));
  for (const [k, word] of state.entries()) hash.setInt32(4 * k, word);
  return new Uint8Array(hash.buffer);
}

const words = new Int32Array(BLOCK);

// Indices are always in range, which the compiler can't see.
function compress(state: Int32Array, message: DataView, at: number): void {
  for (let k = 0; k < BLOCK; k++) words[k] = k < 16 ? message.getInt32(at + 4 * k) : expandedWord(k);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let k = 0; k < BLOCK; k++) {
    const mixed = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[k] as number) + (words[k] as number)) | 0;
    const other = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let k = 0; k < 8; k++) state[k] = (state[k] as number) + (after[k] as number);
}

function expandedWord(k: number): number {
  const [early, late] = [words[k - 15] as number, words[k - 2] as number];
  return (
    ((words[k - 16] as number) +
      (rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)) +
      (words[k - 7] as number) +
      (rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10))) |
    0
  );
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const keyed = (pad: number, text: Uint8Array): Uint8Array => {
    const all = new Uint8Array(BLOCK + text.length).fill(pad, 0, BLOCK);
    for (const [k, byte] of short.entries()) all[k] = byte ^ pad;
    all.set(text, BLOCK);
    return sha256(all);
  };
  return keyed(0x5c, keyed(0x36, message));
}
