/** Where updates come from, and by which key they are known: what the packed package.json says of it. */

import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a release says of itself is signed by whoever makes the app: Ed25519, over the bytes of the file. */
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

const manifestSchema = z.object({
  updates: z.object({ feed: z.url({ protocol: /^https$/ }), key: z.base64().min(1) }),
});
export type Feed = z.infer<typeof manifestSchema>['updates'];

/** What finds updates, fetches and installs them. Each rejects with what went wrong. */
export interface Updater {
  /** The version of a newer release, if there is one. */
  check(): Promise<string | undefined>;
  /** Fetches what was found last. `progress` gets percents; stops where `signal` says so, and then rejects. */
  download(progress: (percent: number) => void, signal: AbortSignal): Promise<void>;
  /** Puts in what was fetched, and starts again. Everything has to be closed before. */
  install(): void;
}

/** A release that is not signed by whoever makes the app, or not at all. */
export class Unsigned extends Error {
  override name = 'Unsigned';
}

/** Nothing where the app was packed without: then it looks for no updates, whatever is asked. */
export function readFeed(folder: string): Feed | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).updates;
  } catch {
    return undefined;
  }
}
