/** Late comers at a table where a match goes on: who is promised a bot's seat, and when they take it. */
import type { Seat } from '#shared/engine/rules.ts';
import { type Heir, type KeptTable, type Store, StoreWriteError } from '../../store/store.ts';
import type { TableMatch } from '../match/table-match.ts';
import * as heirs from './heirs.ts';

/** What inheriting needs of the table. */
export interface LateJoinersDeps {
  kept(): KeptTable;
  readonly match: TableMatch;
  readonly store: Pick<Store, 'inherit'>;
  /** The game rests between two deals: nowhere else does a seat pass on. */
  readonly hasDealBreaks: boolean;
  /** Has the room or its table open now. */
  isHere(session: string): boolean;
  /** Keeps a changed table, and tells everybody. */
  saveTable(table: KeptTable): void;
  /** Tells everybody of a changed table that the store has already. */
  onSeated(table: KeptTable): void;
}

export class LateJoiners {
  readonly #around: LateJoinersDeps;

  constructor(around: LateJoinersDeps) {
    this.#around = around;
  }

  /** Who is to have a bot's seat. */
  get waiting(): readonly Heir[] {
    return heirs.waitingJoiners(this.#around.kept());
  }

  /** In a running match: a bot's seat is this session's from the next deal on. Nothing where there is none. */
  reserve(session: string, name: string): Seat | undefined {
    const { match, hasDealBreaks: rests, kept, saveTable: keep } = this.#around;
    const seat = match.stage === 'playing' && rests ? heirs.freeBotSeat(kept()) : undefined;
    if (seat !== undefined) keep(heirs.reserveSeat(kept(), seat, session, name));
    return seat;
  }

  /** Wants no bot's seat any more. */
  cancel(session: string): void {
    const { kept, saveTable: keep } = this.#around;
    if (this.waiting.some((heir) => heir.session === session)) keep(heirs.cancelReservation(kept(), session));
  }

  /** A deal is over: who is to have a bot's seat and is here takes it, before the next one begins. */
  seatWaiting(): void {
    const { kept, match, store, isHere, onSeated: tell } = this.#around;
    const { running, id } = match;
    const due = this.waiting.filter(({ session }) => isHere(session));
    if (due.length === 0 || !running || id === undefined) return;
    const { table, seated } = heirs.seatJoiners(kept(), due, running.live.match.events.length);
    try {
      store.inherit(table, id, seated);
    } catch (error) {
      // They wait for the deal after it.
      if (!(error instanceof StoreWriteError)) throw error;
      return;
    }
    for (const { seat } of seated) running.seatPerson(seat);
    tell(table);
  }
}
