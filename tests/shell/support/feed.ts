/** A feed of releases on this computer, over https, as docs/releasing.md has it made. */

import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { signatureOf } from '../../../src/main/shell/updates/feed.ts';

/** A pair of keys: as releases are signed and checked with, or of another kind. */
export function newKeys(kind: 'ed25519' | 'rsa' = 'ed25519'): { readonly secret: string; readonly key: string } {
  const { publicKey, privateKey } =
    kind === 'rsa' ? generateKeyPairSync(kind, { modulusLength: 2048 }) : generateKeyPairSync(kind);
  return {
    key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

export interface LoopbackFeed {
  readonly url: string;
  /** What was asked for, in this order. */
  readonly asked: readonly string[];
  /** Offers a file as this version, signed with this secret. */
  publish(version: string, file: string, secret: string): Promise<void>;
  /** Gives out something else in a file's place. */
  replace(file: string, text: string): void;
  close(): void;
}

export async function serveFeed(): Promise<LoopbackFeed> {
  const files = new Map<string, string | { readonly at: string }>();
  const asked: string[] = [];
  const server = createServer(ownCertificate(), (request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1);
    asked.push(name);
    const file = files.get(name);
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file === 'string') response.end(file);
    else createReadStream(file.at).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async publish(version, file, secret) {
      const hash = createHash('sha512');
      await pipeline(createReadStream(file), hash);
      const [path, sha512] = [basename(file), hash.digest('base64')];
      const release = { version, files: [{ url: path, sha512, size: statSync(file).size }], path, sha512 };
      // What is JSON is YAML, too.
      const text = JSON.stringify({ ...release, releaseDate: '2026-11-28T12:00:00.000Z' });
      files
        .set('latest-linux.yml', text)
        .set('latest-linux.yml.sig', signatureOf(text, secret))
        .set(path, { at: file });
    },
    replace: (file, text) => void files.set(basename(file), text),
    close: () => server.close(),
  };
}

/** Signed by nobody: the app is started with a switch of Chromium's that lets it be. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key = '', cert = ''] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  spawnSync('openssl', [...args, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
