/** The game record: one match as one JSON object, readable without any random source. See docs/record.md. */
import { z } from 'zod';
import type { DuplicateDeals } from '../fair-shuffle/duplicate-deals.ts';
import type { RecordSeal } from '../fair-shuffle/schema.ts';
import { LEVELS } from './bot.ts';
import { isOver, type Match } from './match.ts';
import type { OptionValue } from './options.ts';
import type { GameEvent, Result } from './rules.ts';

export const RECORD_FORMAT = 'panno-verde/1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly events: readonly GameEvent[];
  /** Present exactly when the match is over. */
  readonly result?: Result;
  /** The match was ended before it was over: there is no result, and nothing follows. */
  readonly brokenOff?: true;
  /** Where chance was drawn from what all devices at the table made together: every draw is one seal's (docs/fair-shuffle.md). */
  readonly seals?: readonly RecordSeal[];
  /** Where several tables played the same numbered deals: which, and the secret that they came from (docs/evening.md). */
  readonly numbered?: DuplicateDeals;
  /** Who of the players was a bot, so that its moves can be computed again; where it is known, and never before the end. */
  readonly bots?: readonly SeatedBot[];
}

/** A bot on a seat, and all that its moves hang on besides what it saw. */
export const seatedBotSchema = z.strictObject({
  seat: z.int().min(0),
  level: z.enum(LEVELS),
  seed: z
    .int()
    .min(0)
    .lt(2 ** 31),
  /** Of one that searches: in how many iterations. */
  iterations: z.int().min(1).optional(),
  /** It sat there from this event on, and up to that one; without them from the first and to the end. */
  from: z.int().min(0).optional(),
  until: z.int().min(0).optional(),
});
export type SeatedBot = z.infer<typeof seatedBotSchema>;

/** Where chance was drawn from, and how bots came by their moves, if that can be checked. */
export interface RecordExtras {
  readonly seals?: readonly RecordSeal[];
  readonly numbered?: DuplicateDeals | undefined;
  readonly bots?: readonly SeatedBot[];
}

/** The record of a match as it stands, every field in the record's order. */
export function recordOf(match: Match, drawn: RecordExtras = {}): GameRecord {
  const { rules, seats, options, events, state } = match;
  const record = { format: RECORD_FORMAT, game: rules.id, seats, options, events } as const;
  const result = isOver(match) ? rules.result(state) : undefined;
  return { ...record, ...(result && { result }), ...recordExtras(drawn) };
}

/** What a record adds of where chance was drawn from and of its bots, in its order. */
export function recordExtras({
  seals = [],
  numbered,
  bots = [],
}: RecordExtras): Pick<GameRecord, 'seals' | 'numbered' | 'bots'> {
  return { ...(seals.length > 0 && { seals }), ...(numbered && { numbered }), ...(bots.length > 0 && { bots }) };
}
