/** What a review of a match comes to: the account as far as it has come, and the moves that were dearest. Pure. */

import { type ConfidenceInterval, sumOfIntervals } from '#shared/bots/confidence-interval.ts';
import type { CostlyMove, DealReview } from '#shared/bots/review/review.ts';
import type { DealReviewed } from './review.worker.ts';

export interface ReviewProgress {
  /** How many deals there are; nothing before it is known. */
  readonly deals: number | undefined;
  readonly reviews: readonly DealReview[];
  /** `broken`: it could not be gone through with. */
  readonly stands: 'running' | 'whole' | 'broken';
}

export const REVIEW_STARTED: ReviewProgress = { deals: undefined, reviews: [], stands: 'running' };

/** What the worker tells: how many deals there are, each one's review, and that this was all. */
export type ReviewMessage = number | DealReviewed | null;

export function addReview(account: ReviewProgress, told: ReviewMessage): ReviewProgress {
  if (told === null) return { ...account, stands: 'whole' };
  if (typeof told === 'number') return { ...account, deals: told };
  const reviews = [...account.reviews];
  reviews[told.deal] = told.review;
  return { ...account, reviews };
}

/** A move, and the deal of the match it was made in, from 0. */
export interface CostlyDealMove extends CostlyMove {
  readonly deal: number;
}

/** So many moves are told of. */
const MAX_MOVES = 3;

/** The dearest moves of those that were a mistake beyond chance. */
export function costliestMoves({ reviews }: ReviewProgress, least: number): CostlyDealMove[] {
  return reviews
    .flatMap(({ costly }, deal) => costly.filter((one) => isMistake(one, least)).map((one) => ({ ...one, deal })))
    .sort((a, b) => b.loss.mean - a.loss.mean)
    .slice(0, MAX_MOVES);
}

/** Whether it was surely dearer than `least`: a loss whose interval holds zero is no mistake, nor is one of nearly nothing. */
function isMistake({ loss }: CostlyMove, least: number): boolean {
  return loss.mean - loss.halfWidth > least;
}

/** The mistakes of some deals: how many, and what they cost together. */
export function mistakesIn(reviews: readonly DealReview[], least: number): { count: number; cost: ConfidenceInterval } {
  const mistakes = reviews.flatMap(({ costly }) => costly.filter((one) => isMistake(one, least)));
  return { count: mistakes.length, cost: sumOfIntervals(mistakes.map(({ loss }) => loss)) };
}

/** What was not weighed, and why. */
export function notReviewed(reviews: readonly DealReview[]): { readonly unsearched: number; readonly missed: number } {
  return {
    unsearched: reviews.reduce((sum, { unsearched }) => sum + unsearched, 0),
    missed: reviews.reduce((sum, { missed }) => sum + missed, 0),
  };
}
