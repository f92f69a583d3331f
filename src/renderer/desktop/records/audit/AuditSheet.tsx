import { useEffect, useState } from 'react';
import type { AuditedMove } from '#shared/bots/audit.ts';
import type { Match } from '#shared/engine/match.ts';
import { recordOf, type SeatedBot } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { bidiIsolated } from '../../../i18n/names.ts';
import type { Say } from '../../../i18n/say.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { requestJob } from '../../jobs/request-job.ts';

// An audit's progress and findings.

export interface AuditProgress {
  /** Number of moves recomputed. */
  readonly computed: number;
  /** Those that differ, in order. */
  readonly deviating: readonly AuditedMove[];
  /** `broken`: it could not finish and proves nothing. */
  readonly stands: 'running' | 'whole' | 'broken';
}

export const AUDIT_STARTED: AuditProgress = { computed: 0, deviating: [], stands: 'running' };

/** Adds a move; null ends the audit. */
export function addAudited(progress: AuditProgress, audited: AuditedMove | null): AuditProgress {
  if (audited === null) return { ...progress, stands: 'whole' };
  const deviating = audited.asItShouldBe ? progress.deviating : [...progress.deviating, audited];
  return { ...progress, computed: progress.computed + 1, deviating };
}

/** Number of moves by these bots, each counted while it sat there. */
export function movesOf({ events }: Pick<Match, 'events'>, bots: readonly SeatedBot[]): number {
  const isBots = (by: unknown, event: number): boolean =>
    bots.some(({ seat, from = 0, until = events.length }) => seat === by && event >= from && event < until);
  return events.filter(({ by }, event) => isBots(by, event)).length;
}

/** The step at which a move is first visible; the last one if none. `steps`: number of events behind each. */
export function stepOf(steps: readonly number[], event: number): number {
  const step = steps.findIndex((behind) => behind > event);
  return step < 0 ? steps.length - 1 : step;
}

/** Audits a match's bots in a worker while mounted. */
function useAudit({ match, bots }: Pick<Replay, 'match' | 'bots'>): AuditProgress {
  const [progress, setProgress] = useState(AUDIT_STARTED);
  useEffect(() => {
    setProgress(AUDIT_STARTED);
    return requestJob({
      job: 'audit',
      ask: recordOf(match, { bots }),
      tell: (told) => setProgress((now) => addAudited(now, told)),
      fail: () => setProgress((now) => ({ ...now, stands: 'broken' })),
    });
  }, [match, bots]);
  return progress;
}

interface Props extends Pick<Replay, 'match' | 'bots'> {
  readonly seated: readonly Seated[];
  readonly say: Say;
  /** Shows the match at this event. */
  onLook(event: number): void;
  onClose(): void;
}

/** Recomputes every bot's moves from what its own seat saw, to show whether the computer has played fair. */
export function AuditSheet({ match, bots, seated, say, onLook, onClose }: Props) {
  const progress = useAudit({ match, bots });
  const total = movesOf(match, bots);
  const nameOf = (seat: number): string =>
    bidiIsolated(seated[seat]?.kind === 'empty' ? '' : (seated[seat]?.name ?? ''));
  return (
    <Sheet title={say('audit.title')} className="audit" onClose={onClose} closeLabel={say('sheet.close')}>
      <p>{say('audit.about')}</p>
      <progress max={total} value={progress.computed} aria-label={say('audit.title')} />
      <p role="status">{verdict(progress, total, say)}</p>
      {progress.deviating.length > 0 && (
        <ul>
          {progress.deviating.map(({ event, seat, meant }) => (
            <li key={event}>
              <button type="button" className="plain" onClick={() => onLook(event)}>
                {say(meant ? 'audit.astray' : 'audit.unmeant', { name: nameOf(seat), event })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function verdict({ stands, computed, deviating }: AuditProgress, total: number, say: Say): string {
  if (stands === 'broken') return say('audit.broken');
  if (stands === 'running') return say('audit.running', { computed, total });
  return deviating.length === 0
    ? say('audit.right', { count: computed })
    : say('audit.wrong', { count: deviating.length, total: computed });
}
