/** Chat and gestures at a table. */
import { z } from 'zod';
import { avatarSchema } from './avatar.ts';
import { GESTURES } from './gestures.ts';
import { safeText } from './table.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

export const gestureSchema = z.enum(GESTURES);

/** A typed chat line: typed-text.ts has the rules, and the host refuses others with a reason. */
export const chatLineSchema = safeText(MAX_TEXT_UNITS);

/** `number` counts a table's chat entries since the host started, from 0. */
const numbered = { number: z.int(), name: z.string() };
const chatEntryShape = { ...numbered, seat: z.int() };

export const chatEntrySchema = z.discriminatedUnion('kind', [
  /** A gesture of somebody of the room who has no seat here. */
  z.object({ kind: z.literal('reaction'), ...numbered, mark: avatarSchema, gesture: gestureSchema }),
  z.object({ kind: z.literal('said'), ...chatEntryShape, text: z.string() }),
  z.object({
    kind: z.literal('gesture'),
    ...chatEntryShape,
    gesture: gestureSchema,
    /** A bot's: the message that a page with room for words shows instead; empty for the gesture alone. */
    words: z.string().max(40).optional(),
  }),
]);
export type ChatEntry = z.infer<typeof chatEntrySchema>;
export type Reaction = Extract<ChatEntry, { kind: 'reaction' }>;
/** What is said or shown at a seat. */
export type ChatLine = Exclude<ChatEntry, Reaction>;
