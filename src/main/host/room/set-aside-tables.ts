/** Matches of the room that were set aside: they stand still and are in nobody's way, until they are resumed or ended. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { MAX_MATCHES_SET_ASIDE } from '#shared/protocol/room.ts';
import type { Table } from '../table/table.ts';
import type { RoomDeps } from './room-deps.ts';

/** The people on its seats. */
export function playersAt({ kept }: Table) {
  return kept.seats.flatMap((who) => (who.kind === 'person' ? who : []));
}

export class SetAsideTables {
  readonly #deps: RoomDeps;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
  }

  /** The match at the room's own table is set aside. */
  add(): Refusal | undefined {
    const { state } = this.#deps;
    const table = state.ownTable;
    if (table?.stage !== 'playing') return refusal('host', 'no-match');
    const before = state.tablesSetAside.map(({ id }) => id);
    if (before.length >= MAX_MATCHES_SET_ASIDE)
      return refusal('host', 'too-many-aside', { max: MAX_MATCHES_SET_ASIDE });
    // A match that stands still at the room's table is no harm, should the host die here.
    const refused = table.pause(true);
    if (refused) return refused;
    state.keep({ ...state.kept, playing: '', queue: [], aside: [...before, table.id] });
    return undefined;
  }

  /** The same, if nobody of those who sit there is here: whatever an evening begins with, such a match is not in its way. */
  addUnplayed(): Refusal | undefined {
    const table = this.#deps.state.ownTable;
    if (table?.stage !== 'playing' || playersAt(table).some(({ session }) => table.isHere(session))) return undefined;
    return this.add();
  }

  /** What was ended or closed there is not set aside any more. */
  tidy(): void {
    const { state } = this.#deps;
    if (state.kept.aside.length === 0) return;
    const tables = state.tablesSetAside;
    const over = tables.filter(({ stage }) => stage !== 'playing');
    const aside = tables.flatMap(({ id, stage }) => (stage === 'playing' ? id : []));
    if (aside.length < state.kept.aside.length) state.keep({ ...state.kept, aside });
    for (const table of over) this.#deps.close(table);
  }
}
