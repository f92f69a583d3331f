/** Opens the store's file. What can't be trusted is set aside as it is, and what can be read of it saved into a new one. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type HighWaterMark, type MarkKeeper, openMark, readMark } from './high-water-mark.ts';
import { checkIntegrity, highWaterMarkOf, type IntegrityFault } from './integrity-check.ts';
import { FIRST_CHECKSUM_VERSION, migrate, versionOf } from './migrations.ts';
import { NOTHING_RECOVERED, type Recovered, recover } from './recovery.ts';
import { noMarkNotice, noticeOf, otherStoreNotice } from './recovery-notices.ts';
import { maintainChecksums } from './row-checksums.ts';

const DATABASE_FILE = 'panno-verde.sqlite';

/** The files that a store may consist of beside the main one. */
const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal', '-count'];

/** SQLite's own error codes that say nothing against the store: https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const ENVIRONMENT_ERRORS = new Set([3, 7, 8, 10, 13, 14, 23]);
/** What it says of a page of which only a part is there. */
const SQLITE_IOERR_SHORT_READ = 522;

/** Why a folder can't be used; in words: `folder.…` in `words/…/printed.ts`. */
export class DataFolderError extends Error {
  readonly kind: 'unusable' | 'in-use' | 'no-lock' | 'elsewhere';
  /** What is meant: the folder, or a file in it. */
  readonly at: string;
  /** What the system said, or who has it. */
  readonly why: string;

  constructor(kind: DataFolderError['kind'], at: string, cause: unknown) {
    const { code, message } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : { message: String(cause) };
    const why = code ?? message;
    super(`${kind}: ${at}: ${why}`, { cause });
    this.kind = kind;
    this.at = at;
    this.why = why;
  }
}

export interface OpenedDatabase {
  readonly db: DatabaseSync;
  /** Says beside the store how much it holds. */
  readonly tally: MarkKeeper;
  /** What was wrong with the store that was there before, and where it is now; nothing if all was well. */
  readonly notice?: string;
}

/**
 * Opens the store in `folder`, made if it is not there. A damaged store, or one that a newer version wrote, is set aside,
 * and a new one begun with what can be read of it. Throws `FolderUnusable` where nothing can be kept, or another program
 * keeps there.
 */
export function openDatabase(folder: string, now: Date): OpenedDatabase {
  const file = join(folder, DATABASE_FILE);
  try {
    makeFolder(folder);
    const before = inspectFile(file, now);
    if ('notice' in before) return opened(before.db, file, before.notice);
    const { kept, salvaged } = replace(file, before.db, before.wrong, now);
    const after = inspectFile(file, now);
    if (!('notice' in after)) throw new Error('a new store can’t be read either');
    return opened(after.db, file, noticeOf({ ...before, kept, salvaged, now: highWaterMarkOf(after.db) }));
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError('unusable', folder, error);
  }
}

/** For its owner's eyes. Step by step: Node's own `recursive` never returns where a system refuses with ENOENT (/proc). */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Takes away the store in a folder, if there is one. */
export function clearFolder(folder: string): void {
  for (const suffix of ['', ...COMPANION_SUFFIXES]) rmSync(join(folder, DATABASE_FILE) + suffix, { force: true });
}

function opened(db: DatabaseSync, file: string, notice: string | undefined): OpenedDatabase {
  const tally = openMark(`${file}-count`);
  tally.keep(highWaterMarkOf(db));
  return { db, tally, ...(notice === undefined ? {} : { notice }) };
}

interface SoundDatabase {
  readonly db: DatabaseSync;
  /** What people should know all the same. */
  readonly notice: string | undefined;
}

interface UnsoundDatabase {
  /** Open as long as its files are needed, so that no other program takes them; nothing where it can't be opened. */
  readonly db: DatabaseSync | undefined;
  readonly wrong: IntegrityFault | 'gone';
  readonly tally: HighWaterMark | undefined;
}

