import { encodingOf, recordsIn, type Unreadable } from '#shared/engine/record-file.ts';
import { rulesOf } from '#shared/games/index.ts';

/** A file's bytes as text, without a mark at its beginning; nothing where they are none. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A match of a file: its game, and its record as it stands there. */
export interface MatchInFile {
  readonly game: string;
  readonly record: string;
}

/** What is in a file: its matches, all of which hold; or what is wrong with the first that does not, or that it could not be read here. */
export type FileRead =
  | { readonly matches: readonly MatchInFile[] }
  | { readonly unreadable: Unreadable | 'no-text' | 'too-many' | 'failed' };

/** Reads a file of records, a match a line; every event is checked against the rules. */
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
