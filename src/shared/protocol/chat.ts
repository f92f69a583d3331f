/** What people at a table say and show to each other beside their moves. */
import { z } from 'zod';
import { GESTURES } from './gestures.ts';
import { safeText } from './table.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

export const gestureSchema = z.enum(GESTURES);

/** One line of chat as it was typed: what it may be, names.ts says, and the host refuses the rest in words. */
export const chatLineSchema = safeText(MAX_TEXT_UNITS);

/** `number` counts all that was said and shown at a table since the host started, from 0. */
const chatEntryShape = { number: z.int(), seat: z.int(), name: z.string() };

export const chatEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), ...chatEntryShape, text: z.string() }),
  z.object({ kind: z.literal('gesture'), ...chatEntryShape, gesture: gestureSchema }),
]);
export type ChatEntry = z.infer<typeof chatEntrySchema>;
