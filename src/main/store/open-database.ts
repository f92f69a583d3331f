/**
 * Opens the database. An untrusted file is moved aside unchanged, and its readable rows are
 * recovered into a new one.
 */
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
import { type Notice, notice } from '#shared/protocol/notice.ts';
import {
  checkIntegrity,
  type HighWaterMark,
  highWaterMarkOf,
  type IntegrityFault,
  type MarkKeeper,
  openMark,
  readMark,
} from './integrity-check.ts';
import { FIRST_CHECKSUM_VERSION, migrate, versionOf } from './migrations.ts';
import { NOTHING_RECOVERED, type Recovered, recover } from './recovery.ts';
import { maintainChecksums } from './row-checksums.ts';

export interface Replaced {
  readonly wrong: IntegrityFault | 'gone';
  /** What it should have held, if known. */
  readonly tally: HighWaterMark | undefined;
  /** Its path now. */
  readonly kept: string;
  readonly salvaged: Recovered;
  /** What the new one holds. */
  readonly now: HighWaterMark;
}

/** What is said after a store was replaced: what happened, what was kept, what to do. */
function noticesOf({ wrong, tally, kept, salvaged, now }: Replaced): Notice[] {
  const { tables, matches, left } = salvaged;
  const isSaved = tables + matches > 0;
  const missing = isSaved ? (tally?.lines ?? 0) - now.lines : 0;
  return [
    notice(`store.${wrong}`),
    notice('store.kept', { kept }),
    ...(isSaved ? [notice('store.saved', { tables, matches })] : []),
    ...(left.tables ? [notice('store.left.tables', { count: left.tables })] : []),
    ...(left.matches ? [notice('store.left.matches', { count: left.matches })] : []),
    ...(left.room ? [notice('store.left.room')] : []),
    ...(left.evening ? [notice('store.left.evening')] : []),
    ...(missing > 0 ? [notice('store.missing', { count: missing })] : []),
    notice(wrong === 'newer' ? 'store.start-newer' : 'store.check-disk'),
  ];
}

const DATABASE_FILE = 'panno-verde.sqlite';

/** Suffixes of SQLite's companion files. */
const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal', '-count'];

/** SQLite error codes that don't mean damage: https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const ENVIRONMENT_ERRORS = new Set([3, 7, 8, 10, 13, 14, 23]);
/** The code for a truncated page. */
const SQLITE_IOERR_SHORT_READ = 522;

/** Why a folder can't be used; messages `folder.…`. */
export class DataFolderError extends Error {
  readonly kind: 'unusable' | 'in-use' | 'no-lock' | 'elsewhere';
  /** The folder or the file. */
  readonly at: string;
  /** The system's error, or the process that holds it. */
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
  /** Writes the high-water mark. */
  readonly tally: MarkKeeper;
  /** What was wrong with the previous store and where it is now; none if nothing. */
  readonly notices: readonly Notice[];
}

/**
 * Opens the store in `folder`, creating it if missing. A damaged or newer one is moved aside and
 * recovered into a new one. Throws `DataFolderError` where the folder isn't writable or another
 * process uses it.
 */
export function openDatabase(folder: string, now: Date): OpenedDatabase {
  const file = join(folder, DATABASE_FILE);
  try {
    makeFolder(folder);
    const before = inspectFile(file, now);
    if ('notices' in before) return opened(before.db, file, before.notices);
    const { kept, salvaged } = replace(file, before.db, before.wrong, now);
    const after = inspectFile(file, now);
    if (!('notices' in after)) throw new Error('a new store can’t be read either');
    return opened(after.db, file, noticesOf({ ...before, kept, salvaged, now: highWaterMarkOf(after.db) }));
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError('unusable', folder, error);
  }
}

/**
 * Private to its owner. Created step by step: Node's `recursive` hangs where a system answers
 * ENOENT (/proc).
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Deletes the store in a folder. */
export function clearFolder(folder: string): void {
  for (const suffix of ['', ...COMPANION_SUFFIXES]) rmSync(join(folder, DATABASE_FILE) + suffix, { force: true });
}

function opened(db: DatabaseSync, file: string, notices: readonly Notice[]): OpenedDatabase {
  const tally = openMark(`${file}-count`);
  tally.keep(highWaterMarkOf(db));
  return { db, tally, notices };
}

interface SoundDatabase {
  readonly db: DatabaseSync;
  readonly notices: readonly Notice[];
}

interface UnsoundDatabase {
  /** Kept open to hold the lock; undefined where it can't be opened. */
  readonly db: DatabaseSync | undefined;
  readonly wrong: IntegrityFault | 'gone';
  readonly tally: HighWaterMark | undefined;
}

/** Opens the store if it is intact. Writes nothing before that is known. */
function inspectFile(file: string, now: Date): SoundDatabase | UnsoundDatabase {
  const tally = readMark(`${file}-count`);
  // SQLite would take an empty file for a new store and drop its log.
  if (sizeOf(file) === 0 && (sizeOf(`${file}-wal`) > 0 || (tally && tally.changes > 0))) {
    return { db: undefined, wrong: 'gone', tally };
  }
  keepPrivate(file);
  const db = new DatabaseSync(file);
  try {
    // Exclusive lock: held until the process ends, however it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON;');
    const wrong = checkIntegrity(db, tally);
    if (wrong !== undefined) return { db, wrong, tally };
    const before = versionOf(db);
    // Acknowledged writes are synced; deleted data is overwritten.
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
    );
    migrate(db);
    maintainChecksums(db);
    return {
      db,
      notices: before < FIRST_CHECKSUM_VERSION ? [] : compareMark(file, tally, highWaterMarkOf(db), now),
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

/** The store is intact, but the mark is missing or another store's. */
function compareMark(file: string, tally: HighWaterMark | undefined, holds: HighWaterMark, now: Date): Notice[] {
  if (tally) return tally.store === holds.store ? [] : [notice('store.other', { file })];
  if (holds.changes === 0) return [];
  const count = `${file}-count`;
  if (!existsSync(count)) return [notice('store.no-count', { file: count })];
  const kept = `${freeName(file, now)}-count`;
  renameSync(count, kept);
  return [notice('store.count-damaged', { file: count, kept })];
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Owner-only permissions; SQLite gives its companion files the same. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, ...COMPANION_SUFFIXES.map((suffix) => file + suffix)])
    if (existsSync(one)) chmodSync(one, 0o600);
}

/**
 * Moves the store aside with all its files and creates a new one; returns the old one's new path.
 */
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
    // It is damaged and no longer needed.
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
