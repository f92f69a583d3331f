/**
 * Recovers the readable rows of a damaged store into a new one; only rows that pass their checksum.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  bytesOf,
  type ChainedTable,
  chainsOf,
  EVENTS,
  linkHash,
  type ReadChain,
  rootOf,
  SHUFFLE_STEPS,
} from './hash-chain.ts';
import { versionByColumns } from './integrity-check.ts';
import { FIRST_CHECKSUM_VERSION, migrate } from './migrations.ts';
import { checksummedTables, hasValidChecksum, maintainChecksums, type Row } from './row-checksums.ts';
import { mergeWal } from './wal-reader.ts';

/** Rowids probed beyond the last known one. */
const ROWID_LOOKAHEAD = 64;

/** Max gap between rowids. */
const MAX_ROWID_GAP = 20;

/** Tables in order of their references. */
const FIRST = ['sessions', 'tables', 'matches'];

interface RecoveredCount {
  readonly sessions: number;
  readonly tables: number;
  readonly matches: number;
}

export interface Recovered extends RecoveredCount {
  readonly lines: number;
  /** Rows found that couldn't be recovered. */
  readonly left: RecoveredCount & { readonly room: boolean; readonly evening: boolean };
}

const NONE: RecoveredCount = { sessions: 0, tables: 0, matches: 0 };

export const NOTHING_RECOVERED: Recovered = { ...NONE, lines: 0, left: { ...NONE, room: false, evening: false } };

/** Creates the file `to` from these two; not created where nothing is readable. */
export function recover(main: string, log: string, to: string): Recovered {
  const read = (file: string): Uint8Array => (existsSync(file) ? readFileSync(file) : new Uint8Array());
  const views = mergeWal(read(main), read(log)).map((bytes, k) => ({ bytes, scratch: `${to}-scratch${k}` }));
  const sources: DatabaseSync[] = [];
  try {
    for (const { bytes, scratch } of views) {
      writeFileSync(scratch, bytes, { mode: 0o600 });
      sources.push(new DatabaseSync(scratch));
    }
    return copyRows(sources, to);
  } catch {
    for (const suffix of ['', '-journal']) rmSync(to + suffix, { force: true });
    return NOTHING_RECOVERED;
  } finally {
    for (const source of sources) source.close();
    for (const { scratch } of views) rmSync(scratch, { force: true });
  }
}

function copyRows(sources: readonly DatabaseSync[], to: string): Recovered {
  const versions = sources.map(versionOfRows);
  const version = versions.find((one) => one !== undefined);
  if (version === undefined) return NOTHING_RECOVERED;
  const from = sources.filter((_, k) => versions[k] === version);
  const target = new DatabaseSync(to);
  try {
    migrate(target, version);
    const isProving = version >= FIRST_CHECKSUM_VERSION;
    if (isProving) maintainChecksums(target);
    target.exec('PRAGMA foreign_keys = ON; BEGIN');
    const sessions = copy(from, target, 'sessions', isProving ? hasValidChecksum : isLegible);
    const tables = copy(from, target, 'tables', isProving ? hasValidChecksum : isLegible);
    const { lines, ...matches } = copyMatches(from, target, isProving);
    const others = checksummedTables(target).filter((table) => !FIRST.includes(table));
    const copied = new Map(others.map((table) => [table, copy(from, target, table, hasValidChecksum)]));
    // A recovered table may be older than its matches: it gets the latest of them.
    target.exec(`UPDATE tables SET match = (SELECT max(number) FROM matches WHERE tableId = tables.id)
      WHERE match < (SELECT max(number) FROM matches WHERE tableId = tables.id)`);
    target.exec('COMMIT');
    const isLeft = (table: string): boolean => (copied.get(table)?.left ?? 0) > 0;
    const [room, evening] = [isLeft('rooms'), isLeft('evenings')];
    const left = { sessions: sessions.left, tables: tables.left, matches: matches.left, room, evening };
    return { sessions: sessions.saved, tables: tables.saved, matches: matches.saved, lines, left };
  } finally {
    target.close();
  }
}

