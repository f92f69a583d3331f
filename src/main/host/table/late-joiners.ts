/** Late comers at a table where a match goes on: who is promised a bot's seat, and when they take it. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Heir, KeptTable, Store } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import * as lobby from './lobby.ts';
import type { TableDeps } from './table-deps.ts';
import type { RoomOfTable, TableState } from './table-state.ts';

// Late comers: a bot's seat in a running match is theirs from the next deal on.

/** Those whose seats are still bots'. */
export function waitingJoiners({ heirs }: Pick<KeptTable, 'heirs'>): Heir[] {
  return heirs.filter(({ from }) => from === null);
}

/** A bot's seat that nobody is to have yet. */
function freeBotSeat(table: KeptTable): Seat | undefined {
  const promised = new Set(waitingJoiners(table).map(({ seat }) => seat));
  const seat = table.seats.findIndex(({ kind }, seat) => kind === 'bot' && !promised.has(seat));
  return seat < 0 ? undefined : seat;
}

/** This session is to have that seat. */
function reserveSeat(table: KeptTable, seat: Seat, session: string, name: string): KeptTable {
  return { ...table, heirs: [...table.heirs, { seat, session, name, from: null }] };
}

/** This session wants no bot's seat any more; what is its own already stays. */
export function cancelReservation(table: KeptTable, session: string): KeptTable {
  return { ...table, heirs: table.heirs.filter((heir) => heir.session !== session || heir.from !== null) };
}

/** A deal is over after so many events: these take their seats, each where the table lets them. */
function seatJoiners(
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

export class LateJoiners {
  readonly #state: TableState;
  readonly #store: Pick<Store, 'inherit'>;
  readonly #room: Pick<RoomOfTable, 'isHere'>;
  /** The game rests between two deals: nowhere else does a seat pass on. */
  readonly #hasDealBreaks: boolean;

  constructor(state: TableState, { store, room, game }: Pick<TableDeps, 'store' | 'room' | 'game'>) {
    this.#state = state;
    this.#store = store;
    this.#room = room;
    this.#hasDealBreaks = game.rules.scorePause !== undefined;
  }

  /** Who is to have a bot's seat. */
  get waiting(): readonly Heir[] {
    return waitingJoiners(this.#state.kept);
  }

  /** In a running match: a bot's seat is this session's from the next deal on. Nothing where there is none. */
  reserve(session: string, name: string): Seat | undefined {
    const { kept, stage } = this.#state;
    const seat = stage === 'playing' && this.#hasDealBreaks ? freeBotSeat(kept) : undefined;
    if (seat !== undefined) this.#state.change({ table: reserveSeat(kept, seat, session, name) });
    return seat;
  }

  /** Wants no bot's seat any more. */
  cancel(session: string): void {
    if (!this.waiting.some((heir) => heir.session === session)) return;
    this.#state.change({ table: cancelReservation(this.#state.kept, session) });
  }

  /** A deal is over: who is to have a bot's seat and is here takes it, before the next one begins. */
  seatWaiting(): void {
    const { kept, live, matchId } = this.#state;
    const due = this.waiting.filter(({ session }) => this.#room.isHere(session));
    if (due.length === 0 || !live || matchId === undefined) return;
    const { table, seated } = seatJoiners(kept, due, live.match.events.length);
    try {
      this.#store.inherit(table, matchId, seated);
    } catch (error) {
      // They wait for the deal after it.
      if (!(error instanceof StoreWriteError)) throw error;
      return;
    }
    for (const { seat } of seated) live.bots.seatPerson(seat);
    this.#state.replace(table);
    this.#state.emit('changed');
  }
}
