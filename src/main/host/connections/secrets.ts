/** Ids and codes that nobody can guess, and hashes. Of the web's own cryptography: the host runs in a page, too. */
import { toBase64Url } from '#shared/crypto/bytes.ts';
import { sha256 } from '#shared/crypto/sha256.ts';
import type { Random } from '#shared/engine/random.ts';

/** Chance that nobody can predict: codes, and what bots do by it. Shuffles at a real table come from seals. */
export const secureRandom: Random = {
  below(n) {
    // What is left over above the last multiple is drawn again, or low numbers would come more often.
    const most = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
      if (drawn < most) return drawn % n;
    }
  },
};

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** So many random bytes, as base64url. */
export function randomId(bytes: number): string {
  return toBase64Url(randomBytes(bytes));
}

/** SHA-256 of a text in UTF-8. */
export function digestOf(text: string): Uint8Array {
  return sha256(new TextEncoder().encode(text));
}

/** A short id by which others know what this text, a secret, stands for. */
export function publicIdOf(secret: string): string {
  return toBase64Url(digestOf(secret)).slice(0, 12);
}

/** A number of a text, from 0 to 2³² − 1: the same on every host. */
export function numberOf(text: string): number {
  const bytes = digestOf(text);
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}

/** Whether both are the same, in a time that does not tell how much of them is. */
export function isSameSecret(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length && one.reduce((differences, byte, k) => differences | (byte ^ (other[k] ?? 0)), 0) === 0
  );
}
