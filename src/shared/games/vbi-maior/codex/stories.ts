/** The stories of the ninety moments (VM-26): long, and apart from when and what, so that who only plays needn't load them. */

import type { RomeCard } from '../../../cards/rome.ts';
import type { Messages } from '../../../words/say.ts';
import { messageOf } from './said.ts';
import { BAROQUE } from './words/en/stories/baroque.ts';
import { EARLY_MIDDLE_AGES } from './words/en/stories/early-middle-ages.ts';
import { EMPIRE } from './words/en/stories/empire.ts';
import { KINGS } from './words/en/stories/kings.ts';
import { MIDDLE_AGES } from './words/en/stories/middle-ages.ts';
import { MODERN } from './words/en/stories/modern.ts';
import { RENAISSANCE } from './words/en/stories/renaissance.ts';
import { REPUBLIC } from './words/en/stories/republic.ts';

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
