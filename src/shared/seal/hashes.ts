/** SHA-256 and HMAC-SHA256: not the browser's own, which a page without https does not have. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as sha2 } from '@noble/hashes/sha2.js';

export function sha256(bytes: Uint8Array): Uint8Array {
  return sha2(bytes);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha2, key, message);
}
