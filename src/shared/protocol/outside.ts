/** Wire types of playing with another house: what the host's own computer is told of its relay. */
import { z } from 'zod';
import { safeText } from './table.ts';

/** Why no relay carries lines here. */
export const outsideFailureSchema = z.enum([
  'no-answer',
  'token',
  'other-version',
  'other-name',
  'proof',
  'full',
  'replaced',
]);
export type OutsideFailure = z.infer<typeof outsideFailureSchema>;

export const outsideViewSchema = z.object({
  /** `opening`: not yet, or not any more; it is tried again. */
  status: z.enum(['closed', 'opening', 'open', 'failed']),
  /** The relay's address, as `https://relay.example`: the last one used, empty for none. */
  relay: z.string(),
  /** A token for it is kept. */
  hasToken: z.boolean(),
  /** While it fails. */
  why: outsideFailureSchema.nullable(),
});
export type OutsideView = z.infer<typeof outsideViewSchema>;

/** A relay's address, as typed or in full. */
export const relayAddressSchema = safeText(200);

/** As in the operator's file. */
export const relayTokenSchema = z.string().regex(/^[\w.~+/=-]{16,200}$/);
