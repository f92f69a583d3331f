import { COURT_LETTERS } from './messages/en/court-letters.ts';

/** A rank as the cards of this page print it: `K` is K in English and R, for re, in Italian; numbers and aces stay. */
export function printedRank(rank: string): string {
  return COURT_LETTERS[rank] ?? rank;
}
