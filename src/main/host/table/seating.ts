/** Who sits where, by session, and seats that go from one session to another. */
import type { Seat } from '#shared/engine/rules.ts';
import type { KeptTable } from '../../store/store.ts';

// Seats that go from one session to another, because it was said to be their person's now; and back, by who had them.

/** More than any evening has; the oldest are forgotten first. */
const MAX_TRANSFERS = 50;

type Transfers = Pick<KeptTable, 'handed'>;

/**
 * The seats that one session holds are the other's, and nothing else: whoever made the table made it. Where they were the
 * other's before, whoever had them meanwhile has no right to them any more.
 */
export function transferSeats(table: KeptTable, from: string, to: string): KeptTable {
  const seats = table.seats.map((who) =>
    who.kind === 'person' && who.session === from ? { ...who, session: to } : who,
  );
  const heirs = table.heirs.map((holder) => (holder.session === from ? { ...holder, session: to } : holder));
  const before = holdersAfter(table, to);
  const isBack = before.includes(from);
  const gone = isBack ? [to, ...before] : [to];
  const handed = table.handed.filter((one) => !gone.includes(one.from));
  return { ...table, seats, heirs, handed: isBack ? handed : [...handed, { from, to }].slice(-MAX_TRANSFERS) };
}

/** All that is one session's here is the other's: another name of the same device (handover/arrivals.ts). */
export function renameSession(table: KeptTable, from: string, to: string): KeptTable {
  const renamed = (session: string): string => (session === from ? to : session);
  const holding = <T extends { readonly session: string }>(one: T): T => ({ ...one, session: renamed(one.session) });
  return {
    ...table,
    host: renamed(table.host),
    seats: table.seats.map((who) => (who.kind === 'person' ? holding(who) : who)),
    guests: table.guests.filter(({ session }) => session !== to).map(holding),
    heirs: table.heirs.map(holding),
    handed: table.handed.map((one) => ({ from: renamed(one.from), to: renamed(one.to) })),
  };
}

/** The seats that were this session's, wherever they have gone since; none once it has taken a seat again. */
export function transferredSeats(table: KeptTable, session: string): Seat[] {
  if (isSeated(table, session)) return [];
  const holder = currentHolderOf(table, session);
  return holder === undefined ? [] : seatsOf(table, holder);
}

/** The session that has what was this one's. */
export function currentHolderOf(table: Transfers, session: string): string | undefined {
  return holdersAfter(table, session).at(-1);
}

/** Whether it held seats here that others have now. */
export function hasTransferredSeats({ handed }: Transfers, session: string): boolean {
  return handed.some(({ from }) => from === session);
}

/** Whether the other one has, or had, what was this one's. */
export function hasHad(table: Transfers, session: string, other: string): boolean {
  return holdersAfter(table, session).includes(other);
}

/** Those who have had what was this one's, one after the other. */
function holdersAfter({ handed }: Transfers, session: string): string[] {
  const heirs: string[] = [];
  // Who is given seats is no giver any more, so this ends.
  for (let next = handed.find(({ from }) => from === session); next; ) {
    const { to } = next;
    heirs.push(to);
    next = handed.find(({ from }) => from === to);
  }
  return heirs;
}

type Seating = Pick<KeptTable, 'seats'>;

/** The seats that a session holds. */
export function seatsOf({ seats }: Seating, session: string): Seat[] {
  return seats.flatMap((who, seat) => (who.kind === 'person' && who.session === session ? seat : []));
}

/** Whether a session holds any seat: asked of all tables for each line. */
export function isSeated({ seats }: Seating, session: string): boolean {
  return seats.some((who) => who.kind === 'person' && who.session === session);
}

export function holdsSeat({ seats }: Seating, session: string, seat: Seat): boolean {
  const who = seats[seat];
  return who?.kind === 'person' && who.session === session;
}

/** The name of the session's person on a seat; nothing if the session does not hold it. */
export function nameOn({ seats }: Seating, session: string, seat: Seat): string | undefined {
  const who = seats[seat];
  return who?.kind === 'person' && who.session === session ? who.name : undefined;
}

/** The sessions that hold a seat. */
export function seatedSessions({ seats }: Seating): Set<string> {
  return new Set(seats.flatMap((who) => (who.kind === 'person' ? who.session : [])));
}

export function freeSeats({ seats }: Seating): number {
  return seats.filter(({ kind }) => kind === 'empty').length;
}
