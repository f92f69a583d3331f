import { useEffect, useState } from 'react';
import type { Audited } from '#shared/bots/audit.ts';
import { recordOf } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { BEGUN, counted, type Tally } from './tally.ts';

/** Goes through a match's bots in a worker, from when it is first drawn until it is drawn no more. */
export function useAudit({ match, bots }: Pick<Replay, 'match' | 'bots'>): Tally {
  const [tally, setTally] = useState(BEGUN);
  useEffect(() => {
    setTally(BEGUN);
    const fail = (): void => setTally((now) => ({ ...now, stands: 'broken' }));
    let worker: Worker;
    try {
      worker = new Worker(new URL('./audit.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      fail();
      return;
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Audited | null>) => {
      setTally((now) => counted(now, data));
    });
    worker.addEventListener('error', fail);
    worker.postMessage(recordOf(match, { bots }));
    return () => {
      worker.terminate();
    };
  }, [match, bots]);
  return tally;
}
