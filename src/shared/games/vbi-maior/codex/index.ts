/**
 * The ninety moments of Roman history, oldest first: moment *n* is card R*n* (VM-26). Sources:
 * docs/rome.md.
 */
import { AGES, type Age, ROME_CARDS, type RomeCard } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import type { Messages } from '../../../i18n/translate.ts';
import { DATES, TITLES } from './messages/en/moments.ts';
import { MOMENTS, type Moment } from './moments.ts';

// A moment's texts by card.

/** The card's message. Throws where it is missing. */
export function messageOf(words: Messages, card: RomeCard, what = ''): string {
  const text = words[card + what];
  if (text === undefined) throw new RangeError(`the codex says nothing of ${card}${what}`);
  return text;
}

/** A codex page: the moment with card, title, date and age. */
export interface CodexPage extends Moment {
  readonly card: RomeCard;
  readonly title: string;
  readonly date: string;
  readonly age: Age;
}

/** All ninety by date; index 0 is card R1. */
export const CODEX: readonly CodexPage[] = AGES.flatMap((age) =>
  MOMENTS[age].map((moment) => ({ ...moment, age })),
).map((moment, k) => {
  const card = at(ROME_CARDS, k);
  return { ...moment, card, title: messageOf(TITLES, card), date: messageOf(DATES, card) };
});
