/** What the program would play in somebody's place. */
import { z } from 'zod';

/** More moves than these are not told of. */
export const MAX_RANKED_MOVES = 12;

const moveSchema = z.looseObject({ type: z.string() });

export const hintSchema = z.object({
  move: moveSchema,
  sureness: z.enum(['only', 'plain', 'sure', 'likely', 'close']),
  /** What is expected of this move and others, in the game's own measure, each with half the width of its 95 % interval. */
  weighed: z.array(z.object({ move: moveSchema, worth: z.number(), give: z.number() })).max(MAX_RANKED_MOVES),
});
export type Hint = z.infer<typeof hintSchema>;
