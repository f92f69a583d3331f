import { rulesOf } from '#catalogue';
import { encodingOf, recordsIn, type Unreadable } from '#shared/engine/record-file.ts';

/** Decodes a file as text without its byte order mark; undefined where it is not text. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A match in a file: its game, and its record as written there. */
export interface MatchInFile {
  readonly game: string;
  readonly record: string;
}

/** A file's matches, all valid; or the fault of the first invalid one, or that the file could not be read here. */
export type FileRead =
  | { readonly matches: readonly MatchInFile[] }
  | { readonly unreadable: Unreadable | 'no-text' | 'too-many' | 'failed' };

/** Reads a file of records, one a line; checks every event against the rules. */
export function readRecords(bytes: Uint8Array): FileRead {
  const text = decodeText(bytes);
  if (text === undefined) return { unreadable: 'no-text' };
  const matches: MatchInFile[] = [];
  const reading = recordsIn(text, rulesOf);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value ? { unreadable: value } : { matches };
    matches.push({ game: value.replay.match.rules.id, record: value.text });
  }
}
