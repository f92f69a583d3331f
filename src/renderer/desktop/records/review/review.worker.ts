/**
 * Reviews a seat's moves in a worker. In: the record and the seat; out: the number of deals, each deal's review (again
 * after a longer search), then `null`.
 */

import { gameOf, rulesOf } from '#catalogue';
import { dealsOf } from '#shared/bots/review/move-loss.ts';
import { type DealReview, reviewDeal } from '#shared/bots/review/review.ts';
import { runToEnd } from '#shared/bots/search/search.ts';
import { present } from '#shared/engine/collections.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';

/** Time limits for a deal, in ms: the first, and the longer one for a second try. */
const DEAL_LIMITS_MS = [1900, 15_000];

export interface ReviewRequest {
  readonly record: GameRecord;
  readonly seat: number;
}

/** A deal's review, by its index in the match, from 0. */
export interface DealReviewed {
  readonly deal: number;
  readonly review: DealReview;
}

addEventListener('message', ({ data: { record, seat } }: MessageEvent<ReviewRequest>) => {
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) throw new Error('the record does not hold');
  const { match } = replayed;
  const game = present(gameOf(match.rules.id), 'game');
  const deals = dealsOf(match, present(game.searchModel, 'mind'));
  postMessage(deals.length);
  let left = [...deals.entries()];
  for (const time of DEAL_LIMITS_MS) {
    left = left.filter(([number, deal]) => {
      const began = performance.now();
      const isLate = () => performance.now() - began > time;
      const review = runToEnd(reviewDeal({ game, match, seat, deal, isLate }));
      postMessage({ deal: number, review } satisfies DealReviewed);
      return review.missed > 0;
    });
  }
  postMessage(null);
});
