/** How each of the ninety moments is known (VM-26): apart from when and what, so that who only plays needn't load it. */

import type { RomeCard } from '../../../cards/rome.ts';
import type { Messages } from '../../../words/say.ts';
import { MODERN_SOURCES, type BookSource } from './recent.ts';
import { messageOf } from './said.ts';
import { BAROQUE } from './words/en/evidence/baroque.ts';
import { EARLY_MIDDLE_AGES } from './words/en/evidence/early-middle-ages.ts';
import { EMPIRE } from './words/en/evidence/empire.ts';
import { KINGS } from './words/en/evidence/kings.ts';
import { MIDDLE_AGES } from './words/en/evidence/middle-ages.ts';
import { MODERN } from './words/en/evidence/modern.ts';
import { RENAISSANCE } from './words/en/evidence/renaissance.ts';
import { REPUBLIC } from './words/en/evidence/republic.ts';

/** How a moment is known, in a sentence or two, with a witness from its own age or near it, and a book of ours. */
export interface Evidence {
  readonly how: string;
  readonly old: BookSource;
  readonly recent: BookSource;
}

const EVIDENCE: Messages = {
  ...KINGS,
  ...REPUBLIC,
  ...EMPIRE,
  ...EARLY_MIDDLE_AGES,
  ...MIDDLE_AGES,
  ...RENAISSANCE,
  ...BAROQUE,
  ...MODERN,
};

/** How a moment is known. Throws if no book of ours is named. */
export function evidenceOf(card: RomeCard): Evidence {
  const recent = MODERN_SOURCES[card];
  if (!recent) throw new RangeError(`no book of ours is named on ${card}`);
  const [author, work, place] = [
    messageOf(EVIDENCE, card, '.author'),
    messageOf(EVIDENCE, card, '.work'),
    messageOf(EVIDENCE, card, '.place'),
  ];
  return { how: messageOf(EVIDENCE, card), old: { author, work, place }, recent };
}
