/** Descriptions of the moments' pictures, for who can't see them. */
import type { RomeCard } from '../../../cards/rome.ts';
import { messageOf } from './index.ts';
import { SEEN } from './messages/en/picture-descriptions.ts';

/** A picture's description, one sentence. */
export function pictureDescription(card: RomeCard): string {
  return messageOf(SEEN, card);
}
