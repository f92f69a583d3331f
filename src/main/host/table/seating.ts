/** Who sits where, by session. */
import type { Seat } from '#shared/engine/rules.ts';
import type { KeptTable } from '../../store/store.ts';

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
