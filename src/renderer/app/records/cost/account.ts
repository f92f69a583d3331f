/** What a review of a match comes to: the account as far as it has come, and the moves that were dearest. Pure. */
import type { Costly, DealReview } from '#shared/bots/review/review.ts';
import { type Spread, together } from '#shared/bots/spread.ts';
import type { CostTold } from './cost.worker.ts';

export interface Account {
  /** How many deals there are; nothing before it is known. */
  readonly deals: number | undefined;
  readonly reviews: readonly DealReview[];
  /** `broken`: it could not be gone through with. */
  readonly stands: 'running' | 'whole' | 'broken';
}

export const BEGUN: Account = { deals: undefined, reviews: [], stands: 'running' };

/** What the worker tells: how many deals there are, each one's review, and that this was all. */
export type Told = number | CostTold | null;

export function entered(account: Account, told: Told): Account {
  if (told === null) return { ...account, stands: 'whole' };
  if (typeof told === 'number') return { ...account, deals: told };
  const reviews = [...account.reviews];
  reviews[told.deal] = told.review;
  return { ...account, reviews };
}

/** A move, and the deal of the match it was made in, from 0. */
export interface Dear extends Costly {
  readonly deal: number;
}

/** So many moves are told of. */
const MOST = 3;

/** The dearest moves of those that were a mistake beyond chance. */
export function dearest({ reviews }: Account, least: number): Dear[] {
  return reviews
    .flatMap(({ costly }, deal) => costly.filter((one) => isMistake(one, least)).map((one) => ({ ...one, deal })))
    .sort((a, b) => b.loss.mean - a.loss.mean)
    .slice(0, MOST);
}

/** Whether it was surely dearer than `least`: a loss whose interval holds zero is no mistake, nor is one of nearly nothing. */
function isMistake({ loss }: Costly, least: number): boolean {
  return loss.mean - loss.give > least;
}

/** The mistakes of some deals: how many, and what they cost together. */
export function mistakesIn(reviews: readonly DealReview[], least: number): { count: number; cost: Spread } {
  const mistakes = reviews.flatMap(({ costly }) => costly.filter((one) => isMistake(one, least)));
  return { count: mistakes.length, cost: together(mistakes.map(({ loss }) => loss)) };
}

/** What was not weighed, and why. */
export function unweighed(reviews: readonly DealReview[]): { readonly unsearched: number; readonly missed: number } {
  return {
    unsearched: reviews.reduce((sum, { unsearched }) => sum + unsearched, 0),
    missed: reviews.reduce((sum, { missed }) => sum + missed, 0),
  };
}
