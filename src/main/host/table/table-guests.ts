/** Who comes in to a table, who has to go, and who may come back. */
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { nameOrEmpty } from '#shared/protocol/name-similarity.ts';
import type { Guest, KeptTable } from '../../store/store.ts';
import { standInLevel } from '../bots/stand-ins.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { TableMatch } from '../match/table-match.ts';
import * as guests from './guests.ts';
import { expireGuests } from './guests.ts';
import * as heirs from './heirs.ts';
import * as lobby from './lobby.ts';
import type { RoomOfTable } from './room-of-table.ts';
import { seatsOf } from './seating.ts';
import * as entrance from './table-access.ts';

/** What coming and going needs of the table. */
export interface TableGuestsDeps {
  /** What is kept of the table alone. */
  own(): KeptTable;
  /** The same with what is the room's. */
  kept(): KeptTable;
  isHost(session: string): boolean;
  /** Keeps a change and tells everybody, or says why there is none. */
  change(changed: lobby.TableChange): Refusal | undefined;
  /** A code that no table of this host has. */
  newCode(): string;
  readonly match: TableMatch;
  readonly game: Game;
  readonly room: RoomOfTable;
  readonly connections: ConnectionInfo;
}

export class TableGuests {
  readonly #around: TableGuestsDeps;

  constructor(around: TableGuestsDeps) {
    this.#around = around;
  }

  /** Why this session may do nothing here; nothing if it has come in. */
  refuse(session: string): Refusal | undefined {
    return entrance.refuseGuest(this.#around.kept(), session);
  }

  /** Nobody new comes in here, or this session does not. */
  isClosedTo(session: string): boolean {
    return entrance.isClosedTo(this.#around.kept(), this.#newcomer(session, ''));
  }

  /** A session that gave the code comes in, under this name if it says one that can be one. */
  enter(session: string, typed = ''): Refusal | undefined {
    const { own, connections, change } = this.#around;
    return change(entrance.enter(expireGuests(own(), connections), this.#newcomer(session, nameOrEmpty(typed))));
  }

  /** The person on this seat goes and is kept out. In a running match a bot takes the seat for good. */
  remove(seat: Seat): Refusal | undefined {
    const found = lobby.removable(this.#around.own(), seat);
    return 'refusal' in found ? found.refusal : this.#remove(found.session);
  }

  /** The same for somebody who has come in, wherever they sit or stand; `id` as the table's host is shown it. */
  removeGuest(id: string): Refusal | undefined {
    const { kept, isHost } = this.#around;
    const session = guests.guestOf(kept(), id);
    if (session === undefined) return refusal('host', 'no-such-guest');
    return isHost(session) || session === kept().host ? refusal('host', 'host-stays') : this.#remove(session);
  }

  /** Somebody who was removed may come in again. */
  unban(id: string): Refusal | undefined {
    const { own, kept, room, change } = this.#around;
    if (own().room) {
      const first = guests.bannedOf(kept(), id);
      return first === undefined ? refusal('host', 'no-such-guest') : room.unbanSession(first);
    }
    const table = guests.unban(own(), id);
    return table ? change({ table }) : refusal('host', 'no-such-guest');
  }

  /** All that these sessions hold here is left: to bots, in a running match. They are refused by the room from now on. */
  leaveAll(sessions: readonly string[]): void {
    const { own, change } = this.#around;
    const level = this.#levelOfHeirs;
    const left = sessions.flatMap((session) => seatsOf(own(), session));
    const table = sessions.reduce(
      (now, session) => heirs.cancelReservation(lobby.leaveSeats(now, session, level), session),
      own(),
    );
    change({ table });
    this.#seatBots(left, level);
  }

  #remove(session: string): Refusal | undefined {
    const { own, room, connections, newCode: freshCode, change } = this.#around;
    if (own().room) return room.remove(session);
    const level = this.#levelOfHeirs;
    const left = seatsOf(own(), session);
    const table = lobby.leaveSeats(own(), session, level);
    const device = connections.isConnected(session) ? connections.deviceOf(session) : undefined;
    change({ table: guests.ban(table, session, device, freshCode()) });
    this.#seatBots(left, level);
    return undefined;
  }

  /** Of the bots that take over from who leaves; none where no match is played. */
  get #levelOfHeirs(): Level | undefined {
    const { match, game } = this.#around;
    return match.stage === 'playing' ? standInLevel(game) : undefined;
  }

  #seatBots(seats: readonly Seat[], level: Level | undefined): void {
    if (level) for (const seat of seats) this.#around.match.running?.seatBot(seat, level);
  }

  #newcomer(session: string, name: string): Guest {
    return { session, device: this.#around.connections.deviceOf(session), name };
  }
}
