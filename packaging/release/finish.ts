/** What a folder of a release's files gets last: notes, the feed's signature, manifests, and a checksum of each. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManifests } from '../manifests/all.ts';
import { pack, run } from './make.ts';
import { releaseNotes } from './notes.ts';

/** What people get; the rest of `dist/` is how it was made. */
const RELEASED =
  /^panno-verde.*[.](?:AppImage|deb|rpm|dmg|zip|exe|tar[.]gz|cdx[.]json)$|^latest.*[.]yml$|^flatpak-sources[.]json$/;

const NOTES = 'NOTES.md';
const CHECKSUMS = 'SHA256SUMS';

/** Where a release is, if nobody has said that. */
const NOWHERE = 'https://github.com/OWNER/panno-verde';

/** Copies what was made into a folder of its own. */
export function collectFiles(out: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(out).filter((name) => RELEASED.test(name)))
    cpSync(join(out, name), join(folder, name));
}

/** Finishes the folder; what was left out, and why. */
export async function finishRelease(folder: string): Promise<string[]> {
  const leftOut: string[] = [];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const {
    PANNO_VERDE_HOMEPAGE: homepage = NOWHERE,
    PANNO_VERDE_MAINTAINER: maintainer,
    PANNO_VERDE_SIGNING_KEY: key,
  } = process.env;
  if (homepage === NOWHERE) leftOut.push('whose release it is: no PANNO_VERDE_HOMEPAGE');
  const notes = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version, homepage);
  if (!notes) throw new Error(`CHANGELOG.md has no heading of ${version}`);
  if (!notes.date) leftOut.push(`its day: CHANGELOG.md names none for ${version}`);
  writeFileSync(join(folder, NOTES), notes.text);
  if (!key) leftOut.push('the signature of updates: no PANNO_VERDE_SIGNING_KEY');
  else run('tools/sign-update-feed.ts', folder);

  const parent = mkdtempSync(join(tmpdir(), 'manifests-'));
  const date = notes.date ?? new Date().toISOString().slice(0, 10);
  const release = { version, date, homepage, maintainer, commit: head(), checksums: checksumsOf(folder) };
  leftOut.push(
    ...(await writeManifests(release, join(parent, 'manifests'))).map((missing) => `manifest of ${missing}`),
  );
  pack(join(folder, `panno-verde-${version}-manifests.tar.gz`), parent, 'manifests');
  rmSync(parent, { recursive: true });
  const lines = [...checksumsOf(folder)].map(([name, sha256]) => `${sha256}  ${name}\n`);
  writeFileSync(join(folder, CHECKSUMS), lines.join(''));
  return leftOut;
}

function checksumsOf(folder: string): Map<string, string> {
  const names = readdirSync(folder)
    .filter((name) => name !== CHECKSUMS && name !== NOTES)
    .toSorted();
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

function head(): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
}

/** Puts it on GitHub, as a draft that a person publishes: the only step that leaves this machine. */
export function publishDraft(folder: string): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = readdirSync(folder)
    .filter((name) => name !== NOTES)
    .map((name) => join(folder, name));
  const about = ['--draft', '--verify-tag', '--title', `Panno Verde ${version}`, '--notes-file', join(folder, NOTES)];
  const { status } = spawnSync('gh', ['release', 'create', `v${version}`, ...about, ...files], { stdio: 'inherit' });
  if (status !== 0) throw new Error('gh made no release');
}
