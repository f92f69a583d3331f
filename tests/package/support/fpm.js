#!/usr/bin/env node
/**
 * Stands in for fpm, which packs for electron-builder and can't be had everywhere: makes a package of Debian's by dpkg-deb of
 * the same folders, scripts and words. What fpm itself adds (checksums, a changelog) is not in it.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SWITCHES = ['--force', '--debug'];

const given = new Map();
const places = [];
for (let rest = process.argv.slice(2); rest.length > 0; ) {
  const [word, value] = rest;
  if (!word.startsWith('-')) places.push(word);
  else if (!SWITCHES.includes(word)) given.set(word, [...(given.get(word) ?? []), value]);
  rest = rest.slice(word.startsWith('-') && !SWITCHES.includes(word) ? 2 : 1);
}
const one = (name) => given.get(name)?.[0];

const root = mkdtempSync(join(tmpdir(), 'deb-'));
chmodSync(root, 0o755);
for (const place of places) {
  const [from, to] = place.split('=');
  mkdirSync(dirname(join(root, to)), { recursive: true });
  cpSync(from, join(root, to), { recursive: true });
}
mkdirSync(join(root, 'DEBIAN'));
for (const [script, name] of [
  [one('--after-install'), 'postinst'],
  [one('--after-remove'), 'postrm'],
]) {
  cpSync(script, join(root, 'DEBIAN', name));
  chmodSync(join(root, 'DEBIAN', name), 0o755);
}
const control = {
  Package: one('--name'),
  Version: one('--version'),
  Architecture: one('--architecture'),
  Maintainer: one('--maintainer'),
  Depends: given.get('-d')?.join(', '),
  Description: one('--description'),
};
const lines = Object.entries(control).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
writeFileSync(join(root, 'DEBIAN/control'), `${lines.join('\n')}\n`);
execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', root, one('--package')]);
rmSync(root, { recursive: true });
