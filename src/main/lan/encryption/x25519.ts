/**
 * X25519 from the system's library, some ten times faster than JavaScript: each handshake costs the
 * host three operations. Falls back to JavaScript where the library lacks it.
 */
import { createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import { type Curve, curve as slow } from '#shared/crypto/cipher-suite.ts';

/** The DER prefix of a raw 32-byte key (RFC 8410). */
const SECRET = Buffer.from('302e020100300506032b656e04220420', 'hex');
const OPEN = Buffer.from('302a300506032b656e032100', 'hex');

const secretKey = (bytes: Uint8Array) =>
  createPrivateKey({ key: Buffer.concat([SECRET, bytes]), format: 'der', type: 'pkcs8' });
const openKey = (bytes: Uint8Array) =>
  createPublicKey({ key: Buffer.concat([OPEN, bytes]), format: 'der', type: 'spki' });

export const nativeX25519: Curve = {
  pairOf(secret) {
    const spki = createPublicKey(secretKey(secret)).export({ format: 'der', type: 'spki' });
    return { secret, open: new Uint8Array(spki.subarray(OPEN.length)) };
  },
  shared: (ours, theirs) =>
    new Uint8Array(diffieHellman({ privateKey: secretKey(ours.secret), publicKey: openKey(theirs) })),
};

/** The faster implementation that gives right results here. */
export const x25519: Curve = isRight(nativeX25519) ? nativeX25519 : slow;

function isRight(other: Curve): boolean {
  const [one, two] = [1, 2].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array];
  try {
    const shared = other.shared(other.pairOf(one), other.pairOf(two).open);
    return Buffer.compare(shared, slow.shared(slow.pairOf(two), slow.pairOf(one).open)) === 0;
  } catch {
    return false;
  }
}
