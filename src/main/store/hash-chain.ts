/**
 * Hash chain of a match's append-only rows, its events and shuffle steps: each row has a hash of
 * itself and everything before, so reading detects any change, gap or swap.
 */
import { hash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DamagedLines } from './store-errors.ts';

// Reads and appends the chained rows of matches.

/** The end of a match's chain. */
export interface ChainEnd {
  readonly count: number;
  /** In hex. */
  readonly head: string;
}

export interface ChainedLines<T> {
  /** Appends from this number on. Call `forget` if the surrounding transaction fails. */
  add(match: number, number: number, lines: readonly T[]): void;
  endOf(match: number): ChainEnd;
  /** Throws `DamagedLines` where the hashes don't match. */
  all(match: number): T[];
  forget(match: number): void;
}

export function chainedLines<T>(db: DatabaseSync, lines: ChainedTable, read: (text: string) => T): ChainedLines<T> {
  const { table, text } = lines;
  const insert = db.prepare(`INSERT INTO ${table} (match, number, ${text}, hash) VALUES (?, ?, ?, ?)`);
  const last = db.prepare(`SELECT number, hash FROM ${table} WHERE match = ? ORDER BY number DESC LIMIT 1`);
  const over = db.prepare('SELECT * FROM matches WHERE id = ? AND over = 1');
  const chainOf = chainsOf(db, lines);
  /** Chain ends of matches in progress. */
  const ends = new Map<number, ChainEnd>();

  function endOf(match: number): ChainEnd {
    const row = ends.has(match) ? undefined : last.get(match);
    if (row) return { count: Number(row.number) + 1, head: hexOf(row.hash) };
    return ends.get(match) ?? { count: 0, head: rootOf(lines, match) };
  }

  return {
    add(match, number, added) {
      let { count, head } = endOf(match);
      if (count !== number) throw new Error(`line ${number} would not follow upon ${count} of ${table}`);
      for (const line of added) {
        const written = JSON.stringify(line);
        head = linkHash(head, count, written);
        insert.run(match, count, written, bytesOf(head));
        count++;
      }
      ends.set(match, { count, head });
    },
    endOf,
    all(match) {
      const { texts, isBroken, isAll } = chainOf({ ...over.get(match), id: match });
      if (isBroken || !isAll) throw new DamagedLines(`${table} of match ${match} are not what was kept`);
      return texts.map(read);
    },
    forget: (match) => void ends.delete(match),
  };
}

/** A table of chained rows: match, number from 0, text, hash. */
export interface ChainedTable {
  readonly table: string;
  readonly text: string;
  /** Columns of a finished match's row with the row count and the last hash. */
  readonly count: string;
  readonly head: string;
}

export const EVENTS: ChainedTable = { table: 'events', text: 'event', count: 'count', head: 'head' };
export const SHUFFLE_STEPS: ChainedTable = { table: 'sealSteps', text: 'step', count: 'sealCount', head: 'sealHead' };

/** The hash before a match's first row; hashes are hex outside the database. */
export function rootOf({ table }: ChainedTable, match: number): string {
  return hash('sha256', `${table} ${match}`);
}

/** The hash of a row's text, following the previous one. */
export function linkHash(previous: string, number: number, text: string): string {
  return hash('sha256', `${previous} ${number} ${text}`);
}

/** Hex to stored bytes. */
export function bytesOf(hash: string): Uint8Array {
  return Buffer.from(hash, 'hex');
}

/** Stored bytes to hex; an invalid value gives no valid hash. */
function hexOf(kept: unknown): string {
  return kept instanceof Uint8Array ? Buffer.from(kept.buffer, kept.byteOffset, kept.length).toString('hex') : '';
}

/** A match's rows up to the first bad one. */
export interface ReadChain {
  readonly texts: readonly string[];
  /** A row is missing or its hash doesn't match. */
  readonly isBroken: boolean;
  /** The rows reach the count in the match's row. */
  readonly isAll: boolean;
}

/**
 * Reads a match's chain; `row` is the match's. Where it has the final hash, that alone proves the
 * rows, whatever their own hashes.
 */