/** Undefined where not even the table names are readable. */
function versionOfRows(db: DatabaseSync): number | undefined {
  try {
    return versionByColumns(db);
  } catch {
    return undefined;
  }
}

function columnsOf(db: DatabaseSync, table: string): string[] {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  return columns.map(({ name }) => String(name));
}

interface Copied {
  readonly saved: number;
  /** Rows found with a wrong checksum. */
  readonly left: number;
}

type IsSound = (table: string, row: Row) => boolean;

function copy(from: readonly DatabaseSync[], to: DatabaseSync, table: string, isSound: IsSound): Copied {
  const insert = insertInto(to, table);
  /** Whether a row was recovered, by its key. */
  const rows = new Map<unknown, boolean>();
  for (const row of from.flatMap((db) => [...rowsOf(db, table, columnsOf(to, table))])) {
    const [key] = Object.values(row);
    if (rows.get(key) || !isSound(table, row)) {
      rows.set(key, rows.get(key) ?? false);
      continue;
    }
    if (table === 'tables') keepHost(to, String(row.host));
    rows.set(key, insert(row));
  }
  return counted([...rows.values()]);
}

function counted(saved: readonly boolean[]): Copied {
  const count = saved.filter((one) => one).length;
  return { saved: count, left: saved.length - count };
}

/** A table's host may be lost: the table stays, but nobody can be its host. */
function keepHost(to: DatabaseSync, host: string): void {
  to.prepare('INSERT INTO sessions (id, hash) VALUES (?, ?) ON CONFLICT DO NOTHING').run(host, new Uint8Array());
}

/** A match from one of the sources. */
interface Found {
  readonly row: Row;
  readonly chains: readonly ReadChain[];
}

function copyMatches(
  from: readonly DatabaseSync[],
  to: DatabaseSync,
  isProving: boolean,
): Copied & { readonly lines: number } {
  const kinds = [EVENTS, SHUFFLE_STEPS].filter(({ table }) => columnsOf(to, table).length > 0);
  const insert = insertInto(to, 'matches');
  const insertAll = kinds.map((kind) => insertLines(to, kind, isProving));
  const found = from.map((db) => matchesIn(db, columnsOf(to, 'matches'), kinds, isProving));
  const ids = [...new Set(found.flatMap((matches) => [...matches.keys()]))].sort((one, other) => one - other);
  let lines = 0;
  const saved = ids.map((id) => {
    const best = longest(found.flatMap((matches) => matches.get(id) ?? []));
    if (!best || !insert(best.row)) return false;
    for (const [k, { texts }] of best.chains.entries()) {
      lines += texts.length;
      insertAll[k]?.(id, texts);
    }
    return true;
  });
  return { ...counted(saved), lines };
}

/** One source's matches by number; undefined for one that can't be recovered. */
function matchesIn(
  db: DatabaseSync,
  columns: readonly string[],
  kinds: readonly ChainedTable[],
  isProving: boolean,
): ReadonlyMap<number, Found | undefined> {
  const chainsFor = kinds.map((kind) => (isProving ? chainsOf(db, kind) : unchainedOf(db, kind)));
  const matches = new Map<number, Found | undefined>();
  for (const row of rowsOf(db, 'matches', columns)) {
    const chains = chainsFor.map((chainOf) => chainOf(row));
    matches.set(Number(row.id), isRecoverable(row, chains, isProving) ? { row, chains } : undefined);
  }
  return matches;
}

/** The one with most events, the first of several. */
function longest(found: readonly Found[]): Found | undefined {
  const lengthOf = ({ chains }: Found): number => chains[0]?.texts.length ?? 0;
  return found.reduce<Found | undefined>(
    (best, one) => (best && lengthOf(best) >= lengthOf(one) ? best : one),
    undefined,
  );
}

