/** A table as it is: what is kept of it, what of that is the room's, and what is played there. All its parts read it. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { Stage } from '#shared/protocol/table.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { KeptMatch, KeptTable, Store } from '../../store/store.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { Emitter } from '../time/emitter.ts';
import type { TableChange } from './lobby.ts';

// What a table of the room asks of it: whoever is in the room has come in, and whoever leads it is the table's host.

/** What of a table is the room's, where it is one of its tables. */
export type SharedWithTables = Pick<KeptTable, 'code' | 'guests' | 'banned' | 'host'>;

export interface RoomOfTable {
  /** Everybody who is in, who was removed, by which code, and the captain's session, empty where there is none. */
  shared(): SharedWithTables;
  /** Leads the room: is its captain, or sits at the host's own computer. */
  mayHost(session: string): boolean;
  /** Has the room or its table open now. */
  isHere(session: string): boolean;
  /** Guesses nothing, and nobody is told of their guesses. */
  isGuessless(session: string): boolean;
  /** All who have come in. */
  readonly people: readonly KeptPerson[];
  /** The person of a session; nothing for who is none yet. */
  person(session: string): KeptPerson | undefined;
  /** Holds a seat in a match that goes on at any of its tables but this one. */
  isPlaying(session: string, except: string): boolean;
  /** What the session's person goes by, if they are called so. */
  markOf(session: string, name: string): AvatarSpec | undefined;
  /** Why this session's people may not sit down under this name. */
  refuseName(session: string, name: string): Refusal | undefined;
  /** The same cards are played elsewhere, too: only who sits at this table may look on. */
  isSecret(table: string): boolean;
  /** A television that was let in by who leads. */
  isTrustedScreen(session: string): boolean;
}

/** The table as if all of the room were its guests; any other as it is. */
function withRoom(kept: KeptTable, room: RoomOfTable): KeptTable {
  return kept.room ? { ...kept, ...room.shared() } : kept;
}

/** What is to be kept of it, without what is the room's; `before` says whose table it was. */
export function withoutRoom(table: KeptTable, { host }: KeptTable): KeptTable {
  return table.room ? { ...table, code: '', guests: [], banned: [], host } : table;
}

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
  matchEndedBy: string | undefined;
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
