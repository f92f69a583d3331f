/** How each of the ninety moments is known (VM-26): apart from when and what, so that who only plays needn't load it. */
import type { RomeCard } from '../../../cards/rome.ts';
import type { Messages } from '../../../i18n/translate.ts';
import { messageOf } from './index.ts';
import { EMPIRE, KINGS, REPUBLIC } from './messages/en/evidence-antiquity.ts';
import {
  BAROQUE,
  EARLY_MIDDLE_AGES,
  MIDDLE_AGES,
  MODERN,
  RENAISSANCE,
} from './messages/en/evidence-since-antiquity.ts';
import { type BookSource, MODERN_SOURCES } from './modern-sources.ts';

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
