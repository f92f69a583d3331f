/** Which Electron the tests run: its own where it was fetched, else the borrowed one. Where neither can run, why. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { electronBinary } from '../../../tools/electron-binary.ts';
import { BORROWED, canBorrow } from '../borrowed-electron/place.ts';

const borrowed = join(BORROWED, 'electron');
const own = electronBinary();

/** Electron's program; empty where there is none. */
export const program = own ?? (existsSync(borrowed) ? borrowed : '');

/** Its folder. */
const electronFolder = dirname(program);

/** Whether it is the older one: what that lacks is not tried. */
export const isBorrowed = program !== '' && program === borrowed;

/** Electron's sandbox does not run as root: from there, this account starts it. */
export const ORDINARY_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

export const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY);

const has = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).error === undefined;

/** Libraries of the system that the program wants and finds none of. */
function missingLibraries(): string[] {
  if (process.platform !== 'linux') return [];
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => /^\s*(\S+) => not found/.exec(line)?.[1] ?? []);
}

/** By a helper with root's rights, or by the name spaces that a system lets every account make. */
function hasSandbox(): boolean {
  if (process.platform !== 'linux') return true;
  const { uid, mode } = statSync(join(electronFolder, 'chrome-sandbox'));
  const isHelper = uid === 0 && (mode & 0o4001) === 0o4001;
  const limit = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
  const isLimited = existsSync(limit) && readFileSync(limit, 'utf8').trim() === '1';
  return isHelper || (!isLimited && spawnSync('unshare', ['-Ur', 'true'], ORDINARY_USER).status === 0);
}

/** Why the real Electron can't be tried here. */
export function whyNotHere(): string | undefined {
  if (program === '')
    return `no Electron is here (${canBorrow ? 'npm run -s tool tests/shell/borrowed-electron/fetch.ts' : 'npx install-electron'} fetches it)`;
  if (!(hasDisplay || has('Xvfb', '-help'))) return 'there is neither a display nor Xvfb';
  if (ORDINARY_USER && !has('setpriv', '--version')) return 'it does not run as root, and there is no setpriv';
  if (process.platform === 'linux' && !has('xdotool', 'version')) return 'there is no xdotool';
  const missing = missingLibraries();
  if (missing.length > 0) return `the system lacks ${missing.join(', ')}`;
  return hasSandbox() ? undefined : "Chromium's sandbox can't be made here";
}
