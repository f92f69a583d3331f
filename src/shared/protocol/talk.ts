/** What people at a table say and show to each other beside their moves. */
import { z } from 'zod';
import { GESTURES } from './gestures.ts';

export const gestureSchema = z.enum(GESTURES);

/** One line of chat: 1 to 200 characters, no line breaks or other controls. */
export const saidSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{C}]*$/u);

/** `number` counts all that was said and shown at a table since the host started, from 0. */
const common = { number: z.int(), seat: z.int(), name: z.string() };

export const talkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), ...common, text: z.string() }),
  z.object({ kind: z.literal('gesture'), ...common, gesture: gestureSchema }),
]);
export type Talk = z.infer<typeof talkSchema>;
