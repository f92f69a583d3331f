/** Where the borrowed Electron lies once it is fetched. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const HERE = import.meta.dirname;

/** Everything that it is made from: a change makes another one. */
const PARTS = ['fetch.ts', 'packages/*.json', 'start/*.js'];

/** Whether the package is for this system. */
export const canBorrow = process.platform === 'linux' && process.arch === 'x64';

/** Root's own folder is open to nobody else, and as root Electron does not run. */
const CACHE = process.getuid?.() === 0 ? '/var/cache' : (process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'));

function nameOfParts(): string {
  const hash = createHash('sha256');
  for (const part of globSync(PARTS, { cwd: HERE }).toSorted()) hash.update(readFileSync(join(HERE, part)));
  return hash.digest('hex').slice(0, 12);
}

/** Outside the repository, so that nothing there is packed, searched or checked in. */
export const BORROWED = join(CACHE, 'panno-verde', `electron-${nameOfParts()}`);
