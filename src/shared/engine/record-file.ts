/** Reads a file of records, a match a line, that anybody may have made: no more of it is looked at than a match can have. */
import { type Refusal, refusal } from './refusal.ts';
import { type Replay, replay } from './replay.ts';
import type { Rules } from './rules.ts';

/** The text of a file of records, however the program that wrote it encodes text. */

/** UTF-8, or what a shell of Windows makes of what it is to write into a file; as `TextDecoder` calls them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** How many bytes {@link encodingOf} looks at. */
export const ENCODING_MARK_BYTES = 2;

/** The encoding of a file that begins so: by its mark, or by the zero beside each letter of JSON. */
export function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** More than all matches of an evening, or of any house's year: of smaller ones than these none is played. */
export const MAX_RECORDS = 10_000;

/** Values of one record; the longest match of any game has a tenth of that. */
const MAX_RECORD_VALUES = 200_000;

/** Values within values: a name of a device of an attempt of a seal lies nine deep. */
const MAX_NESTING = 16;

/** What is wrong with a file: in which line (from 1), and why; no reason where it is not even JSON. */
export interface Unreadable {
  readonly line: number;
  readonly refusal?: Refusal;
}

/** A record of a file, as it stands there and as it was played. */
export interface ReadRecord {
  readonly text: string;
  readonly replay: Replay;
}

/** The records of a file in order; the first that does not hold is the last that is looked at. */
export function* recordsIn(
  file: string,
  rulesOf: (game: string) => Rules | undefined,
): Generator<ReadRecord, Unreadable | 'too-many' | undefined> {
  let line = 0;
  let count = 0;
  for (let at = 0; at < file.length; ) {
    const end = file.indexOf('\n', at);
    const text = file.slice(at, end < 0 ? undefined : end).trim();
    at = end < 0 ? file.length : end + 1;
    line++;
    if (text === '') continue;
    if (++count > MAX_RECORDS) return 'too-many';
    const read = readRecord(text, rulesOf);
    if (!('replay' in read)) return { line, ...read };
    yield { text, replay: read.replay };
  }
  return undefined;
}

/** One record from its text. */
export function readRecord(
  text: string,
  rulesOf: (game: string) => Rules | undefined,
): { readonly replay: Replay } | { readonly refusal?: Refusal } {
  const refused = refuseText(text);
  if (refused) return { refusal: refused };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  const read = replay(value, rulesOf);
  return 'fault' in read ? { refusal: read.fault.refusal } : { replay: read };
}

/** What each sign makes of how deep one is, and of how many values there are; any other changes nothing. */
const NESTING_CHANGES: Readonly<Record<string, readonly [deeper: number, values: number]>> = {
  '[': [1, 1],
  '{': [1, 1],
  ']': [-1, 0],
  '}': [-1, 0],
  ',': [0, 1],
};

/** Why a text is no record's, by its signs alone: to make its values could take all memory there is. */
function refuseText(text: string): Refusal | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') at = endOfQuote(text, at);
    const [deeper, more] = NESTING_CHANGES[sign] ?? [0, 0];
    depth += deeper;
    values += more;
    if (depth > MAX_NESTING) return refusal('record', 'too-deep');
    if (values > MAX_RECORD_VALUES) return refusal('record', 'too-much');
  }
  return undefined;
}

/** Where the quote ends that begins there; at the end where it never does. */
function endOfQuote(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') return at;
    if (sign === '\\') at++;
  }
  return text.length;
}
