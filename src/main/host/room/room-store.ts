/** What is kept of the room, for all parts of it; and what they need to know of the host around it. */
import type { Game } from '#shared/engine/game.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableSettings } from '#shared/protocol/table.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import type { KeptTable, Store } from '../../store/store.ts';
import type { Broadcaster } from '../connections/broadcaster.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { OptionChoice } from '../table/lobby.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';

/** What a new table is to be like. */
export interface TableRequest {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: OptionChoice | undefined;
  /** The code of a deal: then it says seats and options. */
  readonly deal?: string | undefined;
}

/** What of a new table is the room's. */
export interface RoomTableRequest extends TableRequest {
  /** Under whose name it is. */
  readonly maker: string;
  /** As it was at the table before. */
  readonly settings: TableSettings;
  /** What is done to it before anybody sees it. */
  prepare(table: KeptTable): KeptTable;
}

/** Where somebody who wanted a seat is now. */
export type SeatedAt = { readonly table: string; readonly seat: Seat } | { readonly waits: number };

/** The desk of an evening, as the room knows it: while it has tables, it says who sits at them. */
export interface EveningTables {
  /** What kind of evening there is, on or over; null while there is none. */
  readonly kind: RoomView['evening'];
  /** Those of its rounds that are there, in order; those of the latest begin with `first`. */
  tables(): readonly Table[];
  readonly firstTable: Table | undefined;
  /** A bot's seat that somebody may have who comes late, else the next round. */
  sit(person: KeptPerson): SeatedAt;
  /** Cards that another table still has to play are on this one. */
  isSecret(table: string): boolean;
  /** To be called whenever people, seats or matches may have changed. */
  check(): void;
}

export interface RoomDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly broadcaster: Broadcaster;
  /** Nobody sits at this computer: the network comes in from the start, and the first one leads. */
  readonly isServer: boolean;
  gameOf(id: string): Game | undefined;
  /** The games there are, in the order of the shelf. */
  readonly games: readonly string[];
  table(id: string): Table | undefined;
  /** The evening's. */
  desk(): EveningTables;
  tables(): readonly Table[];
  /** Puts up a table of the room. */
  createTable(session: string, wish: RoomTableRequest): { readonly table: Table } | { readonly refusal: Refusal };
  close(table: Table): void;
  readonly connections: ConnectionInfo;
  /** Where other devices reach this host now, and by which name; nothing while they don't. */
  addresses(): readonly string[];
  local(): string | null;
  /** A code that nothing of this host has. */
  newCode(): string;
  /** The session outlives its connection. */
  persistSession(session: string): void;
}

/** The room as it is kept, in the hands of its parts. */
export interface RoomStore {
  readonly room: KeptRoom;
  /** Writes it down, and from then on it is so; throws `NotKept` where that can't be done. */
  keep(room: KeptRoom): void;
  /** Whether the person has the room or its table open now. */
  isHere(person: KeptPerson): boolean;
  /** Since when, for as long as they are; later than anything where they are not. */
  hereSince(person: KeptPerson): number;
}
