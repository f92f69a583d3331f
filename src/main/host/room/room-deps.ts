/** What the room needs of its host, and what is asked of it. */
import type { Game } from '#shared/engine/game.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableSettings } from '#shared/protocol/table.ts';
import type { KeptTable } from '../../store/store.ts';
import type { Broadcaster } from '../connections/broadcaster.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { OptionChoice } from '../table/lobby.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { EveningTables, RoomState } from './room-state.ts';

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

/** A table that was opened, and what others give to come in. */
export interface OpenedTable {
  readonly table: string;
  readonly code: string;
}

export interface RoomDeps {
  readonly state: RoomState;
  readonly clock: Clock;
  readonly broadcaster: Broadcaster;
  readonly evening: EveningTables;
  /** Nobody sits at this computer: the network comes in from the start, and the first one leads. */
  readonly isServer: boolean;
  gameOf(id: string): Game | undefined;
  /** The games there are, in the order of the list. */
  readonly games: readonly string[];
  /** All of this host, by id. */
  readonly allTables: ReadonlyMap<string, Table>;
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
