/** `npm run release -- --dry`, all of it, with a stand-in for Electron's folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeElectronFolder } from './support/electron-folder.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** It packs a hundred megabytes twice; in ms. */
const PATIENCE = 1_800_000;

const out = mkdtempSync(join(tmpdir(), 'release-dry-'));

afterAll(() => rmSync(out, { recursive: true }));

it(
  'makes what one machine can, and says what it left out',
  () => {
    const electron = join(out, 'electron');
    makeElectronFolder(electron, 'linux');
    const args = ['tools/release.ts', '--dry', '--out', out, '--electron', electron];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    const files = readdirSync(join(out, 'release'));
    expect(files).toEqual(
      expect.arrayContaining([
        'NOTES.md',
        'SHA256SUMS',
        'flatpak-sources.json',
        'panno-verde.cdx.json',
        `panno-verde-${version}-demo.tar.gz`,
        `panno-verde-${version}-manifests.tar.gz`,
        `panno-verde-server-${version}-linux.tar.gz`,
      ]),
    );
    for (const file of files) expect(stdout).toContain(file);
    expect(existsSync(join(out, 'linux-unpacked/resources/app.asar'))).toBe(true);
    expect(spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: join(out, 'release') }).status).toBe(0);
    for (const left of ['installers: --linux, --mac, --win', 'manifest of winget', 'provenance', 'publishing'])
      expect(stdout).toContain(left);
  },
  PATIENCE,
);
