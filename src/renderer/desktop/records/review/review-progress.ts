/** A review's progress: the deals so far and the costliest moves. Pure. */

import { type ConfidenceInterval, sumOfIntervals } from '#shared/bots/confidence-interval.ts';
import type { CostlyMove, DealReview } from '#shared/bots/review/review.ts';
import type { ReviewMessage } from '../../jobs/review-seat.ts';

export interface ReviewProgress {
  /** Number of deals; undefined until it is known. */
  readonly deals: number | undefined;
  readonly reviews: readonly DealReview[];
  /** `broken`: it could not finish. */
  readonly stands: 'running' | 'whole' | 'broken';
}

export const REVIEW_STARTED: ReviewProgress = { deals: undefined, reviews: [], stands: 'running' };

export function addReview(account: ReviewProgress, told: ReviewMessage): ReviewProgress {
  if (told === null) return { ...account, stands: 'whole' };
  if (typeof told === 'number') return { ...account, deals: told };
  const reviews = [...account.reviews];
  reviews[told.deal] = told.review;
  return { ...account, reviews };
}

/** A move with the index of its deal, from 0. */
export interface CostlyDealMove extends CostlyMove {
  readonly deal: number;
}

/** Number of moves listed. */
const MAX_MOVES = 3;

/** The costliest of the moves that were mistakes beyond chance. */
export function costliestMoves({ reviews }: ReviewProgress, least: number): CostlyDealMove[] {
  return reviews
    .flatMap(({ costly }, deal) => costly.filter((one) => isMistake(one, least)).map((one) => ({ ...one, deal })))
    .sort((a, b) => b.loss.mean - a.loss.mean)
    .slice(0, MAX_MOVES);
}

/**
 * Tells whether it surely cost more than `least`: a loss whose confidence interval includes zero is no mistake, nor is
 * a tiny one.
 */
function isMistake({ loss }: CostlyMove, least: number): boolean {
  return loss.mean - loss.halfWidth > least;
}

/** The mistakes of some deals: their number and total cost. */
export function mistakesIn(reviews: readonly DealReview[], least: number): { count: number; cost: ConfidenceInterval } {
  const mistakes = reviews.flatMap(({ costly }) => costly.filter((one) => isMistake(one, least)));
  return { count: mistakes.length, cost: sumOfIntervals(mistakes.map(({ loss }) => loss)) };
}

/** What was not reviewed, and why. */
export function notReviewed(reviews: readonly DealReview[]): { readonly unsearched: number; readonly missed: number } {
  return {
    unsearched: reviews.reduce((sum, { unsearched }) => sum + unsearched, 0),
    missed: reviews.reduce((sum, { missed }) => sum + missed, 0),
  };
}
