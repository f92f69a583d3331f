/** What crosses the wire about matches that are over. */
import { z } from 'zod';

export const finishedSchema = z.object({
  id: z.int(),
  game: z.string(),
  /** When it began, as an ISO date. */
  began: z.string(),
  /** Who played, by seat. */
  names: z.array(z.string()),
  /** The seats this session held. */
  mine: z.array(z.int()),
  winners: z.array(z.int()),
});
/** One line of the list of finished matches. */
export type Finished = z.infer<typeof finishedSchema>;
