/** Late comers at a table where a match goes on: who is promised a bot's seat, and when they take it. */
import type { Seat } from '#shared/engine/rules.ts';
import { type Heir, type Store, StoreWriteError } from '../../store/store.ts';
import type { RoomOfTable } from './room-of-table.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableState } from './table-state.ts';
import * as heirs from './waiting-joiners.ts';

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
    return heirs.waitingJoiners(this.#state.kept);
  }

  /** In a running match: a bot's seat is this session's from the next deal on. Nothing where there is none. */
  reserve(session: string, name: string): Seat | undefined {
    const { kept, stage } = this.#state;
    const seat = stage === 'playing' && this.#hasDealBreaks ? heirs.freeBotSeat(kept) : undefined;
    if (seat !== undefined) this.#state.change({ table: heirs.reserveSeat(kept, seat, session, name) });
    return seat;
  }

  /** Wants no bot's seat any more. */
  cancel(session: string): void {
    if (!this.waiting.some((heir) => heir.session === session)) return;
    this.#state.change({ table: heirs.cancelReservation(this.#state.kept, session) });
  }

  /** A deal is over: who is to have a bot's seat and is here takes it, before the next one begins. */
  seatWaiting(): void {
    const { kept, live, matchId } = this.#state;
    const due = this.waiting.filter(({ session }) => this.#room.isHere(session));
    if (due.length === 0 || !live || matchId === undefined) return;
    const { table, seated } = heirs.seatJoiners(kept, due, live.match.events.length);
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
