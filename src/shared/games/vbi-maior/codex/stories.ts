/** Stories of the ninety moments and descriptions of their pictures (VM-26), loaded apart, as play doesn't need them. */
import type { RomeCard } from '../../../cards/rome.ts';
import type { Messages } from '../../../i18n/translate.ts';
import { messageOf } from './index.ts';
import { SEEN } from './messages/en/picture-descriptions.ts';
import {
  BAROQUE,
  EARLY_MIDDLE_AGES,
  EMPIRE,
  KINGS,
  MIDDLE_AGES,
  MODERN,
  RENAISSANCE,
  REPUBLIC,
} from './messages/en/stories.ts';

// Descriptions of the moments' pictures, for who can't see them.

/** A picture's description, one sentence. */
export function pictureDescription(card: RomeCard): string {
  return messageOf(SEEN, card);
}

const STORIES: Messages = {
  ...KINGS,
  ...REPUBLIC,
  ...EMPIRE,
  ...EARLY_MIDDLE_AGES,
  ...MIDDLE_AGES,
  ...RENAISSANCE,
  ...BAROQUE,
  ...MODERN,
};

/** The story in 60 to 120 words. */
export function storyOf(card: RomeCard): string {
  return messageOf(STORIES, card);
}
