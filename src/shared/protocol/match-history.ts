/** What crosses the wire of the house's book: a line for each finished match, to who sits at the host's own computer alone. */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/limits.ts';
import { seatSchema } from './table.ts';

/** What crosses the wire about matches that are over. */
export const matchListEntrySchema = z.object({
  id: z.int(),
  game: z.string(),
  /** When it began, as an ISO date. */
  began: z.string(),
  /** Who played, by seat. */
  names: z.array(z.string()),
  /** The seats this session held. */
  mine: z.array(z.int()),
  winners: z.array(z.int()),
  /** It was ended before it was over: nobody has won. */
  brokenOff: z.boolean().optional(),
  /** Where it was played, if that was at an evening; `evening` counts those of this host. */
  at: z
    .object({ evening: z.int(), name: z.string().max(EVENING_LIMITS.text), round: z.int(), table: z.int() })
    .optional(),
});
/** One line of the list of finished matches. */
export type MatchListEntry = z.infer<typeof matchListEntrySchema>;

/** So many lines come at once. */
export const MATCHES_PER_PAGE = 50;

/** So many matches are deleted at once. */
export const MAX_DELETED_AT_ONCE = 500;

const seatsSchema = z.array(seatSchema).max(20);

const contestSchema = z.object({ won: seatsSchema, lost: seatsSchema });

const featSchema = z.object({
  by: seatSchema,
  kind: z.string(),
  size: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const matchSummarySchema = z.object({
  /** The host's number of the match. */
  id: z.int(),
  game: z.string(),
  /** When it began, as an ISO date. */
  began: z.string(),
  /** Who played, by seat. */
  seats: z.array(z.object({ name: z.string(), bot: z.boolean() })).max(20),
  scores: z.array(z.number()).max(20),
  winners: seatsSchema,
  contests: z.array(contestSchema),
  feats: z.array(featSchema),
});
/** A finished match in the house's book: found anew from its record whenever the host starts. */
export type MatchSummary = z.infer<typeof matchSummarySchema>;

export const deletionResultSchema = z.object({
  /** So many are gone. */
  gone: z.int(),
  /** So many stay: they lie on a table still, or their evening goes on. */
  stay: z.int(),
});
export type DeletionResult = z.infer<typeof deletionResultSchema>;
