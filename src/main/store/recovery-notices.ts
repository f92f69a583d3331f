/** Messages about a store that was damaged: what happened, what was recovered, what to do. */

import type { HighWaterMark } from './high-water-mark.ts';
import type { IntegrityFault } from './integrity-check.ts';
import type { Recovered } from './recovery.ts';

const FAULT_TEXT: Readonly<Record<IntegrityFault | 'gone', string>> = {
  newer: 'The store was written by a newer version of Panno Verde.',
  damaged: 'The store was damaged.',
  behind: 'The store has lost what was kept last.',
  gone: 'The store was gone, or empty.',
};

export interface Replaced {
  readonly wrong: IntegrityFault | 'gone';
  /** What it should have held, if known. */
  readonly tally: HighWaterMark | undefined;
  /** Its path now. */
  readonly kept: string;
  readonly salvaged: Recovered;
  /** What the new one holds. */
  readonly now: HighWaterMark;
}

/** The message after a store was replaced. */
export function noticeOf({ wrong, tally, kept, salvaged, now }: Replaced): string {
  const { tables, matches, left } = salvaged;
  const missing = (tally?.lines ?? 0) - now.lines;
  const saved =
    tables + matches > 0
      ? ` with what could be read: ${counted(tables, 'table')} and ${counted(matches, 'match', 'matches')}`
      : '';
  const damaged = [
    left.tables && counted(left.tables, 'table'),
    left.matches && counted(left.matches, 'match', 'matches'),
    left.room && 'who was in the room',
    left.evening && 'an evening',
  ].filter(Boolean);
  return [
    FAULT_TEXT[wrong],
    `It was kept as ${kept}, and a new one begun${saved}.`,
    damaged.length > 0 ? `Left out as damaged: ${damaged.join(' and ')}.` : [],
    missing > 0 && saved !== ''
      ? `In all ${counted(missing, 'move')} ${missing === 1 ? 'is' : 'are'} missing; a match may stand where it stood before.`
      : [],
    wrong === 'newer'
      ? 'Start the newer version to go on with it.'
      : 'Open again what is missing; if this happens again, look after the disk.',
  ]
    .flat()
    .join(' ');
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

export const noMarkNotice = (file: string, kept?: string): string =>
  `Nobody can tell if the store’s last moves are all here: ${file}, which counts them, was ${
    kept === undefined ? 'missing' : `damaged and kept as ${kept}`
  }. It counts again from now on; there is nothing to do.`;

export const otherStoreNotice = (file: string): string =>
  `${file} is another store than the one that was used here last. If nobody put it there, look for the right one.`;
