/** The folder where everything is kept, looked at before anything is opened there: why a start would be in vain. */
import { mkdtempSync, readlinkSync, rmdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataFolderError, makeFolder } from '../store/open-database.ts';

/** Chromium's own lock on Linux and macOS: a link that leads nowhere, `COMPUTER-PROCESS`. */
const CHROMIUM_LOCK = 'SingletonLock';

/** Makes it if it is not there. Throws `FolderUnusable` where nothing can be written in it. */
export function checkDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, '.trial-')));
  } catch (error) {
    throw new DataFolderError('unusable', folder, error);
  }
}

/**
 * Throws `FolderUnusable` where Electron has refused the lock although nobody on this computer holds it: a file system
 * that takes no such link, a lock of another computer, or of this one under another name.
 */
export function checkInstanceLock(folder: string): void {
  // Windows has a lock of another kind, which no folder can refuse that is written in.
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
