/** Seats that go from one session to another, because it was said to be their person's now. */
import type { Seat } from '#shared/engine/rules.ts';
import type { KeptTable } from '../../store/store.ts';
import { isSeated, seatsOf } from './seating.ts';

/** More than any evening has; the oldest are forgotten first. */
const MAX_KEPT = 50;

/** Everything that one session holds at the table is the other's: its seats, and the table itself if it made it. */
export function handOver(table: KeptTable, from: string, to: string): KeptTable {
  const seats = table.seats.map((who) =>
    who.kind === 'person' && who.session === from ? { ...who, session: to } : who,
  );
  const handed = [...table.handed.filter((one) => one.from !== to), { from, to }].slice(-MAX_KEPT);
  const heirs = table.heirs.map((heir) => (heir.session === from ? { ...heir, session: to } : heir));
  return { ...table, seats, handed, heirs, host: table.host === from ? to : table.host };
}

/** The seats that were this session's, wherever they have gone since; none once it has taken a seat again. */
export function handedOver(table: KeptTable, session: string): Seat[] {
  if (isSeated(table, session)) return [];
  const heir = heirOf(table, session);
  return heir === undefined ? [] : seatsOf(table, heir);
}

/** The session that has what was this one's. */
export function heirOf({ handed }: Pick<KeptTable, 'handed'>, session: string): string | undefined {
  let heir: string | undefined;
  // Who is given seats is no giver any more, so this ends.
  for (let next = handed.find(({ from }) => from === session); next; ) {
    const { to } = next;
    heir = to;
    next = handed.find(({ from }) => from === to);
  }
  return heir;
}
