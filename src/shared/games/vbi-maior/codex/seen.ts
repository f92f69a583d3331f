/** What the pictures of the moments show, for who can't see them. */
import type { RomeCard } from '../../../cards/rome.ts';
import { messageOf } from './said.ts';
import { SEEN } from './words/en/seen.ts';

/** What the picture of a moment shows, in a sentence. */
export function pictureDescription(card: RomeCard): string {
  return messageOf(SEEN, card);
}
