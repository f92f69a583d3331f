/** Loads what a careful player of each game counts, where it is wanted. */
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Say } from '../i18n/say.ts';

/** One counted thing and its progress. */
export interface CardCountLine {
  readonly term: string;
  readonly value: string;
}

/**
 * Counts public information only, so seats and spectators get the same. Undefined where there is nothing to count. It
 * never repeats what the rules want remembered.
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

/** Whether a game has a card count. */
export function hasCardCount(game: string): boolean {
  return Object.hasOwn(COUNTS, `./${game}/card-count.ts`);
}

/** Undefined for a game without one. Rejects where it can't be loaded. */
export async function loadCardCount(game: string): Promise<LoadedCardCounter | undefined> {
  const [counting, words] = [COUNTS[`./${game}/card-count.ts`], WORDS[`./${game}/messages/en/counting.ts`]];
  if (!counting || !words) return undefined;
  const [count, said] = await Promise.all([counting(), words()]);
  return { count, words: said };
}