/** With hashes, where this version has them. */
function insertLines(
  to: DatabaseSync,
  lines: ChainedTable,
  isProving: boolean,
): (match: number, texts: readonly string[]) => void {
  const insert = insertInto(to, lines.table);
  return (match, texts) => {
    let head = rootOf(lines, match);
    for (const [number, text] of texts.entries()) {
      head = linkHash(head, number, text);
      insert({ match, number, [lines.text]: text, ...(isProving ? { hash: bytesOf(head) } : {}) });
    }
  };
}

/**
 * A finished match is recovered whole or not at all; an unfinished one as far as it is readable.
 */
function isRecoverable(row: Row, chains: readonly ReadChain[], isProving: boolean): boolean {
  if (!(isProving ? hasValidChecksum : isLegible)('matches', row)) return false;
  if (row.over !== 1) return (chains[0]?.texts.length ?? 0) > 0;
  return chains.every(({ isAll, isBroken }) => (isProving ? isAll : !isBroken));
}

/** Inserts a row unchanged; false where a constraint refuses it. */
function insertInto(db: DatabaseSync, table: string): (row: Row) => boolean {
  return (row) => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    const values = Object.values(row) as (string | number | Uint8Array | null)[];
    try {
      db.prepare(`INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${marks})`).run(
        ...values,
      );
      return true;
    } catch {
      return false;
    }
  };
}

/** Every reachable row, read one by one, since a bad page stops a scan. */
function* rowsOf(db: DatabaseSync, table: string, columns: readonly string[]): Generator<Row> {
  for (const place of placesOf(db, table)) {
    // Prepared per row: SQLite fails again with a statement that failed once.
    const select = db.prepare(`SELECT * FROM "${table}" WHERE rowid = ?`);
    select.setReturnArrays(true);
    try {
      const values = select.get(place) as unknown[] | undefined;
      if (values) yield Object.fromEntries(columns.map((name, at) => [name, values[at]]));
    } catch {
      // Its page can't be read.
    }
  }
}

/** Known rowids, and candidates. */
function placesOf(db: DatabaseSync, table: string): Iterable<number> {
  const ways = [
    `SELECT rowid AS place FROM "${table}" NOT INDEXED ORDER BY rowid`,
    `SELECT rowid AS place FROM "${table}" NOT INDEXED ORDER BY rowid DESC`,
    `SELECT rowid AS place FROM "${table}"`,
    ...(table === 'matches' ? ['SELECT DISTINCT match AS place FROM events'] : []),
  ];
  const known = new Set<number>();
  for (const sql of ways) {
    try {
      for (const { place } of db.prepare(sql).iterate()) known.add(Number(place));
    } catch {
      // The rest can't be read.
    }
  }
  // A corrupt number must not make the probe endless.
  const last = Math.min(Math.max(0, ...known), MAX_ROWID_GAP * known.size) + ROWID_LOOKAHEAD;
  for (let place = 1; place <= last; place++) known.add(place);
  return [...known].sort((one, other) => one - other);
}

/** Whether the row's JSON parses: the only check an older store allows. */
function isLegible(_table: string, row: Row): boolean {
  return Object.values(row).every((value) => typeof value !== 'string' || !/^[[{]/.test(value) || isJson(value));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** An older store's events without a gap. */
function unchainedOf(db: DatabaseSync, { table, text }: ChainedTable): (row: Row) => ReadChain {
  return ({ id }) => {
    const select = db.prepare(`SELECT number, ${text} AS text FROM ${table} WHERE match = ? ORDER BY number`);
    const texts: string[] = [];
    const chain = (isBroken: boolean): ReadChain => ({ texts, isBroken, isAll: !isBroken });
    try {
      for (const line of select.iterate(Number(id))) {
        if (line.number !== texts.length || !isJson(String(line.text))) return chain(true);
        texts.push(String(line.text));
      }
      return chain(false);
    } catch {
      return chain(true);
    }
  };
}
