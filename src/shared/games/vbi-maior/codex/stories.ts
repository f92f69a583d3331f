/** The stories of the ninety moments (VM-26): long, and apart from when and what, so that who only plays needn't load them. */

import { BAROQUE } from './stories/baroque.ts';
import { EARLY_MIDDLE_AGES } from './stories/early-middle-ages.ts';
import { EMPIRE } from './stories/empire.ts';
import { KINGS } from './stories/kings.ts';
import { MIDDLE_AGES } from './stories/middle-ages.ts';
import { MODERN } from './stories/modern.ts';
import type { Moment, Stories } from './stories/moment.ts';
import { RENAISSANCE } from './stories/renaissance.ts';
import { REPUBLIC } from './stories/republic.ts';

const STORIES: Stories = {
  ...KINGS,
  ...REPUBLIC,
  ...EMPIRE,
  ...EARLY_MIDDLE_AGES,
  ...MIDDLE_AGES,
  ...RENAISSANCE,
  ...BAROQUE,
  ...MODERN,
};

/** What happened then, in 60 to 120 words. Throws if nothing is told of it. */
export function storyOf({ title }: Pick<Moment, 'title'>): string {
  const story = STORIES[title];
  if (story === undefined) throw new RangeError(`the codex tells nothing of ${title}`);
  return story;
}
