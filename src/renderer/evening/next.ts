/** What the desk does next, as the latest round stands. */
import type { EveningView } from '#shared/protocol/evening.ts';
import { stateOf } from '../session/evening/round.ts';

type Act = 'next' | 'deal' | 'takeBack' | 'settle' | 'end';

export interface Acts {
  /** What can be done. */
  readonly can: ReadonlySet<Act>;
  /** What is usually done now; nothing while everybody plays. */
  readonly first: Act | undefined;
  /** Tables of the latest round that have no result yet: the next round breaks off those that wait for their cards. */
  readonly open: number;
}

export function actsOf({ over, form, round, rounds }: Pick<EveningView, 'over' | 'form' | 'round' | 'rounds'>): Acts {
  if (over) return { can: new Set(), first: undefined, open: 0 };
  if (form.form === 'free') return { can: new Set(['end']), first: undefined, open: 0 };
  const states = (round?.tables ?? []).map(stateOf);
  const waits = states.some((state) => state === 'waiting' || state === 'free');
  const open = states.filter((state) => state !== 'over' && state !== 'broken').length;
  const hasResults = round?.tables.some(({ entries }) => entries.length > 0) ?? false;
  const isLast = (round?.number ?? 0) >= rounds;
  const can = new Set<Act>([
    ...(waits ? ['deal' as const] : []),
    ...(isLast ? [] : ['next' as const]),
    ...(round && !hasResults ? ['takeBack' as const] : []),
    'settle',
    'end',
  ]);
  const first = waits ? 'deal' : open > 0 ? undefined : isLast ? 'end' : 'next';
  return { can, first, open };
}
