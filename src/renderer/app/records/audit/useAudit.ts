import { useEffect, useState } from 'react';
import type { Audited } from '#shared/bots/audit.ts';
import { recordOf } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { askWorker } from '../../../fetch/worker.ts';
import { BEGUN, counted, type Tally } from './tally.ts';

/** Goes through a match's bots in a worker, from when it is first drawn until it is drawn no more. */
export function useAudit({ match, bots }: Pick<Replay, 'match' | 'bots'>): Tally {
  const [tally, setTally] = useState(BEGUN);
  useEffect(() => {
    setTally(BEGUN);
    return askWorker<Audited | null>({
      begin: () => new Worker(new URL('./audit.worker.ts', import.meta.url), { type: 'module' }),
      ask: recordOf(match, { bots }),
      tell: (told) => setTally((now) => counted(now, told)),
      fail: () => setTally((now) => ({ ...now, stands: 'broken' })),
    });
  }, [match, bots]);
  return tally;
}
