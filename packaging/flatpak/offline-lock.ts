/** Within the Flatpak's build: the lock file names the packages that lie there, so that `npm ci` asks nobody. Same hashes. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { LockFile } from '../../build/lock-file-format.ts';
import { fileOf, isForLinux, PACKAGES_FOLDER } from './sources.ts';

const LOCK = 'package-lock.json';

const lock: LockFile = JSON.parse(readFileSync(LOCK, 'utf8'));
const packages = Object.entries(lock.packages).map(([place, locked]) => {
  const isThere = place !== '' && isForLinux(locked);
  return [place, isThere ? { ...locked, resolved: `file:${PACKAGES_FOLDER}/${fileOf(place, locked)}` } : locked];
});
writeFileSync(LOCK, JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2));
