import type { Replay } from '#shared/engine/replay.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { Sheet } from '../../../paper/Sheet.tsx';
import { bidiIsolated } from '../../../words/isolated.ts';
import type { Say } from '../../../words/say.ts';
import { movesOf, type AuditProgress } from './tally.ts';
import { useAudit } from './useAudit.ts';

interface Props extends Pick<Replay, 'match' | 'bots'> {
  readonly seated: readonly Seated[];
  readonly say: Say;
  /** Shows the match where this event is seen. */
  onLook(event: number): void;
  onClose(): void;
}

/** Every move of every bot, computed again from what its own seat saw: whether the computer has played fair. */
export function AuditSheet({ match, bots, seated, say, onLook, onClose }: Props) {
  const tally = useAudit({ match, bots });
  const total = movesOf(match, bots);
  const nameOf = (seat: number): string => bidiIsolated(seated[seat]?.kind === 'empty' ? '' : (seated[seat]?.name ?? ''));
  return (
    <Sheet title={say('audit.title')} className="audit" onClose={onClose} closeLabel={say('sheet.close')}>
      <p>{say('audit.about')}</p>
      <progress max={total} value={tally.computed} aria-label={say('audit.title')} />
      <p role="status">{verdict(tally, total, say)}</p>
      {tally.astray.length > 0 && (
        <ul>
          {tally.astray.map(({ event, seat, meant }) => (
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

function verdict({ stands, computed, astray }: AuditProgress, total: number, say: Say): string {
  if (stands === 'broken') return say('audit.broken');
  if (stands === 'running') return say('audit.running', { computed, total });
  return astray.length === 0
    ? say('audit.right', { count: computed })
    : say('audit.wrong', { count: astray.length, total: computed });
}
