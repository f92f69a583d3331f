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
import { tallyOf, type Wrong, wrongWith } from './inspect.ts';
import { migrate, PROVEN, versionOf } from './migrations.ts';
import { noticeOf, OTHER_STORE, UNCOUNTED } from './notices.ts';
import { keepProving } from './proofs.ts';
import { NOTHING, type Salvaged, salvage } from './salvage.ts';
import { readTally, type Tally, type TallyKeeper, tallyKeeper } from './tally.ts';

const FILE = 'panno-verde.sqlite';

/** The files that a store may consist of beside the main one. */
const BESIDE = ['-wal', '-shm', '-journal', '-count'];

/** SQLite's own error codes that say nothing against the store: https://www.sqlite.org/rescode.html */
const BUSY = 5;
const NOT_THE_STORE = new Set([3, 7, 8, 10, 13, 14, 23]);
/** What it says of a page of which only a part is there. */
const CUT_SHORT = 522;

/** Why a folder can't be used; in words: `folder.…` in `words/…/printed.ts`. */
export class FolderUnusable extends Error {
  readonly kind: 'unusable' | 'in-use' | 'no-lock' | 'elsewhere';
  /** What is meant: the folder, or a file in it. */
  readonly at: string;
  /** What the system said, or who has it. */
  readonly why: string;

  constructor(kind: FolderUnusable['kind'], at: string, cause: unknown) {
    const { code, message } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : { message: String(cause) };
    const why = code ?? message;
    super(`${kind}: ${at}: ${why}`, { cause });
    this.kind = kind;
    this.at = at;
    this.why = why;
  }
}

export interface Opened {
  readonly db: DatabaseSync;
  /** Says beside the store how much it holds. */
  readonly tally: TallyKeeper;
  /** What was wrong with the store that was there before, and where it is now; nothing if all was well. */
  readonly notice?: string;
}

/**
 * Opens the store in `folder`, made if it is not there. A damaged store, or one that a newer version wrote, is set aside,
 * and a new one begun with what can be read of it. Throws `FolderUnusable` where nothing can be kept, or another program
 * keeps there.
 */
export function openDatabase(folder: string, now: Date): Opened {
  const file = join(folder, FILE);
  try {
    makeFolder(folder);
    const before = look(file, now);
    if ('notice' in before) return opened(before.db, file, before.notice);
    const { kept, salvaged } = replace(file, before.db, before.wrong, now);
    const after = look(file, now);
    if (!('notice' in after)) throw new Error('a new store can’t be read either');
    return opened(after.db, file, noticeOf({ ...before, kept, salvaged, now: tallyOf(after.db) }));
  } catch (error) {
    if (error instanceof FolderUnusable) throw error;
    throw new FolderUnusable('unusable', folder, error);
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
  for (const suffix of ['', ...BESIDE]) rmSync(join(folder, FILE) + suffix, { force: true });
}

function opened(db: DatabaseSync, file: string, notice: string | undefined): Opened {
  const tally = tallyKeeper(`${file}-count`);
  tally.keep(tallyOf(db));
  return { db, tally, ...(notice === undefined ? {} : { notice }) };
}

interface Sound {
  readonly db: DatabaseSync;
  /** What people should know all the same. */
  readonly notice: string | undefined;
}

interface Unsound {
  /** Open as long as its files are needed, so that no other program takes them; nothing where it can't be opened. */
  readonly db: DatabaseSync | undefined;
  readonly wrong: Wrong | 'gone';
  readonly tally: Tally | undefined;
}

/** Opens the store if all is well with it. Until that is known nothing is written. */
function look(file: string, now: Date): Sound | Unsound {
  const tally = readTally(`${file}-count`);
  // SQLite would take an empty file for a new store, and throw its log away.
  if (sizeOf(file) === 0 && (sizeOf(`${file}-wal`) > 0 || (tally && tally.changes > 0))) {
    return { db: undefined, wrong: 'gone', tally };
  }
  keepPrivate(file);
  const db = new DatabaseSync(file);
  try {
    // One program at a time: the lock is held until it ends, however it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON;');
    const wrong = wrongWith(db, tally);
    if (wrong !== undefined) return { db, wrong, tally };
    const before = versionOf(db);
    // What is acknowledged is on the disk; what is deleted is overwritten there.
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
    );
    migrate(db);
    keepProving(db);
    return { db, notice: before < PROVEN ? undefined : doubt(file, tally, tallyOf(db), now) };
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    const code = errcode & 0xff;
    if (errcode === CUT_SHORT || (code !== BUSY && !NOT_THE_STORE.has(code))) return { db, wrong: 'damaged', tally };
    db.close();
    if (code === BUSY) throw new FolderUnusable('in-use', file, error);
    throw error;
  }
}

/** Where the store is in order, but nothing says that it is the one of before, and all of it. */
function doubt(file: string, tally: Tally | undefined, holds: Tally, now: Date): string | undefined {
  if (tally) return tally.store === holds.store ? undefined : OTHER_STORE(file);
  if (holds.changes === 0) return undefined;
  const count = `${file}-count`;
  if (!existsSync(count)) return UNCOUNTED(count);
  const kept = `${freeName(file, now)}-count`;
  renameSync(count, kept);
  return UNCOUNTED(count, kept);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** For its owner's eyes; what SQLite puts beside it is as private as the file itself. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, ...BESIDE.map((suffix) => file + suffix)]) if (existsSync(one)) chmodSync(one, 0o600);
}

/** Sets the store aside with all its files, as they are, and puts a new one in its place; where it is kept now. */
function replace(
  file: string,
  db: DatabaseSync | undefined,
  wrong: Unsound['wrong'],
  now: Date,
): { readonly kept: string; readonly salvaged: Salvaged } {
  const kept = freeName(file, now);
  for (const suffix of ['', '-wal', '-journal', '-count']) {
    if (!existsSync(file + suffix)) continue;
    copyFileSync(file + suffix, kept + suffix);
    chmodSync(kept + suffix, 0o600);
  }
  const made = `${file}-new`;
  for (const suffix of ['', '-journal']) rmSync(made + suffix, { force: true });
  const salvaged = wrong === 'newer' ? NOTHING : salvage(kept, `${kept}-wal`, made);
  try {
    db?.close();
  } catch {
    // It is damaged, and of no use any more.
  }
  for (const suffix of BESIDE) rmSync(file + suffix, { force: true });
  if (!existsSync(made)) rmSync(file, { force: true });
  else {
    const fresh = new DatabaseSync(made);
    migrate(fresh);
    const tally = tallyKeeper(`${file}-count`);
    tally.keep(tallyOf(fresh));
    tally.close();
    fresh.close();
    renameSync(made, file);
  }
  return { kept, salvaged };
}

function freeName(file: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|[.]\d+/g, '');
  let kept = `${file}.${stamp}`;
  for (let k = 2; ['', ...BESIDE].some((suffix) => existsSync(kept + suffix)); k++) kept = `${file}.${stamp}-${k}`;
  return kept;
}
