/**
 * The high-water mark: a small file beside the store with how much it has acknowledged. It is
 * written after the store, so a store that has less has lost data.
 */
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

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
