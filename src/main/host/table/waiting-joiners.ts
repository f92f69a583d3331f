/** Late comers: a bot's seat in a running match is theirs from the next deal on. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Heir, KeptTable } from '../../store/store.ts';
import * as lobby from './lobby.ts';

/** Those whose seats are still bots'. */
export function waitingJoiners({ heirs }: Pick<KeptTable, 'heirs'>): Heir[] {
  return heirs.filter(({ from }) => from === null);
}

/** A bot's seat that nobody is to have yet. */
export function freeBotSeat(table: KeptTable): Seat | undefined {
  const promised = new Set(waitingJoiners(table).map(({ seat }) => seat));
  const seat = table.seats.findIndex(({ kind }, seat) => kind === 'bot' && !promised.has(seat));
  return seat < 0 ? undefined : seat;
}

/** This session is to have that seat. */
export function reserveSeat(table: KeptTable, seat: Seat, session: string, name: string): KeptTable {
  return { ...table, heirs: [...table.heirs, { seat, session, name, from: null }] };
}

/** This session wants no bot's seat any more; what is its own already stays. */
export function cancelReservation(table: KeptTable, session: string): KeptTable {
  return { ...table, heirs: table.heirs.filter((heir) => heir.session !== session || heir.from !== null) };
}

/** A deal is over after so many events: these take their seats, each where the table lets them. */
export function seatJoiners(
  table: KeptTable,
  due: readonly Heir[],
  from: number,
): { readonly table: KeptTable; readonly seated: readonly Heir[] } {
  const seated: Heir[] = [];
  let now = table;
  for (const { seat, session, name } of due) {
    const changed = lobby.sit(now, seat, { kind: 'person', name, session });
    if ('refusal' in changed) continue;
    now = changed.table;
    seated.push({ seat, session, name, from });
  }
  const others = table.heirs.filter((heir) => !seated.some(({ seat, session }) => sits(heir, seat, session)));
  return { table: { ...now, heirs: [...others, ...seated] }, seated };
}

/** The match is no more: who was to have a bot's seat has it. */
export function seatAllJoiners(table: KeptTable): KeptTable {
  return seatJoiners(table, waitingJoiners(table), 0).table;
}

function sits(heir: Heir, seat: Seat, session: string): boolean {
  return heir.from === null && heir.seat === seat && heir.session === session;
}
