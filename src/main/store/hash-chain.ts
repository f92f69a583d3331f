/**
 * What is only ever added to a match, its events and the steps of its seals, carries with each line a hash of all before it
 * and of itself: so nothing can be changed, left out or exchanged in the middle without being noticed when it is read.
 */
import { hash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** The lines of the matches as they are written and read: each with the hash that chains it to those before. */
/** What is kept is not what was written, and is not to be trusted. */
export class DamagedLines extends Error {}

/** Where a match's chain ends. */
export interface ChainEnd {
  readonly count: number;
  /** Hexadecimal. */
  readonly head: string;
}

export interface ChainedLines<T> {
  /** Adds these from this number on. Where it is part of something that fails, `forget` what was known. */
  add(match: number, number: number, lines: readonly T[]): void;
  endOf(match: number): ChainEnd;
  /** Throws `Damaged` where they are not what they were. */
  all(match: number): T[];
  forget(match: number): void;
}

export function chainedLines<T>(db: DatabaseSync, lines: ChainedTable, read: (text: string) => T): ChainedLines<T> {
  const { table, text } = lines;
  const insert = db.prepare(`INSERT INTO ${table} (match, number, ${text}, hash) VALUES (?, ?, ?, ?)`);
  const last = db.prepare(`SELECT number, hash FROM ${table} WHERE match = ? ORDER BY number DESC LIMIT 1`);
  const over = db.prepare('SELECT * FROM matches WHERE id = ? AND over = 1');
  const chainOf = chainsOf(db, lines);
  /** Of the matches that are being played. */
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

/** Where such lines lie: each has a match, a number from 0, a text and a hash. */
export interface ChainedTable {
  readonly table: string;
  readonly text: string;
  /** Where the row of a match that is over says how many there were, and the last one's hash. */
  readonly count: string;
  readonly head: string;
}

export const EVENTS: ChainedTable = { table: 'events', text: 'event', count: 'count', head: 'head' };
export const SHUFFLE_STEPS: ChainedTable = { table: 'sealSteps', text: 'step', count: 'sealCount', head: 'sealHead' };

/** What a match's first line follows upon; hashes are hexadecimal but where they are kept. */
export function rootOf({ table }: ChainedTable, match: number): string {
  return hash('sha256', `${table} ${match}`);
}

/** The hash of a line, as it is written, after the one of before. */
export function linkHash(previous: string, number: number, text: string): string {
  return hash('sha256', `${previous} ${number} ${text}`);
}

/** A hash as it is kept. */
export function bytesOf(hash: string): Uint8Array {
  return Buffer.from(hash, 'hex');
}

/** A hash as it was kept; of what is none, what is no hash's. */
function hexOf(kept: unknown): string {
  return kept instanceof Uint8Array ? Buffer.from(kept.buffer, kept.byteOffset, kept.length).toString('hex') : '';
}

/** The lines of a match as far as they are what they were. */
export interface ReadChain {
  readonly texts: readonly string[];
  /** Whether something is not as it was written: another line lies there, or the hashes do not bear these out. */
  readonly isBroken: boolean;
  /** Whether they come as far as the match's row says. */
  readonly isAll: boolean;
}

/**
 * Reads the chain of a match; `row` is the match's. Where it says how the lines end, they are sound if they come to that,
 * whatever stands with each.
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
    // Each time anew: a statement that failed once fails once more when it is used again.
    const first = readAsFar(db.prepare(sql('hash')), root, match, end);
    // Where a hash is what can't be read, the last one may still tell.
    return first.isAll || !end ? first : { ...readAsFar(db.prepare(sql('NULL')), root, match, end), isBroken: true };
  };
}

/** How the lines of a match end, as its row says. */
interface ExpectedEnd {
  readonly count: number;
  readonly head: string;
}

/** What there is, if the last line's hash bears all of it out; that is soon found. */
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

/** What there is as far as some hash bears it out. */
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
    // As far as one comes.
  }
  return { texts: texts.slice(0, sound), isBroken: true, isAll };
}

/** Gives the lines of before there were chains theirs. */
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

/** Whether two hashes are the same; what is none is no other's. */
export function isSameHash(one: Uint8Array, other: unknown): boolean {
  return other instanceof Uint8Array && Buffer.compare(one, other) === 0;
}

export function sha256(text: string): Uint8Array {
  return hash('sha256', text, 'buffer');
}
