/** Checks the data folder before anything is opened there. */
import { mkdtempSync, readlinkSync, rmdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataFolderError, makeFolder } from '../store/open-database.ts';

/** Chromium's lock on Linux and macOS: a dangling symlink, `COMPUTER-PROCESS`. */
const CHROMIUM_LOCK = 'SingletonLock';

/** Creates the folder if missing. Throws `DataFolderError` where it isn't writable. */
export function checkDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, '.trial-')));
  } catch (error) {
    throw new DataFolderError('unusable', folder, error);
  }
}

/**
 * Throws `DataFolderError` where Electron refused the lock although no process here holds it: the
 * file system has no symlinks, or the lock is another computer's, or this one's under another name.
 */
export function checkInstanceLock(folder: string): void {
  // Windows locks otherwise, independent of the folder.
  if (process.platform === 'win32') return;
  let holder: string;
  try {
    holder = readlinkSync(join(folder, CHROMIUM_LOCK));
  } catch (error) {
    throw new DataFolderError('no-lock', folder, error);
  }
  const dash = holder.lastIndexOf('-');
  const computer = holder.slice(0, dash);
  if (holder.slice(dash + 1) === String(process.pid))
    throw new DataFolderError('no-lock', folder, 'the lock was refused');
  if (computer !== hostname()) throw new DataFolderError('elsewhere', join(folder, CHROMIUM_LOCK), computer);
}
