/** Opens the store's file. What can't be read is set aside, never overwritten. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, VERSION, versionOf } from './migrations.ts';

const FILE = 'panno-verde.sqlite';

/** SQLite's own error codes, https://www.sqlite.org/rescode.html */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** The folder can't be used; the message is a sentence for people. */
export class FolderUnusable extends Error {}

export interface Opened {
  readonly db: DatabaseSync;
  /** What was wrong with the store that was there before, and where it is now; nothing if all was well. */
  readonly notice?: string;
}

/**
 * Opens the store in `folder`, made if it is not there. A damaged store, or one that a newer version wrote, is
 * renamed, and a new one begun. Throws `FolderUnusable` where nothing can be kept, or another program keeps there.
 */
export function openDatabase(folder: string, now: Date): Opened {
  const file = join(folder, FILE);
  try {
    makeFolder(folder);
    const before = openSound(file);
    if ('db' in before) return before;
    const kept = setAside(file, now);
    const after = openSound(file);
    if ('wrong' in after) throw new Error(after.wrong);
    return { ...after, notice: `The store ${before.wrong}. It was kept as ${kept}, and a new one begun.` };
  } catch (error) {
    if (error instanceof FolderUnusable) throw error;
    throw new FolderUnusable(`Nothing can be kept in ${folder}: ${error instanceof Error ? error.message : error}`);
  }
}

/** For its owner's eyes. Step by step: Node's own `recursive` never returns where a system refuses with ENOENT (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function openSound(file: string): { db: DatabaseSync } | { wrong: string } {
  const db = new DatabaseSync(file);
  try {
    // One program at a time: the lock is held until it ends, however it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    // What is acknowledged is on the disk.
    db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    const wrong = wrongWith(db);
    if (wrong === undefined) {
      migrate(db);
      return { db };
    }
    db.close();
    return { wrong };
  } catch (error) {
    db.close();
    const code = (error as { errcode?: number }).errcode;
    if (code === BUSY) throw new FolderUnusable(`Another Panno Verde is using ${file}. Close it first.`);
    if (code === CORRUPT || code === NOT_A_DATABASE) return { wrong: 'was damaged' };
    throw error;
  }
}

function wrongWith(db: DatabaseSync): string | undefined {
  if (versionOf(db) > VERSION) return 'was written by a newer version of Panno Verde';
  const check = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  return check === 'ok' ? undefined : 'was damaged';
}

/** Renames the store with all its files; the new name of the main one. */
function setAside(file: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|[.]\d+/g, '');
  let kept = `${file}.${stamp}`;
  for (let k = 2; existsSync(kept); k++) kept = `${file}.${stamp}-${k}`;
  for (const suffix of ['-wal', '-shm', '']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix);
  }
  return kept;
}
