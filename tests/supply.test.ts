import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LockedPackage, LockFile } from '../build/lock-file-format.ts';
import { lockFileProblems, type Manifest } from '../checks/lock-file.ts';

const HASH = `sha512-${'A'.repeat(86)}==`;

/** A project as small as one can be that is in order. */
const SOUND: Record<string, LockedPackage> = {
  '': { version: '1.0.0' },
  'node_modules/@swc/core': { version: '1.0.0', integrity: HASH, hasInstallScript: true },
  'node_modules/electron-winstaller': { version: '1.0.0', integrity: HASH, hasInstallScript: true },
  'node_modules/lamp': { version: '1.0.0', integrity: HASH, dependencies: { oil: '^1.0.0' } },
  'node_modules/oil': { version: '1.0.0', integrity: HASH, resolved: 'https://registry.npmjs.org/oil/-/oil-1.0.0.tgz' },
};
const MANIFEST: Manifest = {
  allowScripts: { '@swc/core': false, 'electron-winstaller': false },
  optionalDependencies: { oil: '1.0.0' },
};

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const lock = (packages: Record<string, LockedPackage>): void =>
  write('package-lock.json', JSON.stringify({ packages: { ...SOUND, ...packages } } satisfies LockFile));
const manifest = (more: Manifest): void => write('package.json', JSON.stringify({ ...MANIFEST, ...more }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'supply-'));
  lock({});
  manifest({});
  copyFileSync('.npmrc', join(root, '.npmrc'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the check of the supply', () => {
  it('finds nothing wrong with a project that is in order, nor with ours', () => {
    expect(lockFileProblems(root)).toEqual({ read: 4, wrong: [] });
    const ours = lockFileProblems(process.cwd());
    expect(ours.wrong).toEqual([]);
    expect(ours.read).toBeGreaterThan(100);
  });

  it.each<[string, () => void, string]>([
    [
      'a new install script',
      () => lock({ 'node_modules/oil': { integrity: HASH, hasInstallScript: true } }),
      'node_modules/oil: has an install script',
    ],
    [
      'one that the lock file does not tell of',
      () => write('node_modules/oil/package.json', '{"scripts":{"postinstall":"node fetch.js"}}'),
      'node_modules/oil: has an install script',
    ],
    [
      'a module that is built when it is installed',
      () => write('node_modules/oil/binding.gyp', '{}'),
      'node_modules/oil: has an install script',
    ],
    ['a package without a hash', () => lock({ 'node_modules/oil': { version: '1.0.0' } }), 'has no SHA-512'],
    ['a weak hash', () => lock({ 'node_modules/oil': { integrity: 'sha1-AAAA' } }), 'has no SHA-512'],
    [
      'a package from elsewhere',
      () => lock({ 'node_modules/oil': { integrity: HASH, resolved: 'git+ssh://git@example.org/oil.git' } }),
      'not from the registry',
    ],
    [
      'what is left out, a package for another system, say',
      () => lock({ 'node_modules/oil': { integrity: HASH, optionalDependencies: { 'oil-win': '1.0.0' } } }),
      'needs oil-win',
    ],
    [
      'what only another package can reach',
      () =>
        lock({
          'node_modules/oil': { integrity: HASH, dependencies: { wick: '1.0.0' } },
          'node_modules/lamp/node_modules/wick': { integrity: HASH },
        }),
      'node_modules/oil: needs wick',
    ],
    ['a script of our own', () => manifest({ scripts: { postinstall: 'node x.js' } }), 'postinstall runs by itself'],
    [
      'one that is allowed',
      () => manifest({ allowScripts: { ...MANIFEST.allowScripts, '@swc/core': true } }),
      'does not forbid @swc/core',
    ],
    [
      'one allowed for no reason',
      () => manifest({ allowScripts: { ...MANIFEST.allowScripts, oil: true } }),
      'names oil',
    ],
    ['a version that may change', () => manifest({ optionalDependencies: { oil: '^1.0.0' } }), 'no exact version'],
    ['an install that runs what it brings', () => write('.npmrc', ''), 'ignore-scripts'],
    [
      'a reason for a script that is gone',
      () => lock({ 'node_modules/@swc/core': { integrity: HASH } }),
      'has no install script any more',
    ],
  ])('sees %s', (_, plant, complaint) => {
    plant();
    expect(lockFileProblems(root).wrong.join('\n')).toContain(complaint);
  });
});
