/** The desk's next actions, from the latest round. */
import type { EveningView } from '#shared/protocol/evening.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { tableStateOf } from '../client/evening/evening.ts';

type Act = 'next' | 'deal' | 'takeBack' | 'settle' | 'end';

export interface DeskActions {
  /** The possible actions. */
  readonly can: ReadonlySet<Act>;
  /** The usual action now; undefined while everybody plays. */
  readonly first: Act | undefined;
  /** Tables of the latest round without a result: the next round breaks off those not dealt yet. */
  readonly open: number;
}

type Of = Pick<EveningView, 'over' | 'form' | 'round' | 'rounds' | 'playing'>;

export function deskActionsOf(of: Of): DeskActions {
  const { over, form, round } = of;
  if (over) return { can: new Set(), first: undefined, open: 0 };
  if (form.form === 'free') return { can: new Set(['end']), first: undefined, open: 0 };
  const states = (round?.tables ?? []).map(tableStateOf);
  const waits = states.some((state) => state === 'waiting' || state === 'free');
  const open = states.filter((state) => state !== 'over' && state !== 'broken').length;
  const usual = waits ? 'deal' : open > 0 ? undefined : isLast(of) ? 'end' : 'next';
  const can = mayAt(of, waits);
  return { can, first: usual && can.has(usual) ? usual : undefined, open };
}

function mayAt(of: Of, waits: boolean): Set<Act> {
  const { round, playing } = of;
  const hasResults = round?.tables.some(({ entries }) => entries.length > 0) ?? false;
  return new Set<Act>([
    ...(waits ? ['deal' as const] : []),
    ...(isLast(of) ? [] : ['next' as const]),
    ...(round && !hasResults ? ['takeBack' as const] : []),
    'settle',
    ...(playing === undefined ? ['end' as const] : []),
  ]);
}

function isLast({ round, rounds }: Of): boolean {
  return (round?.number ?? 0) >= rounds;
}

/** Players at the room's table while the first round waits for seats there; a deserted match makes room by itself. */
export function blockingAt(
  { leads, over, form, round }: Pick<EveningView, 'leads' | 'over' | 'form' | 'round'>,
  table: Pick<TableSummary, 'stage' | 'seats'> | null | undefined,
): string[] {
  if (!leads || over || form.form === 'free' || round || table?.stage !== 'playing') return [];
  const people = table.seats.filter((who) => who.kind === 'person');
  return people.some(({ here }) => here) ? people.map(({ name }) => name) : [];
}
