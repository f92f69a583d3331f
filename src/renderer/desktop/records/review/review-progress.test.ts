import { describe, expect, it } from 'vitest';
import type { CostlyMove, DealReview } from '#shared/bots/review/review.ts';
import { addReview, costliestMoves, mistakesIn, notReviewed, REVIEW_STARTED } from './review-progress.ts';

const LEAST = 0.1;

function costly(event: number, mean: number, give: number): CostlyMove {
  return { event, made: { type: 'a' }, better: { type: 'b' }, loss: { mean, halfWidth: give } };
}

function review(...moves: CostlyMove[]): DealReview {
  return { brought: 1, luck: undefined, same: 3, costly: moves, unsearched: 1, missed: 2 };
}

describe('the account of a match', () => {
  const told = [review(costly(3, 2, 2.1), costly(5, 1, 0.3)), review(costly(9, 1.5, 0.2), costly(12, 0.05, 0.01))];
  const account = [2, { deal: 0, review: review() }, ...told.map((review, deal) => ({ deal, review })), null].reduce(
    (so, one) => addReview(so, one),
    REVIEW_STARTED,
  );

  it('is entered deal by deal, and again where there was more time', () => {
    expect(account).toEqual({ deals: 2, reviews: told, stands: 'whole' });
    expect(addReview(REVIEW_STARTED, 2).stands).toBe('running');
  });

  it('calls no move a mistake that may be chance, or that cost nearly nothing', () => {
    const { count, cost } = mistakesIn(account.reviews, LEAST);
    expect(count).toBe(2);
    expect(cost.mean).toBeCloseTo(2.5);
    expect(cost.halfWidth).toBeCloseTo(Math.hypot(0.3, 0.2));
  });

  it('tells the dearest mistakes and which deal they were in, and nothing that is none', () => {
    expect(costliestMoves(account, LEAST).map(({ event, deal }) => [event, deal])).toEqual([
      [9, 1],
      [5, 0],
    ]);
  });

  it('adds up what was not weighed', () => {
    expect(notReviewed(account.reviews)).toEqual({ unsearched: 2, missed: 4 });
  });
});
