/** A number that was pressed: whose, what it counts, and the matches it is made of. */
import type { MatchCount } from '#shared/statistics/count.ts';

export interface Unfolded {
  /** Which of the numbers on the page. */
  readonly id: string;
  readonly name: string;
  /** What it counts: a key of the words. */
  readonly what: string;
  readonly count: MatchCount;
}

/** How a number says what it is made of, and which one lies open. */
export interface Unfolding {
  readonly open: Unfolded | null;
  /** Opens it, or folds it up again. */
  press(unfolded: Unfolded): void;
}
