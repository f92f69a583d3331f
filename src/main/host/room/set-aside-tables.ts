/** Matches of the room that were set aside: they stand still and are in nobody's way, until they are resumed or ended. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { MAX_MATCHES_SET_ASIDE } from '#shared/protocol/room.ts';
import type { Table } from '../table/table.ts';
import type { RoomDeps, RoomStore } from './room-store.ts';

/** The people on its seats. */
export function playersAt({ kept }: Table) {
  return kept.seats.flatMap((who) => (who.kind === 'person' ? who : []));
}

export class SetAsideTables {
  readonly #host: RoomDeps;
  readonly #store: RoomStore;

  constructor(host: RoomDeps, store: RoomStore) {
    this.#host = host;
    this.#store = store;
  }

  get tables(): readonly Table[] {
    return this.#store.room.aside.flatMap((id) => this.#host.table(id) ?? []);
  }

  /** The match at the room's own table is set aside. */
  add(): Refusal | undefined {
    const { room } = this.#store;
    const table = this.#host.table(room.playing);
    if (table?.stage !== 'playing') return refusal('host', 'no-match');
    const before = this.tables.map(({ id }) => id);
    if (before.length >= MAX_MATCHES_SET_ASIDE)
      return refusal('host', 'too-many-aside', { max: MAX_MATCHES_SET_ASIDE });
    // A match that stands still at the room's table is no harm, should the host die here.
    const refused = table.pause(true);
    if (refused) return refused;
    this.#store.keep({ ...this.#store.room, playing: '', queue: [], aside: [...before, table.id] });
    return undefined;
  }

  /** The same, if nobody of those who sit there is here: whatever an evening begins with, such a match is not in its way. */
  addUnplayed(): Refusal | undefined {
    const table = this.#host.table(this.#store.room.playing);
    if (table?.stage !== 'playing' || playersAt(table).some(({ session }) => table.isHere(session))) return undefined;
    return this.add();
  }

  /** What was ended or closed there is not set aside any more. */
  tidy(): void {
    const { room } = this.#store;
    if (room.aside.length === 0) return;
    const { tables } = this;
    const over = tables.filter(({ stage }) => stage !== 'playing');
    const aside = tables.flatMap(({ id, stage }) => (stage === 'playing' ? id : []));
    if (aside.length < room.aside.length) this.#store.keep({ ...room, aside });
    for (const table of over) this.#host.close(table);
  }
}