/** Opens the store if all is well with it. Until that is known nothing is written. */
function inspectFile(file: string, now: Date): SoundDatabase | UnsoundDatabase {
  const tally = readMark(`${file}-count`);
  // SQLite would take an empty file for a new store, and throw its log away.
  if (sizeOf(file) === 0 && (sizeOf(`${file}-wal`) > 0 || (tally && tally.changes > 0))) {
    return { db: undefined, wrong: 'gone', tally };
  }
  keepPrivate(file);
  const db = new DatabaseSync(file);
  try {
    // One program at a time: the lock is held until it ends, however it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON;');
    const wrong = checkIntegrity(db, tally);
    if (wrong !== undefined) return { db, wrong, tally };
    const before = versionOf(db);
    // What is acknowledged is on the disk; what is deleted is overwritten there.
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
    );
    migrate(db);
    maintainChecksums(db);
    return {
      db,
      notice: before < FIRST_CHECKSUM_VERSION ? undefined : compareMark(file, tally, highWaterMarkOf(db), now),
    };
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    const code = errcode & 0xff;
    if (errcode === SQLITE_IOERR_SHORT_READ || (code !== SQLITE_BUSY && !ENVIRONMENT_ERRORS.has(code)))
      return { db, wrong: 'damaged', tally };
    db.close();
    if (code === SQLITE_BUSY) throw new DataFolderError('in-use', file, error);
    throw error;
  }
}

/** Where the store is in order, but nothing says that it is the one of before, and all of it. */
function compareMark(
  file: string,
  tally: HighWaterMark | undefined,
  holds: HighWaterMark,
  now: Date,
): string | undefined {
  if (tally) return tally.store === holds.store ? undefined : otherStoreNotice(file);
  if (holds.changes === 0) return undefined;
  const count = `${file}-count`;
  if (!existsSync(count)) return noMarkNotice(count);
  const kept = `${freeName(file, now)}-count`;
  renameSync(count, kept);
  return noMarkNotice(count, kept);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** For its owner's eyes; what SQLite puts beside it is as private as the file itself. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, ...COMPANION_SUFFIXES.map((suffix) => file + suffix)])
    if (existsSync(one)) chmodSync(one, 0o600);
}

/** Sets the store aside with all its files, as they are, and puts a new one in its place; where it is kept now. */
function replace(
  file: string,
  db: DatabaseSync | undefined,
  wrong: UnsoundDatabase['wrong'],
  now: Date,
): { readonly kept: string; readonly salvaged: Recovered } {
  const kept = freeName(file, now);
  for (const suffix of ['', '-wal', '-journal', '-count']) {
    if (!existsSync(file + suffix)) continue;
    copyFileSync(file + suffix, kept + suffix);
    chmodSync(kept + suffix, 0o600);
  }
  const made = `${file}-new`;
  for (const suffix of ['', '-journal']) rmSync(made + suffix, { force: true });
  const salvaged = wrong === 'newer' ? NOTHING_RECOVERED : recover(kept, `${kept}-wal`, made);
  try {
    db?.close();
  } catch {
    // It is damaged, and of no use any more.
  }
  for (const suffix of COMPANION_SUFFIXES) rmSync(file + suffix, { force: true });
  if (!existsSync(made)) rmSync(file, { force: true });
  else {
    const fresh = new DatabaseSync(made);
    migrate(fresh);
    const tally = openMark(`${file}-count`);
    tally.keep(highWaterMarkOf(fresh));
    tally.close();
    fresh.close();
    renameSync(made, file);
  }
  return { kept, salvaged };
}

function freeName(file: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|[.]\d+/g, '');
  let kept = `${file}.${stamp}`;
  for (let k = 2; ['', ...COMPANION_SUFFIXES].some((suffix) => existsSync(kept + suffix)); k++)
    kept = `${file}.${stamp}-${k}`;
  return kept;
}
