/** Late comers at a table where a match goes on: who is promised a bot's seat, and when they take it. */
import type { Seat } from '#shared/engine/rules.ts';
import { type Heir, type KeptTable, NotKept, type Store } from '../../store/store.ts';
import type { TableMatch } from '../match/table-match.ts';
import * as heirs from './heirs.ts';

/** What inheriting needs of the table. */
export interface AroundInheriting {
  kept(): KeptTable;
  readonly match: TableMatch;
  readonly store: Pick<Store, 'inherit'>;
  /** The game rests between two deals: nowhere else does a seat pass on. */
  readonly rests: boolean;
  /** Has the room or its table open now. */
  isHere(session: string): boolean;
  /** Keeps a changed table, and tells everybody. */
  keep(table: KeptTable): void;
  /** Tells everybody of a changed table that the store has already. */
  tell(table: KeptTable): void;
}

export class Inheriting {
  readonly #around: AroundInheriting;

  constructor(around: AroundInheriting) {
    this.#around = around;
  }

  /** Who is to have a bot's seat. */
  get heirs(): readonly Heir[] {
    return heirs.waitingHeirs(this.#around.kept());
  }

  /** In a running match: a bot's seat is this session's from the next deal on. Nothing where there is none. */
  inherit(session: string, name: string): Seat | undefined {
    const { match, rests, kept, keep } = this.#around;
    const seat = match.stage === 'playing' && rests ? heirs.seatToInherit(kept()) : undefined;
    if (seat !== undefined) keep(heirs.promise(kept(), seat, session, name));
    return seat;
  }

  /** Wants no bot's seat any more. */
  renounce(session: string): void {
    const { kept, keep } = this.#around;
    if (this.heirs.some((heir) => heir.session === session)) keep(heirs.renounce(kept(), session));
  }

  /** A deal is over: who is to have a bot's seat and is here takes it, before the next one begins. */
  come(): void {
    const { kept, match, store, isHere, tell } = this.#around;
    const { running, id } = match;
    const due = this.heirs.filter(({ session }) => isHere(session));
    if (due.length === 0 || !running || id === undefined) return;
    const { table, seated } = heirs.seatHeirs(kept(), due, running.live.match.events.length);
    try {
      store.inherit(table, id, seated);
    } catch (error) {
      // They wait for the deal after it.
      if (!(error instanceof NotKept)) throw error;
      return;
    }
    for (const { seat } of seated) running.seatPerson(seat);
    tell(table);
  }
}
