/** The stories of the ninety moments (VM-26): long, and apart from when and what, so that who only plays needn't load them. */
import type { RomeCard } from '../../../cards/rome.ts';
import type { Messages } from '../../../i18n/translate.ts';
import { messageOf } from './index.ts';
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

/** What happened then, in 60 to 120 words. */
export function storyOf(card: RomeCard): string {
  return messageOf(STORIES, card);
}
