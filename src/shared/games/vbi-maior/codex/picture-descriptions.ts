/** What the pictures of the moments show, for who can't see them. */
import type { RomeCard } from '../../../cards/rome.ts';
import { messageOf } from './index.ts';
import { SEEN } from './messages/en/picture-descriptions.ts';

/** What the picture of a moment shows, in a sentence. */
export function pictureDescription(card: RomeCard): string {
  return messageOf(SEEN, card);
}
