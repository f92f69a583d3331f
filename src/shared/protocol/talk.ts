/** What people at a table say and show to each other beside their moves. */
import { z } from 'zod';
import { GESTURES } from './gestures.ts';
import { MOST_UNITS } from './names.ts';
import { text } from './text.ts';

export const gestureSchema = z.enum(GESTURES);

/** One line of chat as it was typed: what it may be, names.ts says, and the host refuses the rest in words. */
export const saidSchema = text(MOST_UNITS);

/** `number` counts all that was said and shown at a table since the host started, from 0. */
const common = { number: z.int(), seat: z.int(), name: z.string() };

export const talkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), ...common, text: z.string() }),
  z.object({ kind: z.literal('gesture'), ...common, gesture: gestureSchema }),
]);
export type Talk = z.infer<typeof talkSchema>;
