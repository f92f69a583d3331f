/** The lines of the matches as they are written and read: each with the hash that chains it to those before. */
import type { DatabaseSync } from 'node:sqlite';
import { bytesOf, chainsOf, hexOf, type ChainedTable, linkHash, rootOf } from './chain.ts';

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
