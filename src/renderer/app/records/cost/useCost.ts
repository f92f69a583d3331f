import { useEffect, useState } from 'react';
import type { Match } from '#shared/engine/match.ts';
import { recordOf } from '#shared/engine/record.ts';
import { type Account, BEGUN, entered, type Told } from './account.ts';
import type { CostAsked } from './cost.worker.ts';

/** Reviews a seat's moves in a worker, from when it is first drawn until it is drawn no more. */
export function useCost(match: Match, seat: number): Account {
  const [account, setAccount] = useState(BEGUN);
  useEffect(() => {
    setAccount(BEGUN);
    const fail = (): void => setAccount((now) => ({ ...now, stands: 'broken' }));
    let worker: Worker;
    try {
      worker = new Worker(new URL('./cost.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      fail();
      return;
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      setAccount((now) => entered(now, data));
    });
    worker.addEventListener('error', fail);
    worker.postMessage({ record: recordOf(match), seat } satisfies CostAsked);
    return () => {
      worker.terminate();
    };
  }, [match, seat]);
  return account;
}
