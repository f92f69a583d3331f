/** Evidence of the ninety moments (VM-26), loaded apart, as play doesn't need it. */
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

/** A moment's evidence in a sentence or two, with a contemporary source and a modern book. */
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

/** A moment's evidence. Throws without a modern book. */
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
