/** Reads untrusted record files, a match per line, with bounds on what a match can have. */
import { type Refusal, refusal } from './refusal.ts';
import { type Replay, replay } from './replay.ts';
import type { Rules } from './rules.ts';

// Decodes a record file, whatever its text encoding.

/** UTF-8, or UTF-16 as Windows shells write it; names of `TextDecoder`. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Bytes that {@link encodingOf} reads. */
export const ENCODING_MARK_BYTES = 2;

/** The encoding by byte order mark, or by the zero bytes of UTF-16 JSON. */
export function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** Max records of a file: more than a year of any host. */
export const MAX_RECORDS = 10_000;

/** Max JSON values of a record: ten times the longest match. */
const MAX_RECORD_VALUES = 200_000;

/** Max nesting: a seal's restarts are nine deep. */
const MAX_NESTING = 16;

/** A fault of a file: the line (from 1) and the reason; no reason for invalid JSON. */
export interface Unreadable {
  readonly line: number;
  readonly refusal?: Refusal;
}

/** A record as written, and as replayed. */
export interface ReadRecord {
  readonly text: string;
  readonly replay: Replay;
}

/** The records of a file in order, up to the first invalid one. */
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

/** Reads a record from its text. */
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

/** Change of depth and count by character. */
const NESTING_CHANGES: Readonly<Record<string, readonly [deeper: number, values: number]>> = {
  '[': [1, 1],
  '{': [1, 1],
  ']': [-1, 0],
  '}': [-1, 0],
  ',': [0, 1],
};

/** Refuses a text before parsing, which could exhaust memory. */
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

/** The end of the string that starts there; the text's end if it is unterminated. */
function endOfQuote(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') return at;
    if (sign === '\\') at++;
  }
  return text.length;
}
