/** Wire types of playing with another house: what the host's own computer is told of its relay. */
import { z } from 'zod';

/** Why no relay carries lines here. */
export const outsideFailureSchema = z.enum(['no-answer', 'token', 'other-version', 'proof', 'full', 'replaced']);
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

/** Longer than any. */
const MAX_ADDRESS_LETTERS = 200;

/** A relay's address, as typed or in full. */
export const relayAddressSchema = z.string().max(MAX_ADDRESS_LETTERS);

/** As in the operator's file. */
export const relayTokenSchema = z.string().regex(/^[\w.~+/=-]{16,200}$/);

/**
 * The origin of what somebody typed: https where nothing else is said, and http within this computer alone. Undefined where
 * it is no relay's address.
 */
export function relayOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const [, scheme, rest = '', host = ''] = /^(?:(https?):\/\/)?(([\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i.exec(text) ?? [];
  if (rest === '') return undefined;
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
  if (scheme?.toLowerCase() === 'http') return isHere ? `http://${rest.toLowerCase()}` : undefined;
  return `https://${rest.toLowerCase()}`;
}
