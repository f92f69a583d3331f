/** What is kept of matches: as they go on, and once they are over. */
import { z } from 'zod';
import type { Result } from '#shared/engine/rules.ts';
import { optionsSchema } from './kept-table.ts';

export const matchSchema = z.object({
  id: z.int(),
  game: z.string(),
  seats: z.int(),
  options: z.string().transform((text) => optionsSchema.parse(JSON.parse(text))),
  /** The table it was played at, which may be gone. */
  tableId: z.string(),
  over: z.int().transform((flag) => flag === 1),
  paused: z.int().transform((flag) => flag === 1),
  /** It was taken up in the middle of another one, and counts nowhere. */
  practice: z.int().transform((flag) => flag === 1),
  /** It was ended before it was over. */
  brokenOff: z.int().transform((flag) => flag === 1),
  /** Nothing of one that is played, that was broken off, or that ended before results were kept. */
  result: z
    .string()
    .nullable()
    .transform((text) => (text === null ? undefined : (JSON.parse(text) as Result))),
});
/** A match, but for its events. */
export type KeptMatch = z.infer<typeof matchSchema>;

export const finishedSchema = z.object({
  id: z.int(),
  tableId: z.string(),
  game: z.string(),
  began: z.string(),
  names: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  sessions: z.string().transform((text) => z.array(z.string().nullable()).parse(JSON.parse(text))),
  winners: z.string().transform((text) => z.array(z.int()).parse(JSON.parse(text))),
  brokenOff: matchSchema.shape.brokenOff,
});
/** A match that is over, for a list: who played by seat, and by which session, null for a bot. */
export type FinishedMatch = z.infer<typeof finishedSchema>;

/** All that is kept of a match that is over, but for its events. */
export const statisticsMatchSchema = z.object({ ...matchSchema.shape, ...finishedSchema.shape });
export type StatisticsMatch = z.infer<typeof statisticsMatchSchema>;
