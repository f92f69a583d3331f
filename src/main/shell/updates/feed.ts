/** The update feed and its key, from the packaged package.json. */

import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

// Release metadata is signed with Ed25519 over the file's bytes.

/** File extension of a signature. */
export const SIGNATURE_ENDING = '.sig';

/** `key`: the public key, DER in base64. Returns false for anything malformed. */
export function isSigned(text: string, signature: string, key: string): boolean {
  try {
    const trusted = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    if (trusted.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, Buffer.from(text), trusted, Buffer.from(signature.trim(), 'base64'));
  } catch {
    return false;
  }
}

/** `key`: the private key, DER in base64. */
export function signatureOf(text: string | Buffer, key: string): string {
  const secret = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  return `${sign(null, Buffer.from(text), secret).toString('base64')}\n`;
}

const manifestSchema = z.object({
  updates: z.object({ feed: z.url({ protocol: /^https$/ }), key: z.base64().min(1) }),
});
export type Feed = z.infer<typeof manifestSchema>['updates'];

/** Finds, downloads and installs updates. Each call rejects with the error. */
export interface Updater {
  /** Resolves with a newer release's version; undefined for none. */
  check(): Promise<string | undefined>;
  /** Downloads the release found last. `progress` gets percent; rejects when `signal` aborts. */
  download(progress: (percent: number) => void, signal: AbortSignal): Promise<void>;
  /** Installs the download and restarts. Everything must be closed before. */
  install(): void;
}

/** The release has no valid signature. */
export class Unsigned extends Error {
  override name = 'Unsigned';
}

/** Undefined where the app is packaged without a feed: it never checks for updates. */
export function readFeed(folder: string): Feed | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).updates;
  } catch {
    return undefined;
  }
}
