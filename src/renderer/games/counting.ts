/** What a careful player of each game counts, fetched for who wants it counted. */
import type { Observed } from '#shared/engine/rules.ts';
import type { Words } from '#shared/words/say.ts';
import type { Say } from '../words/say.ts';

/** One thing that is counted, and how far it has come. */
export interface CountedLine {
  readonly term: string;
  readonly value: string;
}

/**
 * Counts what all at the table have seen, and nothing else: seats and lookers-on are told the same. Nothing where there is
 * nothing to count now. It never says again what the rules want remembered.
 */
export type Counting<Observation extends Observed = Observed> = (
  observation: Observation,
  say: Say,
) => readonly CountedLine[];

const COUNTS = import.meta.glob<Counting>('./*/counting.ts', { import: 'default' });
const WORDS = import.meta.glob<Words>('./*/words/en/counting.ts', { import: 'COUNTING' });

export interface LoadedCounting {
  readonly count: Counting;
  readonly words: Words;
}

/** Whether anything is counted in a game. */
export function hasCounting(game: string): boolean {
  return Object.hasOwn(COUNTS, `./${game}/counting.ts`);
}

/** Nothing for a game in which nothing is counted. Rejects where it can't be fetched. */
export async function loadCounting(game: string): Promise<LoadedCounting | undefined> {
  const [counting, words] = [COUNTS[`./${game}/counting.ts`], WORDS[`./${game}/words/en/counting.ts`]];
  if (!counting || !words) return undefined;
  const [count, said] = await Promise.all([counting(), words()]);
  return { count, words: said };
}
