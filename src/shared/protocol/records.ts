/** What crosses the wire about matches that are over. */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/most.ts';

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
  at: z.object({ evening: z.int(), name: z.string().max(EVENING_LIMITS.text), round: z.int(), table: z.int() }).optional(),
});
/** One line of the list of finished matches. */
export type MatchListEntry = z.infer<typeof matchListEntrySchema>;
