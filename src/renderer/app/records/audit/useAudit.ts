import { useEffect, useState } from 'react';
import type { AuditedMove } from '#shared/bots/audit.ts';
import { recordOf } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { requestWorker } from '../../../fetch/worker.ts';
import { AUDIT_STARTED, addAudited, type AuditProgress } from './tally.ts';

/** Goes through a match's bots in a worker, from when it is first drawn until it is drawn no more. */
export function useAudit({ match, bots }: Pick<Replay, 'match' | 'bots'>): AuditProgress {
  const [tally, setTally] = useState(AUDIT_STARTED);
  useEffect(() => {
    setTally(AUDIT_STARTED);
    return requestWorker<AuditedMove | null>({
      begin: () => new Worker(new URL('./audit.worker.ts', import.meta.url), { type: 'module' }),
      ask: recordOf(match, { bots }),
      tell: (told) => setTally((now) => addAudited(now, told)),
      fail: () => setTally((now) => ({ ...now, stands: 'broken' })),
    });
  }, [match, bots]);
  return tally;
}
