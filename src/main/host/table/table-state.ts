/** A table as it is: what is kept of it and what is played there. All its parts read it; only the table sets what is played. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Stage } from '#shared/protocol/table.ts';
import type { KeptMatch, KeptTable, Store } from '../../store/store.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { Emitter } from '../time/emitter.ts';
import type { TableChange } from './lobby.ts';
import { type RoomOfTable, withRoom } from './room-of-table.ts';

interface TableStateEvents {
  /** Other things are kept of it. */
  changed: undefined;
}

export class TableState extends Emitter<TableStateEvents> {
  /** The match that lies here, as the store knows it; nothing in the lobby. */
  row: KeptMatch | undefined;
  /** The same as far as somebody plays it or looks at it. */
  live: LiveMatch | undefined;
  /** Who ended the match that was played here last, before it was over; nothing where nobody did. */
  brokenOffBy: string | undefined;
  readonly #store: Store;
  readonly #room: RoomOfTable;
  #kept: KeptTable;

  constructor(store: Store, room: RoomOfTable, kept: KeptTable) {
    super();
    this.#store = store;
    this.#room = room;
    this.#kept = kept;
    this.row = store.match(kept.id, kept.match);
  }

  get kept(): KeptTable {
    return this.#kept;
  }

  /** The same with what is the room's, where it is one of its tables. */
  get full(): KeptTable {
    return withRoom(this.#kept, this.#room);
  }

  get matchId(): number | undefined {
    return this.row?.id;
  }

  /** What is played or lies here counts nowhere. */
  get isPractice(): boolean {
    return this.row?.practice ?? false;
  }

  get stage(): Stage {
    if (!this.row) return 'lobby';
    return (this.live?.isOver ?? this.row.over) ? 'over' : 'playing';
  }

  /** Whether the rules want silence now (VM-20). */
  get isSilent(): boolean {
    const { rules, state } = this.live?.match ?? {};
    return rules?.silent?.(state) ?? false;
  }

  /** Saves a change, or says why there is none. */
  change(changed: TableChange): Refusal | undefined {
    if ('refusal' in changed) return changed.refusal;
    this.#store.keepTable(changed.table);
    this.replace(changed.table);
    this.emit('changed');
    return undefined;
  }

  /** What the store has already, with more than the table. */
  replace(kept: KeptTable): void {
    this.#kept = kept;
  }
}
