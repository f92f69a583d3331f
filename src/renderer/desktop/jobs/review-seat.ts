import { dealsOf } from '#shared/bots/review/move-loss.ts';
import { type DealReview, reviewDeal } from '#shared/bots/review/review.ts';
import { runToEnd } from '#shared/bots/search/search.ts';
import { present } from '#shared/engine/collections.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replayed } from './match-jobs.ts';

/** Time limits for a deal, in ms: the first, and the longer one for a second try. */
const DEAL_LIMITS_MS = [1900, 15_000];

/** Whose moves of which match. */
export interface ReviewRequest {
  readonly record: GameRecord;
  readonly seat: number;
}

/** A deal's review, by its index in the match, from 0. */
export interface DealReviewed {
  readonly deal: number;
  readonly review: DealReview;
}

/** What a review tells: the number of deals, each deal's review (again after a longer search), and `null` at the end. */
export type ReviewMessage = number | DealReviewed | null;

/** Reviews a seat's moves, within the limits of each deal. */
export function* reviewSeat({ record, seat }: ReviewRequest): Generator<ReviewMessage> {
  const { game, match } = replayed(record);
  const deals = dealsOf(match, present(game.searchModel, 'mind'));
  yield deals.length;
  let left = [...deals.entries()];
  for (const time of DEAL_LIMITS_MS) {
    const missed: typeof left = [];
    for (const [number, deal] of left) {
      const began = performance.now();
      const isLate = () => performance.now() - began > time;
      const review = runToEnd(reviewDeal({ game, match, seat, deal, isLate }));
      yield { deal: number, review };
      if (review.missed > 0) missed.push([number, deal]);
    }
    left = missed;
  }
  yield null;
}
