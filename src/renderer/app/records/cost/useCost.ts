import { useEffect, useState } from 'react';
import type { Match } from '#shared/engine/match.ts';
import { recordOf } from '#shared/engine/record.ts';
import { requestWorker } from '../../../fetch/worker.ts';
import { type ReviewProgress, REVIEW_STARTED, addReview, type ReviewMessage } from './account.ts';
import type { ReviewRequest } from './cost.worker.ts';

/** Reviews a seat's moves in a worker, from when it is first drawn until it is drawn no more. */
export function useReview(match: Match, seat: number): ReviewProgress {
  const [account, setAccount] = useState(REVIEW_STARTED);
  useEffect(() => {
    setAccount(REVIEW_STARTED);
    return requestWorker<ReviewMessage>({
      begin: () => new Worker(new URL('./cost.worker.ts', import.meta.url), { type: 'module' }),
      ask: { record: recordOf(match), seat } satisfies ReviewRequest,
      tell: (told) => setAccount((now) => addReview(now, told)),
      fail: () => setAccount((now) => ({ ...now, stands: 'broken' })),
    });
  }, [match, seat]);
  return account;
}
