/** Lays out what goes into the app: the built programs and pages, and a package.json that says no more than is needed. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DESKTOP_FILE } from './app-identifiers.ts';

/** How updates are found, and by which key they are known: see docs/releasing.md. */
export interface Updates {
  readonly feed: string;
  /** An Ed25519 public key: base64 of its DER form. */
  readonly key: string;
}

/** Whoever made it: no company. */
export const AUTHOR = 'Panno Verde contributors';

/** Built, but of no use in an app: the table server has no door in it. */
const LEFT_OUT = [resolve('out/main/headless.js'), resolve('out/main/relay.js'), resolve('out/sbom.cdx.json')];

/** Makes the folder anew. */
export function stageApp(folder: string, { homepage, updates }: { homepage?: string; updates?: Updates } = {}): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('out', join(folder, 'out'), { recursive: true, filter: (file) => !LEFT_OUT.includes(resolve(file)) });
  const { name, version, description, license, type, main } = JSON.parse(readFileSync('package.json', 'utf8'));
  const about = { name, version, description, license, author: AUTHOR, homepage };
  const manifest = { ...about, type, main, desktopName: DESKTOP_FILE, updates };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
