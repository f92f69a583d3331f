/**
 * What Noise stands on here: X25519, ChaCha20-Poly1305 and SHA-256, by the name `25519_ChaChaPoly_SHA256`. A browser on
 * plain http has no `crypto.subtle`, so all of it is JavaScript; whoever has a faster curve may bring it.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { hmacSha256, sha256 } from './sha256.ts';

export const KEY_BYTES = 32;
export const TAG_BYTES = 16;

export interface KeyPair {
  readonly secret: Uint8Array;
  readonly open: Uint8Array;
}

export interface Curve {
  /** The pair of a secret of 32 bytes. */
  pairOf(secret: Uint8Array): KeyPair;
  /** What two pairs share; throws at a point that shares the same with everybody. */
  shared(ours: KeyPair, theirs: Uint8Array): Uint8Array;
}

const PRIME = 2n ** 255n - 19n;
const EXPONENT = PRIME - 2n;

/** The curve by its parameters alone (RFC 7748): what signs with it would weigh four times as much on a phone. */
const x25519 = /* @__PURE__ */ montgomery({
  P: PRIME,
  type: 'x25519',
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] = (bytes[0] as number) & 248;
    bytes[31] = ((bytes[31] as number) & 127) | 64;
    return bytes;
  },
  powPminus2(base: bigint) {
    let power = 1n;
    // From the highest bit down: the exponent is public, so its bits may be seen.
    for (let bit = 254n; bit >= 0n; bit--) {
      power = (power * power) % PRIME;
      if ((EXPONENT >> bit) & 1n) power = (power * base) % PRIME;
    }
    return power;
  },
});

export const curve: Curve = {
  pairOf: (secret) => ({ secret, open: x25519.getPublicKey(secret) }),
  shared: (ours, theirs) => x25519.getSharedSecret(ours.secret, theirs),
};

export { sha256 as hash };

/** Two keys out of one (RFC 5869, as Noise names it). */
export function hkdf(chain: Uint8Array, material: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const mixed = hmacSha256(chain, material);
  const first = hmacSha256(mixed, Uint8Array.of(1));
  return [first, hmacSha256(mixed, Uint8Array.of(...first, 2))];
}

/** A key that seals one message after another, each under the next number. */
export interface Cipher {
  seal(plain: Uint8Array, beside?: Uint8Array): Uint8Array;
  /** Throws at what this key has not sealed as its next message. */
  open(sealed: Uint8Array, beside?: Uint8Array): Uint8Array;
}

export function cipherOf(key: Uint8Array): Cipher {
  let count = 0;
  const next = (beside: Uint8Array | undefined) => {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setBigUint64(4, BigInt(count), true);
    return chacha20poly1305(key, nonce, beside);
  };
  return {
    seal(plain, beside) {
      const sealed = next(beside).encrypt(plain);
      count++;
      return sealed;
    },
    open(sealed, beside) {
      const plain = next(beside).decrypt(sealed);
      count++;
      return plain;
    },
  };
}
