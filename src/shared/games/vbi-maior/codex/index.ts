/** The ninety moments of Rome's history, oldest first: moment *n* is told by card R*n* (VM-26). Sources: docs/rome.md. */
import { AGES, type Age, ROME_CARDS, type RomeCard } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import type { Messages } from '../../../i18n/translate.ts';
import { DATES, TITLES } from './messages/en/moments.ts';
import { MOMENTS, type Moment } from './moments.ts';

/** What is said of a moment by its card. */
/** What these words say of the moment of this card. Throws if they say nothing. */
export function messageOf(words: Messages, card: RomeCard, what = ''): string {
  const said = words[card + what];
  if (said === undefined) throw new RangeError(`the codex says nothing of ${card}${what}`);
  return said;
}

/** A page of the codex: the moment with its card, what it is called, when it was, and the age it belongs to. */
export interface CodexPage extends Moment {
  readonly card: RomeCard;
  readonly title: string;
  readonly date: string;
  readonly age: Age;
}

/** All ninety, in the order of their dates; index 0 belongs to card R1. */
export const CODEX: readonly CodexPage[] = AGES.flatMap((age) =>
  MOMENTS[age].map((moment) => ({ ...moment, age })),
).map((moment, k) => {
  const card = at(ROME_CARDS, k);
  return { ...moment, card, title: messageOf(TITLES, card), date: messageOf(DATES, card) };
});
