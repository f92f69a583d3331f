/**
 * Reviews a seat's moves beside the page. Is sent the record and the seat; answers with the number of deals, then with each
 * one's review (again where there was more time for it), then with `null`.
 */
import { dealsOf } from '#shared/bots/review/deals.ts';
import { type DealReview, reviewDeal } from '#shared/bots/review/review.ts';
import { runToEnd } from '#shared/bots/search/search.ts';
import { present } from '#shared/engine/collections.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import { gameOf, rulesOf } from '#shared/games/index.ts';

/** So long a deal may take, in ms; and once more, where that was too short. */
const DEAL_LIMITS_MS = [1900, 15_000];

export interface ReviewRequest {
  readonly record: GameRecord;
  readonly seat: number;
}

/** What is told of a deal, by its place in the match, from 0. */
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
