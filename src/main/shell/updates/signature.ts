/** What a release says of itself is signed by whoever makes the app: Ed25519, over the bytes of the file. */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** What lies beside a file that is signed. */
export const SIGNATURE_ENDING = '.sig';

/** `key`: the public key's DER form in base64. Anything that is not in order is no signature. */
export function isSigned(text: string, signature: string, key: string): boolean {
  try {
    const trusted = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    if (trusted.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, Buffer.from(text), trusted, Buffer.from(signature.trim(), 'base64'));
  } catch {
    return false;
  }
}

/** `key`: the private key's DER form in base64. */
export function signatureOf(text: string | Buffer, key: string): string {
  const secret = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  return `${sign(null, Buffer.from(text), secret).toString('base64')}\n`;
}
