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

// Messages about a store that was damaged: what happened, what was recovered, what to do.

const FAULT_TEXT: Readonly<Record<IntegrityFault | 'gone', string>> = {
  newer: 'The store was written by a newer version of Panno Verde.',
  damaged: 'The store was damaged.',
  behind: 'The store has lost what was kept last.',
  gone: 'The store was gone, or empty.',
};

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

/** The message after a store was replaced. */
function noticeOf({ wrong, tally, kept, salvaged, now }: Replaced): string {
  const { tables, matches, left } = salvaged;
  const missing = (tally?.lines ?? 0) - now.lines;
  const saved =
    tables + matches > 0
      ? ` with what could be read: ${counted(tables, 'table')} and ${counted(matches, 'match', 'matches')}`
      : '';
  const damaged = [
    left.tables && counted(left.tables, 'table'),
    left.matches && counted(left.matches, 'match', 'matches'),
    left.room && 'who was in the room',
    left.evening && 'an evening',
  ].filter(Boolean);
  return [
    FAULT_TEXT[wrong],
    `It was kept as ${kept}, and a new one begun${saved}.`,
    damaged.length > 0 ? `Left out as damaged: ${damaged.join(' and ')}.` : [],
    missing > 0 && saved !== ''
      ? `In all ${counted(missing, 'move')} ${missing === 1 ? 'is' : 'are'} missing; a match may stand where it stood before.`
      : [],
    wrong === 'newer'
      ? 'Start the newer version to go on with it.'
      : 'Open again what is missing; if this happens again, look after the disk.',
  ]
    .flat()
    .join(' ');
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

const noMarkNotice = (file: string, kept?: string): string =>
  `Nobody can tell if the store’s last moves are all here: ${file}, which counts them, was ${
    kept === undefined ? 'missing' : `damaged and kept as ${kept}`
  }. It counts again from now on; there is nothing to do.`;

const otherStoreNotice = (file: string): string =>
  `${file} is another store than the one that was used here last. If nobody put it there, look for the right one.`;

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
  /** What was wrong with the previous store and where it is now; undefined if nothing. */
  readonly notice?: string;
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

function opened(db: DatabaseSync, file: string, notice: string | undefined): OpenedDatabase {
  const tally = openMark(`${file}-count`);
  tally.keep(highWaterMarkOf(db));
  return { db, tally, ...(notice === undefined ? {} : { notice }) };
}

interface SoundDatabase {
  readonly db: DatabaseSync;
  /** A message for people. */
  readonly notice: string | undefined;
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

/** The store is intact, but the mark is missing or another store's. */
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
