/**
 * Wire types of the statistics: a summary of each finished match, for the host's own computer
 * alone.
 */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/limits.ts';
import { seatSchema } from './table.ts';

/** Wire types of finished matches. */
export const matchListEntrySchema = z.object({
  id: z.int(),
  game: z.string(),
  /** When it began, as an ISO date. */
  began: z.string(),
  /** Players by seat. */
  names: z.array(z.string()),
  /** This session's seats. */
  mine: z.array(z.int()),
  winners: z.array(z.int()),
  /** It ended early, without a winner. */
  brokenOff: z.boolean().optional(),
  /** Where in which evening; `evening` counts those of this host. */
  at: z
    .object({ evening: z.int(), name: z.string().max(EVENING_LIMITS.text), round: z.int(), table: z.int() })
    .optional(),
});
/** An entry of the match list. */
export type MatchListEntry = z.infer<typeof matchListEntrySchema>;

export const MATCHES_PER_PAGE = 50;

export const MAX_DELETED_AT_ONCE = 500;

/** Letters of a saved match in one message. */
export const MAX_PIECE_LETTERS = 12_000;

const seatsSchema = z.array(seatSchema).max(20);

const contestSchema = z.object({ won: seatsSchema, lost: seatsSchema });

const featSchema = z.object({
  by: seatSchema,
  kind: z.string(),
  size: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const matchSummarySchema = z.object({
  /** The host's id of the match. */
  id: z.int(),
  game: z.string(),
  /** When it began, as an ISO date. */
  began: z.string(),
  /** Players by seat. */
  seats: z.array(z.object({ name: z.string(), bot: z.boolean() })).max(20),
  scores: z.array(z.number()).max(20),
  winners: seatsSchema,
  contests: z.array(contestSchema),
  feats: z.array(featSchema),
});
/** A finished match in the statistics, computed from its record when the host starts. */
export type MatchSummary = z.infer<typeof matchSummarySchema>;

export const deletionResultSchema = z.object({
  /** Number deleted. */
  gone: z.int(),
  /** Number kept: still on a table, or of the current evening. */
  stay: z.int(),
});
export type DeletionResult = z.infer<typeof deletionResultSchema>;
