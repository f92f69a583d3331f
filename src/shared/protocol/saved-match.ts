/** A finished match of one's own, as it is saved in a file and taken up by another host. */
import { z } from 'zod';
import { readRecord } from '../engine/record-file.ts';
import type { Replay } from '../engine/replay.ts';
import type { Result, Rules } from '../engine/rules.ts';
import { nameSchema, seatSchema } from './table.ts';

/** Max letters of a match in a file; the longest has a tenth of it. */
export const MAX_MATCH_LETTERS = 4_000_000;

const savedMatchSchema = z.strictObject({
  /** When it began, in ISO form. */
  began: z.iso.datetime(),
  /** Who played, by seat. */
  names: z.array(nameSchema).max(20),
  /** One's own seats, and those of bots. */
  mine: z.array(seatSchema).max(20),
  bots: z.array(seatSchema).max(20),
  /** docs/record.md */
  record: z.unknown(),
});
export type SavedMatch = z.infer<typeof savedMatchSchema>;

/** A saved match that holds: every event follows the rules, and it is over. */
export interface ReadMatch {
  readonly match: SavedMatch;
  readonly replay: Replay;
  readonly result: Result;
}

/** Reads a saved match from untrusted text; undefined where anything about it doesn't hold. */
export function readSavedMatch(text: string, rulesOf: (game: string) => Rules | undefined): ReadMatch | undefined {
  if (text.length > MAX_MATCH_LETTERS) return undefined;
  const parsed = savedMatchSchema.safeParse(parsedJson(text));
  if (!parsed.success) return undefined;
  const match = parsed.data;
  const read = readRecord(JSON.stringify(match.record) ?? '', rulesOf);
  if (!('replay' in read)) return undefined;
  const { rules, state, seats } = read.replay.match;
  const result = rules.result(state);
  const isSeated = [...match.mine, ...match.bots].every((seat) => seat < seats);
  const isTwice = match.mine.some((seat) => match.bots.includes(seat));
  if (!result || match.names.length !== seats || !isSeated || isTwice) return undefined;
  return { match, replay: read.replay, result };
}

/** What tells a match from any other, on whatever host. */
export function matchKey({ game, began, names }: { game: string; began: string; names: readonly string[] }): string {
  return JSON.stringify([game, began, names]);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
