/**
 * The game record: a match as one JSON object, replayable without a random source. See
 * docs/record.md.
 */
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
  /** The match ended early: there is no result. */
  readonly brokenOff?: true;
  /**
   * The seals that the draws come from, where the devices shuffled together (docs/fair-shuffle.md).
   */
  readonly seals?: readonly RecordSeal[];
  /** Duplicate deals: their numbers and secret (docs/evening.md). */
  readonly numbered?: DuplicateDeals;
  /** The bots, so that their moves can be recomputed; only after the end. */
  readonly bots?: readonly SeatedBot[];
  /** The hosts it was played at, where it moved from one to another. */
  readonly hosts?: readonly MatchHost[];
}

/** Most iterations of a bot in a record: its moves can be computed again, in a page's memory. No level has a fifth of it. */
const MAX_ITERATIONS = 1_000_000;

/** Most bots in a record, one after another in a seat whose person comes and goes: a day of it. */
export const MAX_BOTS = 10_000;

/** A bot in a seat, with all that its moves depend on besides its observations. */
export const seatedBotSchema = z.strictObject({
  seat: z.int().min(0),
  level: z.enum(LEVELS),
  seed: z
    .int()
    .min(0)
    .lt(2 ** 31),
  /** Iterations of a searching bot. */
  iterations: z.int().min(1).max(MAX_ITERATIONS).optional(),
  /** First and last event of its time in the seat; by default the whole match. */
  from: z.int().min(0).optional(),
  until: z.int().min(0).optional(),
});
export type SeatedBot = z.infer<typeof seatedBotSchema>;

/** Most hosts in a record, one after another: more than any table moves. */
export const MAX_HOSTS = 500;

/** A host that had the match for a while; names and keys are the hosts' word. */
const matchHostSchema = z.strictObject({
  /** What it calls itself. */
  name: z
    .string()
    .max(100)
    .regex(/^\P{Cc}*$/u),
  /** The fingerprint of its key, where that is known. */
  key: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
  /** Number of the first event there. */
  from: z.int().min(0),
});
export type MatchHost = z.infer<typeof matchHostSchema>;

/** In order, from the first event on. */
export const matchHostsSchema = z
  .array(matchHostSchema)
  .max(MAX_HOSTS)
  .refine(
    (hosts) => hosts.every(({ from }, k) => (k === 0 ? from === 0 : from > (hosts[k - 1]?.from ?? from))),
    'not in order',
  );

/** Sources of draws and bot moves, where they can be verified, and where it was played. */
export interface RecordExtras {
  readonly seals?: readonly RecordSeal[];
  readonly numbered?: DuplicateDeals | undefined;
  readonly bots?: readonly SeatedBot[];
  readonly hosts?: readonly MatchHost[];
}

/** The record of a match, fields in record order. */
export function recordOf(match: Match, drawn: RecordExtras = {}): GameRecord {
  const { rules, seats, options, events, state } = match;
  const record = { format: RECORD_FORMAT, game: rules.id, seats, options, events } as const;
  const result = isOver(match) ? rules.result(state) : undefined;
  return { ...record, ...(result && { result }), ...recordExtras(drawn) };
}

/** A record's extra fields about draws, bots and hosts, in order. */
export function recordExtras({
  seals = [],
  numbered,
  bots = [],
  hosts = [],
}: RecordExtras): Pick<GameRecord, 'seals' | 'numbered' | 'bots' | 'hosts'> {
  return {
    ...(seals.length > 0 && { seals }),
    ...(numbered && { numbered }),
    ...(bots.length > 0 && { bots }),
    ...(hosts.length > 0 && { hosts }),
  };
}