export function chainsOf(db: DatabaseSync, lines: ChainedTable): (row: Readonly<Record<string, unknown>>) => ReadChain {
  const { text, table } = lines;
  const sql = (hash: 'hash' | 'NULL') =>
    `SELECT number, ${text} AS text, ${hash} AS hash FROM ${table} WHERE match = ? ORDER BY number`;
  const whole = db.prepare(sql('hash'));
  whole.setReturnArrays(true);
  return (row) => {
    const [match, count] = [Number(row.id), row[lines.count]];
    const end = typeof count === 'number' ? { count, head: hexOf(row[lines.head]) } : undefined;
    const root = rootOf(lines, match);
    const read = readWhole(whole, root, match, end);
    if (read) return read;
    // Prepared anew: SQLite fails again with a statement that failed once.
    const first = readAsFar(db.prepare(sql('hash')), root, match, end);
    // Where a row's hash is unreadable, the final one may still prove all.
    return first.isAll || !end ? first : { ...readAsFar(db.prepare(sql('NULL')), root, match, end), isBroken: true };
  };
}

/** A chain's end as the match's row says. */
interface ExpectedEnd {
  readonly count: number;
  readonly head: string;
}

/** All rows, if the final hash proves them; one pass. */
function readWhole(
  select: StatementSync,
  root: string,
  match: number,
  end: ExpectedEnd | undefined,
): ReadChain | undefined {
  const texts: string[] = [];
  let head = root;
  let isAll = !end || (end.count === 0 && end.head === root);
  try {
    const rows = select.all(match) as unknown as (readonly [number, string, unknown])[];
    for (const [number, text] of rows) {
      if (number !== texts.length) return undefined;
      head = linkHash(head, number, text);
      texts.push(text);
      if (texts.length === end?.count) isAll = head === end.head;
    }
    const last = rows.at(-1);
    return isAll && (!last || hexOf(last[2]) === head) ? { texts, isBroken: false, isAll } : undefined;
  } catch {
    return undefined;
  }
}

/** The rows up to the last one that a hash proves. */
function readAsFar(select: StatementSync, root: string, match: number, end: ExpectedEnd | undefined): ReadChain {
  const texts: string[] = [];
  let [head, sound] = [root, 0];
  let isAll = !end || (end.count === 0 && end.head === root);
  try {
    for (const { number, text, hash } of select.iterate(match)) {
      if (number !== texts.length) break;
      head = linkHash(head, texts.length, String(text));
      texts.push(String(text));
      if (texts.length === end?.count) isAll = head === end.head;
      if (hexOf(hash) === head || (isAll && texts.length === end?.count)) sound = texts.length;
    }
  } catch {
    // The rest can't be read.
  }
  return { texts: texts.slice(0, sound), isBroken: true, isAll };
}

/** Adds hashes to rows from before the chain existed. */
export function chainAll(db: DatabaseSync, lines: ChainedTable): void {
  const { table, text, count, head: last } = lines;
  const update = db.prepare(`UPDATE ${table} SET hash = ? WHERE match = ? AND number = ?`);
  const select = db.prepare(`SELECT number, ${text} AS text FROM ${table} WHERE match = ? ORDER BY number`);
  const end = db.prepare(`UPDATE matches SET ${count} = ?, ${last} = ? WHERE id = ? AND over = 1`);
  for (const { id } of db.prepare('SELECT id FROM matches').all()) {
    const match = Number(id);
    const all = select.all(match);
    let head = rootOf(lines, match);
    for (const line of all) {
      head = linkHash(head, Number(line.number), String(line.text));
      update.run(bytesOf(head), match, Number(line.number));
    }
    end.run(all.length, bytesOf(head), match);
  }
}

/** Compares two hashes; an invalid one equals none. */
export function isSameHash(one: Uint8Array, other: unknown): boolean {
  return other instanceof Uint8Array && Buffer.compare(one, other) === 0;
}

export function sha256(text: string): Uint8Array {
  return hash('sha256', text, 'buffer');
}
