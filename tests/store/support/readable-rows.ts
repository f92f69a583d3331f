/** What SQLite by itself still reads of damaged files as it was: at least that must be kept. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { FILE, type Rows, type Truth } from './sample-store.ts';

/** Calls with a copy of the store in the folder, open; the copy is gone afterwards. */
export function withCopy<T>(folder: string, call: (db: DatabaseSync) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const db = new DatabaseSync(join(copy, FILE));
    try {
      return call(db);
    } finally {
      db.close();
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** All rows of a sound store, each by what the judge calls it. A match comes with its events. */
export function rowsOf(db: DatabaseSync, truth: Pick<Truth, 'sessions' | 'tables' | 'matches'>): Rows {
  const rows = new Map<string, unknown>();
  for (const id of truth.sessions.keys())
    rows.set(`session ${id}`, read(db, 'SELECT * FROM sessions WHERE id = ?', id));
  for (const id of truth.tables.keys()) rows.set(`table ${id}`, read(db, 'SELECT * FROM tables WHERE id = ?', id));
  for (const { id, winners } of truth.matches) {
    // That the last event of a match is right only its hash can tell, until the match is over.
    const columns = winners ? 'number, event' : '*';
    const events = read(db, `SELECT ${columns} FROM events WHERE match = ? ORDER BY number`, id);
    const steps = read(db, 'SELECT * FROM sealSteps WHERE match = ? ORDER BY number', id);
    rows.set(`match ${id}`, [read(db, 'SELECT * FROM matches WHERE id = ?', id), events, steps]);
  }
  return rows;
}

/** What can still be read of the store in the folder, and is as it was. */
export function readableRows(folder: string, truth: Truth): ReadonlySet<string> {
  try {
    const now = withCopy(folder, (db) => rowsOf(db, truth));
    return new Set([...now.keys()].filter((name) => isDeepStrictEqual(now.get(name), truth.rows.get(name))));
  } catch {
    return new Set();
  }
}

function read(db: DatabaseSync, sql: string, key: string | number): unknown[] {
  try {
    return db.prepare(sql).all(key);
  } catch {
    return ['unreadable'];
  }
}
