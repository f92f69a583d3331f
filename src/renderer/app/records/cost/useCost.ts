import { useEffect, useState } from 'react';
import type { Match } from '#shared/engine/match.ts';
import { recordOf } from '#shared/engine/record.ts';
import { askWorker } from '../../../fetch/worker.ts';
import { type Account, BEGUN, entered, type Told } from './account.ts';
import type { CostAsked } from './cost.worker.ts';

/** Reviews a seat's moves in a worker, from when it is first drawn until it is drawn no more. */
export function useCost(match: Match, seat: number): Account {
  const [account, setAccount] = useState(BEGUN);
  useEffect(() => {
    setAccount(BEGUN);
    return askWorker<Told>({
      begin: () => new Worker(new URL('./cost.worker.ts', import.meta.url), { type: 'module' }),
      ask: { record: recordOf(match), seat } satisfies CostAsked,
      tell: (told) => setAccount((now) => entered(now, told)),
      fail: () => setAccount((now) => ({ ...now, stands: 'broken' })),
    });
  }, [match, seat]);
  return account;
}
