/** How tables come to stand on this host: a session's own, one at which a finished match goes on, one of the room. */
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { deviceOf } from './connections/client-device.ts';
import type { HostingPolicy, Requester } from './hosting-policy.ts';
import type { Room } from './room/room.ts';
import type { RoomTableRequest, TableRequest } from './room/room-store.ts';
import { newSettings } from './table/lobby.ts';
import type { RecordAccess } from './table/match-records.ts';
import { type Practice, type PracticeRequest, startPractice } from './table/practice.ts';
import type { Table } from './table/table.ts';
import type { TableSpec, Tables } from './tables.ts';

/** A table that was opened, and what others give to come in. */
interface OpenedTable {
  readonly table: string;
  readonly code: string;
}

type Created = { readonly table: Table } | { readonly refusal: Refusal };

export interface TableFactoryDeps {
  readonly gameOf: (id: string) => Game | undefined;
  /** A table server's tables are open to the network at once. */
  readonly isServer: boolean;
  readonly policy: HostingPolicy;
  readonly tables: Tables;
  room(): Room;
  recordAccess(): RecordAccess;
  requesterOf(session: string): Requester;
  /** It outlives its connection from now on. */
  keepSession(session: string): void;
  newCode(): string;
}

export class TableFactory {
  readonly #around: TableFactoryDeps;

  constructor(around: TableFactoryDeps) {
    this.#around = around;
  }

  /** A table of the session's own, with a code of its own. */
  openOwn(session: string, wish: TableRequest): OpenedTable | { readonly refusal: Refusal } {
    const put = this.#putUpOwn(session, wish);
    return 'refusal' in put ? put : { table: put.table.id, code: put.table.kept.code };
  }

  /** A table of the session's own, at which a finished match goes on from before one of its moves. */
  openPractice(session: string, wish: PracticeRequest): OpenedTable | { readonly refusal: Refusal } {
    const { policy: house, tables, recordAccess: shelf, requesterOf: asking } = this.#around;
    const who = asking(session);
    const around = {
      recordAccess: shelf(),
      refuse: () => (house.mayOpen(who) ? undefined : refusal('host', 'only-home-opens')),
      refuseMatch: () => house.refuseMatch(who),
      tables: tables.all,
      createTable: ({ game, seats, options }: Practice) =>
        this.#putUpOwn(session, { game, seats, prepare: (table) => ({ ...table, options }) }),
      close: (table: Table) => tables.close(table),
    };
    const put = startPractice(around, session, wish);
    return 'refusal' in put ? put : { table: put.table.id, code: put.table.kept.code };
  }

  /** A table of the room, by who leads it. */
  openInRoom(session: string, wish: TableRequest): OpenedTable | { readonly refusal: Refusal } {
    const room = this.#around.room();
    const put = room.act((playing) => playing.open(session, wish));
    return 'refusal' in put ? put : { table: put.table.id, code: room.code };
  }

  /** The room's and its desk's way to put one up: it has the room's code and the room's guests. */
  readonly createForRoom = (session: string, wish: RoomTableRequest): Created =>
    this.#putUp(session, { ...wish, code: '', room: true, guests: [] });

  #putUpOwn(session: string, wish: TableRequest & Pick<TableSpec, 'prepare'>): Created {
    const { gameOf, isServer, policy: house, requesterOf: asking, newCode: freshCode } = this.#around;
    if (!gameOf(wish.game)) return { refusal: refusal('host', 'no-such-game', { game: wish.game }) };
    const who = asking(session);
    const refused = house.refuseTable(who);
    if (refused) return { refusal: refused };
    return this.#putUp(session, {
      ...wish,
      settings: newSettings(isServer),
      code: freshCode(),
      room: false,
      guests: [{ session, device: deviceOf(who.address), name: '' }],
    });
  }

  #putUp(session: string, made: Omit<TableSpec, 'host'>): Created {
    this.#around.keepSession(session);
    return this.#around.tables.create({ ...made, host: session });
  }
}
