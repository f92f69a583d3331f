/** Checks that a store holds what was written. */

import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { chainsOf, EVENTS, isSameHash, SHUFFLE_STEPS } from './hash-chain.ts';
import { FIRST_CHECKSUM_VERSION, migrate, VERSION, versionOf } from './migrations.ts';
import { digestOf } from './row-checksums.ts';

// The high-water mark: a small file beside the store with how much it has acknowledged. It is
// written after the store, so a store that has less has lost data.

export interface HighWaterMark {
  /** The id of the store. */
  readonly store: string;
  /** Number of row changes. */
  readonly changes: number;
  /** Number of events and shuffle steps of all matches. */
  readonly lines: number;
}

/** Fixed length, so that one write replaces it. */
const FILE_BYTES = 128;

const MARK_PATTERN = /^store ([0-9a-f]{32}) changes (\d+) lines (\d+) check ([0-9a-f]{8}) *\n$/;

/** The file's mark; undefined where missing or unreadable. */
export function readMark(file: string): HighWaterMark | undefined {
  try {
    const [, store = '', changes, lines, check] = MARK_PATTERN.exec(readFileSync(file, 'latin1')) ?? [];
    const tally = { store, changes: Number(changes), lines: Number(lines) };
    return check === checkOf(tally) ? tally : undefined;
  } catch {
    return undefined;
  }
}

export interface MarkKeeper {
  /** Saves the mark. */
  keep(tally: HighWaterMark): void;
  close(): void;
}

/** Opens the mark's file, readable by its owner only. */
export function openMark(file: string): MarkKeeper {
  const open = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
  ftruncateSync(open, FILE_BYTES);
  return {
    keep(tally) {
      try {
        writeSync(open, `${textOf(tally)} check ${checkOf(tally)}`.padEnd(FILE_BYTES - 1).concat('\n'), 0);
      } catch {
        // The store has the data; the next write updates the mark.
      }
    },
    close: () => closeSync(open),
  };
}

function textOf({ store, changes, lines }: HighWaterMark): string {
  return `store ${store} changes ${changes} lines ${lines}`;
}

function checkOf(tally: HighWaterMark): string {
  return crc32(textOf(tally)).toString(16).padStart(8, '0');
}

/** Max rows verified at start, latest match first; the others are verified when read. */
const MAX_LINES_READ_AT_START = 100_000;

/** What is wrong with a store. `behind`: intact, but it has less than it acknowledged. */
export type IntegrityFault = 'newer' | 'damaged' | 'behind';

/** The fault of an open store, if any, also against the high-water mark. */
export function checkIntegrity(db: DatabaseSync, tally: HighWaterMark | undefined): IntegrityFault | undefined {
  const version = versionOf(db);
  const shape = shapeOf(db);
  if (version === 0 && shape === '[]') return tally && tally.changes > 0 ? 'behind' : undefined;
  if (version > VERSION && versionByColumns(db) === undefined) return 'newer';
  if (shape !== at(version, shapeOf) || !isWhole(db)) return 'damaged';
  if (version < FIRST_CHECKSUM_VERSION) return undefined;
  if (!areChecksumsValid(db) || !areChainsWhole(db)) return 'damaged';
  return tally && isBehind(highWaterMarkOf(db), tally) ? 'behind' : undefined;
}

/** SQLite's own integrity check. */
function isWhole(db: DatabaseSync): boolean {
  const check = db.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  return check === 'ok' && db.prepare('PRAGMA foreign_key_check').get() === undefined;
}

function areChecksumsValid(db: DatabaseSync): boolean {
  const digest = digestOf(db);
  if (db.prepare(`SELECT count(*) AS wrong FROM (${UNEXPECTED_OWNERS})`).get()?.wrong !== 0) return false;
  return digest !== undefined && isSameHash(digest, db.prepare('SELECT digest FROM ledger').get()?.digest);
}

/** The owners of records, derived from the matches. */
const OWNERS = `SELECT host, id FROM matches WHERE host IS NOT NULL
  UNION SELECT value, matches.id FROM matches, json_each(matches.sessions) WHERE value IS NOT NULL`;
const UNEXPECTED_OWNERS = `
  SELECT * FROM (SELECT session, match FROM owners EXCEPT ${OWNERS.replace('UNION', 'EXCEPT')})
  UNION ALL SELECT * FROM (${OWNERS} EXCEPT SELECT session, match FROM owners)`;

function isBehind(now: HighWaterMark, { store, changes, lines }: HighWaterMark): boolean {
  return store === now.store && (changes > now.changes || lines > now.lines);
}

/** How much an open store holds. */
export function highWaterMarkOf(db: DatabaseSync): HighWaterMark {
  const lines = [EVENTS, SHUFFLE_STEPS].map(({ table }) => `(SELECT count(*) FROM ${table})`).join(' + ');
  const row = db.prepare(`SELECT store, changes, ${lines} AS lines FROM ledger`).get();
  return { store: String(row?.store), changes: Number(row?.changes), lines: Number(row?.lines) };
}

/** The schema version by column counts, whatever the store says. */
export function versionByColumns(db: DatabaseSync): number | undefined {
  const columns = columnsIn(db);
  for (let version = VERSION; version > 0; version--) if (at(version, columnsIn) === columns) return version;
  return undefined;
}

/** Tables with their columns, indices and triggers by name: SQLite may reformat their SQL. */
function shapeOf(db: DatabaseSync): string {
  const rows = db.prepare(
    `SELECT one.type, one.name, one.tbl_name, two.name AS column, two.type AS kind, two."notnull", two.pk
     FROM sqlite_schema AS one LEFT JOIN pragma_table_info(one.name) AS two ON one.type = 'table'
     ORDER BY one.type, one.name, two.cid`,
  );
  return JSON.stringify(rows.all());
}

function columnsIn(db: DatabaseSync): string {
  const rows = db.prepare(
    `SELECT one.name, (SELECT count(*) FROM pragma_table_info(one.name)) AS columns
     FROM sqlite_schema AS one WHERE type = 'table' ORDER BY name`,
  );
  return JSON.stringify(rows.all());
}

/** Runs `look` on a new store of this version. */
function at(version: number, look: (db: DatabaseSync) => string): string | undefined {
  if (version > VERSION) return undefined;
  const db = new DatabaseSync(':memory:');
  try {
    migrate(db, version);
    return look(db);
  } finally {
    db.close();
  }
}

function areChainsWhole(db: DatabaseSync): boolean {
  const chains = [EVENTS, SHUFFLE_STEPS].map((lines) => chainsOf(db, lines));
  let read = 0;
  for (const row of db.prepare('SELECT * FROM matches ORDER BY over, id DESC').all()) {
    if (row.over === 1 && read > MAX_LINES_READ_AT_START) return true;
    for (const { texts, isBroken, isAll } of chains.map((chainOf) => chainOf(row))) {
      if (isBroken || !isAll) return false;
      read += texts.length;
    }
  }
  return true;
}
