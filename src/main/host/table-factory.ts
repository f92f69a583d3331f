/** How tables come to stand on this host: a session's own, one at which a finished match goes on, one of the room. */
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Callers } from './connections/callers.ts';
import { deviceOf } from './connections/client-device.ts';
import type { HostingPolicy } from './hosting-policy.ts';
import type { OpenedTable, RoomTableRequest, TableRequest } from './room/room-deps.ts';
import { newSettings } from './table/lobby.ts';
import type { RecordAccess } from './table/match-records.ts';
import { type PracticeRequest, practiceFrom } from './table/practice.ts';
import type { Table } from './table/table.ts';
import type { TableSpec, Tables } from './tables.ts';

type Created = { readonly table: Table } | { readonly refusal: Refusal };

export interface TableFactoryDeps {
  readonly gameOf: (id: string) => Game | undefined;
  /** A table server's tables are open to the network at once. */
  readonly isServer: boolean;
  readonly policy: HostingPolicy;
  readonly tables: Tables;
  readonly recordAccess: RecordAccess;
  readonly callers: Callers;
  newCode(): string;
}

export class TableFactory {
  readonly #deps: TableFactoryDeps;

  constructor(deps: TableFactoryDeps) {
    this.#deps = deps;
  }

  /** A table of the session's own, with a code of its own. */
  openOwn(session: string, wish: TableRequest): OpenedTable | { readonly refusal: Refusal } {
    const put = this.#putUpOwn(session, wish);
    return 'refusal' in put ? put : { table: put.table.id, code: put.table.kept.code };
  }

  /** A table of the session's own, at which a finished match goes on from before one of its moves. */
  openPractice(session: string, wish: PracticeRequest): OpenedTable | { readonly refusal: Refusal } {
    const { policy, tables, recordAccess, callers } = this.#deps;
    const who = callers.requester(session);
    if (!policy.mayOpen(who)) return { refusal: refusal('host', 'only-home-opens') };
    const practice = practiceFrom(recordAccess, session, wish);
    if ('refusal' in practice) return practice;
    const tooMany = policy.refuseMatch(who);
    if (tooMany) return { refusal: tooMany };
    // Everybody has one at most: the one before is put away.
    for (const table of tables.all) if (table.isPractice && table.kept.host === session) tables.close(table);
    const { game, seats, options, events } = practice;
    const put = this.#putUpOwn(session, { game, seats, prepare: (table) => ({ ...table, options }) });
    if ('refusal' in put) return put;
    const notSeated = practice.sit(put.table);
    if (notSeated) {
      tables.close(put.table);
      return { refusal: notSeated };
    }
    put.table.startPractice(events);
    return { table: put.table.id, code: put.table.kept.code };
  }

  /** The room's and its desk's way to put one up: it has the room's code and the room's guests. */
  readonly createForRoom = (session: string, wish: RoomTableRequest): Created =>
    this.#putUp(session, { ...wish, code: '', room: true, guests: [] });

  #putUpOwn(session: string, wish: TableRequest & Pick<TableSpec, 'prepare'>): Created {
    const { gameOf, isServer, policy, callers, newCode } = this.#deps;
    if (!gameOf(wish.game)) return { refusal: refusal('host', 'no-such-game', { game: wish.game }) };
    const who = callers.requester(session);
    const refused = policy.refuseTable(who);
    if (refused) return { refusal: refused };
    return this.#putUp(session, {
      ...wish,
      settings: newSettings(isServer),
      code: newCode(),
      room: false,
      guests: [{ session, device: deviceOf(who.address), name: '' }],
    });
  }

  #putUp(session: string, made: Omit<TableSpec, 'host'>): Created {
    this.#deps.callers.persist(session);
    return this.#deps.tables.create({ ...made, host: session });
  }
}
