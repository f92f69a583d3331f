/** The Flatpak is built without a network: what it needs is listed with hashes, and installed from files alone. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LockFile } from '../../build/lock-file-format.ts';
import { fileOf, isForLinux, PACKAGES_FOLDER, sourcesOf } from '../../packaging/flatpak/sources.ts';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const checksums = JSON.parse(readFileSync('node_modules/electron/checksums.json', 'utf8'));

it('lists every package that Linux takes, and Electron for both machines, each with its hash', () => {
  const sources = sourcesOf(lock, checksums);
  const files = sources.flatMap((source) => ('sha512' in source ? source : []));
  const places = Object.keys(lock.packages).filter((place) => place !== '' && isForLinux(lock.packages[place] ?? {}));
  for (const place of places) {
    const locked = lock.packages[place] ?? {};
    const file = files.find((one) => one['dest-filename'] === fileOf(place, locked));
    expect(`sha512-${Buffer.from(file?.sha512 ?? '', 'hex').toString('base64')}`, place).toBe(locked.integrity);
  }
  expect(places.length).toBeGreaterThan(400);
  const programs = sources.flatMap((source) => ('sha256' in source ? source.url : []));
  expect(programs.map((url) => url.replace(/.*linux-/, ''))).toEqual(['x64.zip', 'arm64.zip']);
});

it('leaves out what is for other systems alone', () => {
  expect(isForLinux({ os: ['darwin'] })).toBe(false);
  expect(isForLinux({ os: ['!linux'] })).toBe(false);
  expect(isForLinux({ os: ['!win32'], cpu: ['arm64'] })).toBe(true);
  expect(isForLinux({ cpu: ['ia32'] })).toBe(false);
});

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'offline-'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

/** A project with one package, which lies in a file; `changed`: somebody has been at the file. */
function project(changed: boolean): void {
  const manifest = JSON.stringify({ name: '@lamp/oil', version: '1.0.0' });
  mkdirSync(join(house, 'package'));
  writeFileSync(join(house, 'package/package.json'), manifest);
  mkdirSync(join(house, PACKAGES_FOLDER));
  const file = join(house, PACKAGES_FOLDER, 'lamp-oil-1.0.0.tgz');
  const pack = () => spawnSync('tar', ['-czf', file, 'package'], { cwd: house });
  pack();
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (changed) {
    writeFileSync(join(house, 'package/index.js'), 'evil()');
    pack();
  }
  const dependencies = { '@lamp/oil': '^1.0.0' };
  const own = { name: 'house', version: '1.0.0', type: 'module', dependencies };
  const packages = { '': own, 'node_modules/@lamp/oil': { version: '1.0.0', integrity } };
  writeFileSync(join(house, 'package.json'), JSON.stringify(own));
  writeFileSync(join(house, 'package-lock.json'), JSON.stringify({ ...own, lockfileVersion: 3, packages }));
  for (const folder of ['packaging/flatpak', 'build']) cpSync(folder, join(house, folder), { recursive: true });
}

function install(): number | null {
  spawnSync(process.execPath, ['packaging/flatpak/offline-lock.ts'], { cwd: house });
  const cache = resolve(house, 'cache');
  return spawnSync('npm', ['ci', '--offline', '--no-audit', '--cache', cache], { cwd: house }).status;
}

it('installs from the files alone', () => {
  project(false);
  expect(install()).toBe(0);
  expect(JSON.parse(readFileSync(join(house, 'node_modules/@lamp/oil/package.json'), 'utf8')).version).toBe('1.0.0');
});

it('refuses a file that is another one', () => {
  project(true);
  expect(install()).not.toBe(0);
});
