/**
 * A few bytes beside the store that say how much it was acknowledged to hold. They are written after the store is, so
 * they never say more than is true: where the store has less, it has lost something.
 */
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

export interface HighWaterMark {
  /** Which store this is about. */
  readonly store: string;
  /** How often a row was made, changed or taken away. */
  readonly changes: number;
  /** How many events, and steps of seals, all matches have together. */
  readonly lines: number;
}

/** All have the same length, so that one takes the place of another at once. */
const FILE_BYTES = 128;

const MARK_PATTERN = /^store ([0-9a-f]{32}) changes (\d+) lines (\d+) check ([0-9a-f]{8}) *\n$/;

/** What stands in the file; nothing where there is none, or none that can be read. */
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
  /** Says how much there is now. */
  keep(tally: HighWaterMark): void;
  close(): void;
}

/** Keeps the tally in this file, for its owner's eyes. */
export function openMark(file: string): MarkKeeper {
  const open = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
  ftruncateSync(open, FILE_BYTES);
  return {
    keep(tally) {
      try {
        writeSync(open, `${textOf(tally)} check ${checkOf(tally)}`.padEnd(FILE_BYTES - 1).concat('\n'), 0);
      } catch {
        // The store has it all the same; the next tally says so.
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
