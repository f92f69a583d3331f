/** What an evening's desk needs of its host. */
import type { Game } from '#shared/engine/game.ts';
import type { Random } from '#shared/engine/random.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { Broadcaster } from '../connections/broadcaster.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { Room } from '../room/room.ts';
import type { RoomTableRequest } from '../room/room-deps.ts';
import type { RecordAccess } from '../table/match-records.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { Archive } from './archive.ts';
import type { EveningState } from './evening-state.ts';

export interface DeskDeps {
  readonly state: EveningState;
  readonly archive: Archive;
  /** The records of matches; who leads may have all of the latest evening. */
  readonly recordAccess: RecordAccess;
  readonly room: Room;
  readonly store: Store;
  readonly clock: Clock;
  readonly broadcaster: Broadcaster;
  /** What pairing draws from. */
  readonly random: Random;
  /** What time it is, in ms since 1970: a round's clock goes on while the host is off. */
  today(): number;
  gameOf(id: string): Game | undefined;
  /** All of this host, by id. */
  readonly allTables: ReadonlyMap<string, Table>;
  /** Puts up a table of the room. */
  createTable(session: string, wish: RoomTableRequest): { readonly table: Table } | { readonly refusal: Refusal };
  close(table: Table): void;
  readonly connections: ConnectionInfo;
}
