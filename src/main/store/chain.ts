/**
 * What is only ever added to a match, its events and the steps of its seals, carries with each line a hash of all before it
 * and of itself: so nothing can be changed, left out or exchanged in the middle without being noticed when it is read.
 */
import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Where such lines lie: each has a match, a number from 0, a text and a hash. */
export interface Lines {
  readonly table: string;
  readonly text: string;
  /** Where the row of a match that is over says how many there were, and the last one's hash. */
  readonly count: string;
  readonly head: string;
}

export const EVENTS: Lines = { table: 'events', text: 'event', count: 'count', head: 'head' };
export const SEAL_STEPS: Lines = { table: 'sealSteps', text: 'step', count: 'sealCount', head: 'sealHead' };

/** What a match's first line follows upon. */
export function rootOf({ table }: Lines, match: number): Uint8Array {
  return sha256(`${table} ${match}`);
}

/** The hash of a line, as it is written, after the one of before. */
export function link(previous: Uint8Array, number: number, text: string): Uint8Array {
  return sha256(`${Buffer.from(previous).toString('hex')} ${number} ${text}`);
}

/** The lines of a match as far as they are what they were. */
export interface Chain {
  readonly texts: readonly string[];
  readonly hashes: readonly Uint8Array[];
  /** Whether something is not as it was written: another line lies there, or one of these has a wrong hash. */
  readonly isBroken: boolean;
  /** Whether they come as far as the match's row says. */
  readonly isAll: boolean;
}

/**
 * Reads the chain of a match; `row` is the match's. Where it says how the lines end, they are sound if they come to that,
 * whatever stands with each.
 */
export function chainsOf(db: DatabaseSync, lines: Lines): (row: Readonly<Record<string, unknown>>) => Chain {
  return (row) => {
    const [match, count] = [Number(row.id), row[lines.count]];
    const first = readAll(db, lines, match, 'hash');
    // Where a hash is what can't be read, the last one may still tell.
    const isShort = typeof count === 'number' && first.texts.length < count;
    const { texts, hashes, sound } = isShort ? readAll(db, lines, match, 'NULL') : first;
    const isAll = typeof count !== 'number' || isSame(hashes[count - 1] ?? rootOf(lines, match), row[lines.head]);
    const length = isAll && typeof count === 'number' ? Math.max(sound, count) : Math.max(sound, first.sound);
    const isBroken = first.isBroken || length < texts.length;
    return { texts: texts.slice(0, length), hashes: hashes.slice(0, length), isBroken, isAll };
  };
}

/** What was read of a match, and where it was last seen to be right. */
interface Reading {
  readonly texts: string[];
  readonly hashes: Uint8Array[];
  /** So many lines from the first one are what they were: their hash stands with the last of them. */
  sound: number;
  isBroken: boolean;
}

function readAll(db: DatabaseSync, lines: Lines, match: number, column: 'hash' | 'NULL'): Reading {
  const reading: Reading = { texts: [], hashes: [], sound: 0, isBroken: false };
  const { texts, hashes } = reading;
  // Each time anew: a statement that failed once fails once more when it is used again.
  const select = db.prepare(
    `SELECT number, ${lines.text} AS text, ${column} AS hash FROM ${lines.table} WHERE match = ? ORDER BY number`,
  );
  try {
    for (const { number, text, hash } of select.iterate(match)) {
      if (number !== texts.length) return { ...reading, isBroken: true };
      const expected = link(hashes.at(-1) ?? rootOf(lines, match), texts.length, String(text));
      texts.push(String(text));
      hashes.push(expected);
      if (isSame(expected, hash)) reading.sound = texts.length;
      else reading.isBroken = true;
    }
  } catch {
    reading.isBroken = true;
  }
  return reading;
}

/** Gives the lines of before there were chains theirs. */
export function chainAll(db: DatabaseSync, lines: Lines): void {
  const { table, text, count, head: last } = lines;
  const update = db.prepare(`UPDATE ${table} SET hash = ? WHERE match = ? AND number = ?`);
  const select = db.prepare(`SELECT number, ${text} AS text FROM ${table} WHERE match = ? ORDER BY number`);
  const end = db.prepare(`UPDATE matches SET ${count} = ?, ${last} = ? WHERE id = ? AND over = 1`);
  for (const { id } of db.prepare('SELECT id FROM matches').all()) {
    const match = Number(id);
    const all = select.all(match);
    let head = rootOf(lines, match);
    for (const line of all) {
      head = link(head, Number(line.number), String(line.text));
      update.run(head, match, Number(line.number));
    }
    end.run(all.length, head, match);
  }
}

/** Whether two hashes are the same; what is none is no other's. */
export function isSame(one: Uint8Array, other: unknown): boolean {
  return other instanceof Uint8Array && Buffer.compare(one, other) === 0;
}

export function sha256(text: string): Uint8Array {
  return hash('sha256', text, 'buffer');
}
