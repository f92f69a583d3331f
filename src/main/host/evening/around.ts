/** What an evening's desk needs to know of the host around it. */
import type { Game } from '#shared/engine/game.ts';
import type { Random } from '#shared/engine/random.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { RoomTableRequest } from '../room/book.ts';
import type { Room } from '../room/room.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { Broadcaster } from '../wire/teller.ts';

export interface DeskDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly broadcaster: Broadcaster;
  /** What pairing draws from. */
  readonly random: Random;
  /** What time it is, in ms since 1970: a round's clock goes on while the host is off. */
  today(): number;
  gameOf(id: string): Game | undefined;
  table(id: string): Table | undefined;
  /** Puts up a table of the room. */
  createTable(session: string, wish: RoomTableRequest): { readonly table: Table } | { readonly refusal: Refusal };
  close(table: Table): void;
  room(): Room;
  isScreen(session: string): boolean;
  /** Where it is connected from; nothing where it is not. */
  deviceOf(session: string): string | undefined;
}
