/** What a careful player of each game counts, fetched for who wants it counted. */
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Say } from '../i18n/say.ts';

/** One thing that is counted, and how far it has come. */
export interface CardCountLine {
  readonly term: string;
  readonly value: string;
}

/**
 * Counts what all at the table have seen, and nothing else: seats and lookers-on are told the same. Nothing where there is
 * nothing to count now. It never says again what the rules want remembered.
 */
export type CardCounter<Observation extends ObservationBase = ObservationBase> = (
  observation: Observation,
  say: Say,
) => readonly CardCountLine[];

const COUNTS = import.meta.glob<CardCounter>('./*/card-count.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/counting.ts', { import: 'CARD_COUNT' });

export interface LoadedCardCounter {
  readonly count: CardCounter;
  readonly words: Messages;
}

/** Whether anything is counted in a game. */
export function hasCardCount(game: string): boolean {
  return Object.hasOwn(COUNTS, `./${game}/card-count.ts`);
}

/** Nothing for a game in which nothing is counted. Rejects where it can't be fetched. */
export async function loadCardCount(game: string): Promise<LoadedCardCounter | undefined> {
  const [counting, words] = [COUNTS[`./${game}/card-count.ts`], WORDS[`./${game}/messages/en/counting.ts`]];
  if (!counting || !words) return undefined;
  const [count, said] = await Promise.all([counting(), words()]);
  return { count, words: said };
}
