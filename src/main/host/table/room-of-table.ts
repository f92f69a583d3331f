/** What a table of the room asks of it: whoever is in the room has come in, and whoever leads it is the table's host. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { KeptTable } from '../../store/store.ts';

/** What of a table is the room's, where it is one of its tables. */
export type SharedWithTables = Pick<KeptTable, 'code' | 'guests' | 'banned' | 'host'>;

export interface RoomOfTable {
  /** Everybody who is in, who was removed, by which code, and the captain's session, empty where there is none. */
  shared(): SharedWithTables;
  /** Leads the room: is its captain, or sits at the host's own computer. */
  mayHost(session: string): boolean;
  /** Has the room or its table open now. */
  isHere(session: string): boolean;
  /** All who have come in. */
  readonly people: readonly KeptPerson[];
  /** The person of a session; nothing for who is none yet. */
  person(session: string): KeptPerson | undefined;
  /** Holds a seat in a match that goes on at any of its tables. */
  isPlaying(session: string): boolean;
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
export function withRoom(kept: KeptTable, room: RoomOfTable): KeptTable {
  return kept.room ? { ...kept, ...room.shared() } : kept;
}

/** What is to be kept of it, without what is the room's; `before` says whose table it was. */
export function withoutRoom(table: KeptTable, { host }: KeptTable): KeptTable {
  return table.room ? { ...table, code: '', guests: [], banned: [], host } : table;
}
