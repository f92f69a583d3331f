/** How tables come to stand on this host: a session's own, one at which a finished match goes on, one of the room. */
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Asking, House } from './house.ts';
import type { RoomWish, Wish } from './room/book.ts';
import type { Room } from './room/room.ts';
import { type Practice, practise, type TryAgain } from './table/practice.ts';
import type { Shelf } from './table/records.ts';
import { newSettings } from './table/settings.ts';
import type { Table } from './table/table.ts';
import type { Made, Tables } from './tables.ts';
import { deviceOf } from './wire/device.ts';

/** A table that was opened, and what others give to come in. */
interface Opened {
  readonly table: string;
  readonly code: string;
}

type Put = { readonly table: Table } | { readonly refusal: Refusal };

export interface AroundOpening {
  readonly gameOf: (id: string) => Game | undefined;
  /** A table server's tables are open to the network at once. */
  readonly isServer: boolean;
  readonly house: House;
  readonly tables: Tables;
  room(): Room;
  shelf(): Shelf;
  asking(session: string): Asking;
  /** It outlives its connection from now on. */
  keepSession(session: string): void;
  freshCode(): string;
}

export class Opening {
  readonly #around: AroundOpening;

  constructor(around: AroundOpening) {
    this.#around = around;
  }

  /** A table of the session's own, with a code of its own. */
  own(session: string, wish: Wish): Opened | { readonly refusal: Refusal } {
    const put = this.#putUpOwn(session, wish);
    return 'refusal' in put ? put : { table: put.table.id, code: put.table.kept.code };
  }

  /** A table of the session's own, at which a finished match goes on from before one of its moves. */
  practise(session: string, wish: TryAgain): Opened | { readonly refusal: Refusal } {
    const { house, tables, shelf, asking } = this.#around;
    const who = asking(session);
    const around = {
      shelf: shelf(),
      refuse: () => (house.mayOpen(who) ? undefined : refusal('host', 'only-home-opens')),
      refuseMatch: () => house.refuseMatch(who),
      tables: tables.all,
      putUp: ({ game, seats, options }: Practice) =>
        this.#putUpOwn(session, { game, seats, prepare: (table) => ({ ...table, options }) }),
      close: (table: Table) => tables.close(table),
    };
    const put = practise(around, session, wish);
    return 'refusal' in put ? put : { table: put.table.id, code: put.table.kept.code };
  }

  /** A table of the room, by who leads it. */
  inRoom(session: string, wish: Wish): Opened | { readonly refusal: Refusal } {
    const room = this.#around.room();
    const put = room.act((playing) => playing.open(session, wish));
    return 'refusal' in put ? put : { table: put.table.id, code: room.code };
  }

  /** The room's and its desk's way to put one up: it has the room's code and the room's guests. */
  readonly ofRoom = (session: string, wish: RoomWish): Put =>
    this.#putUp(session, { ...wish, code: '', room: true, guests: [] });

  #putUpOwn(session: string, wish: Wish & Pick<Made, 'prepare'>): Put {
    const { gameOf, isServer, house, asking, freshCode } = this.#around;
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

  #putUp(session: string, made: Omit<Made, 'host'>): Put {
    this.#around.keepSession(session);
    return this.#around.tables.putUp({ ...made, host: session });
  }
}
