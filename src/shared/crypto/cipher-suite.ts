/**
 * The Noise suite `25519_ChaChaPoly_SHA256`: X25519, ChaCha20-Poly1305 and SHA-256. On plain http a
 * browser has no `crypto.subtle`, so it is JavaScript; a host passes a faster curve.
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
  /** The key pair of a 32-byte secret. */
  pairOf(secret: Uint8Array): KeyPair;
  /** The Diffie-Hellman secret; throws at a low-order point. */
  shared(ours: KeyPair, theirs: Uint8Array): Uint8Array;
}

const PRIME = 2n ** 255n - 19n;
const EXPONENT = PRIME - 2n;

/**
 * X25519 by its curve parameters (RFC 7748): a full library would weigh four times as much on a
 * phone.
 */
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
    // From the highest bit: the exponent is public, so timing may show it.
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

/** HKDF with two outputs (RFC 5869, as in Noise). */
export function hkdf(chain: Uint8Array, material: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const mixed = hmacSha256(chain, material);
  const first = hmacSha256(mixed, Uint8Array.of(1));
  return [first, hmacSha256(mixed, Uint8Array.of(...first, 2))];
}

/** A cipher with a message counter as nonce. */
export interface Cipher {
  seal(plain: Uint8Array, beside?: Uint8Array): Uint8Array;
  /** Throws unless this is the next message of this key. */
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
