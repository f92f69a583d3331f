/** What is said of the line itself: by which key it stands, and the three cards by which nobody stands between. */
import { z } from 'zod';
import { FINGERPRINT } from '../crypto/secure-channel.ts';

export const keyComparisonSchema = z.object({
  /** Who reads them out, as they are called here; empty where they said no name yet. */
  name: z.string(),
  /** From which device. */
  device: z.string(),
  /** Of the Italian deck, in this order. */
  cards: z.array(z.string()).length(3),
});
/** Three cards that lie at the host, while somebody at another desktop sees theirs. */
export type KeyComparison = z.infer<typeof keyComparisonSchema>;

export const keyOriginSchema = z.enum(['link', 'sight', 'compared']);
/** How a host's key came to be known: from the host's own link, from whoever answered first, or by cards that two people compared. */
export type KeyOrigin = z.infer<typeof keyOriginSchema>;

export const expectedKeySchema = z.object({ print: z.string().regex(FINGERPRINT), by: z.enum(['link', 'person']) });
/** Which key a host must have: a link says so, or a person who was told that it is another one than before. */
export type ExpectedKey = z.infer<typeof expectedKeySchema>;

/** What the main process tells the window of a line to another host, before anything that the host says. */
export type ChannelStatus =
  | {
      readonly line: 'sealed';
      readonly print: string;
      readonly by: KeyOrigin;
      /** What both ends of the line, and nobody else, have in common. */
      readonly hash: Uint8Array;
    }
  /** Another key than the one that is known: who that was, and as whom this one is known, if it is. */
  | { readonly line: 'stranger'; readonly print: string; readonly known: string | null; readonly as: string | null }
  /** Somebody between has changed something. */
  | { readonly line: 'meddled' };

/** What the window says to the main process about such a line: people have compared their cards, and they were the same, or not. */
export const comparisonResultSchema = z.object({ compared: z.boolean() });
